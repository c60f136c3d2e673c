import {
  einsichtenLesen,
  kundenUebertragen as uebertragenEndpoint,
  mitarbeiterAendern as aendernEndpoint,
  mitarbeitendeLesen,
  untervermittlerErstellen as erstellenEndpoint,
  vertriebswegLesen,
} from '#contract/endpoints/agentur.ts';
import type { Session } from '../access/session.ts';
import { mitarbeiterVon, verwaltet } from '../commands/agentur/agentur.ts';
import { kundenUebertragen, mitarbeiterAendern } from '../commands/agentur/mitarbeiterAendern.ts';
import { untervermittlerErstellen } from '../commands/agentur/untervermittlerErstellen.ts';
import type { Kontodienste } from '../commands/konto/dienste.ts';
import { nichtGefunden, zuVieleAnfragen } from '../http/answers.ts';
import { registerEndpoint, type Api } from '../http/registerEndpoint.ts';
import { mitarbeitende } from '../repositories/mitarbeitende.ts';
import { vermittler } from '../repositories/vermittler.ts';
import type { zugaenge } from '../repositories/zugaenge.ts';

/** Invitations an agency may send. */
const einladungen = { mal: 60, ms: 3_600_000 };

/** The agency: its people, their rights, and who has seen whom (`domain/konto.md §7.2–7.3`). */
export function registerAgentur(
  api: Api,
  { zugang, ...dienste }: Kontodienste & { zugang: ReturnType<typeof zugaenge> },
): void {
  const { database, konten } = dienste;
  const laden = (session: Session) => zugang.lesen(session);

  registerEndpoint(api, mitarbeitendeLesen, {
    laden,
    antworten: async ({ principal, query: { agentur } }) => {
      const zeilen = await mitarbeitende(database, verwaltet(principal, agentur)).alle();
      return Promise.all(zeilen.map((zeile) => mitarbeiterVon(konten, principal, zeile)));
    },
  });

  registerEndpoint(api, erstellenEndpoint, {
    laden,
    antworten: async ({ principal, body }) => {
      const agentur = verwaltet(principal);
      const warten = (await api.zaehlen?.(['vermittler/erstellen', agentur], einladungen)) ?? 0;
      if (warten > 0) throw zuVieleAnfragen(warten);
      return untervermittlerErstellen(dienste, principal, body);
    },
  });

  registerEndpoint(api, aendernEndpoint, {
    laden,
    antworten: ({ principal, params: { id }, body }) =>
      mitarbeiterAendern(dienste, principal, { ...body, id }),
  });

  registerEndpoint(api, uebertragenEndpoint, {
    laden,
    antworten: ({ principal, params: { id }, body: { an } }) =>
      kundenUebertragen(dienste, principal, { id, an }),
  });

  registerEndpoint(api, vertriebswegLesen, {
    laden,
    antworten: async ({ principal: { vermittlerNummer }, params: { id } }) => {
      const agentur = id === vermittlerNummer ? await vermittler(database).vertriebsweg(id) : null;
      if (!agentur) throw nichtGefunden();
      return agentur;
    },
  });

  registerEndpoint(api, einsichtenLesen, {
    laden,
    antworten: async ({ principal, query: { person = null, seite = '1' } }) => {
      const agentur = mitarbeitende(database, verwaltet(principal));
      const { gesamt, zeilen } = await agentur.einsichten(person, Number(seite));
      return {
        gesamt,
        einsichten: zeilen.map(({ partnerNummer, firma, vorname, nachname, zeit, ...zeile }) => ({
          id: zeile.id,
          person: zeile.person,
          vertraege: zeile.vertraege,
          zeit: zeit.toISOString(),
          kunde:
            partnerNummer === null
              ? null
              : { partnerNummer, name: firma ?? `${vorname} ${nachname}` },
        })),
      };
    },
  });
}
