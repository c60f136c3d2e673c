import {
  findByVermittlernummer,
  kundenSuchen,
  auswahlHerunterladen,
  bestandHerunterladen,
  bestandsueberblick,
  type Bestandsanfrage,
  type Bestandsfilter,
} from '#contract/endpoints/kundenbestand.ts';
import { bestandVon, fuehrtAgentur, type Bestand, type Principal } from '../access/decision.ts';
import type { Session } from '../access/session.ts';
import type { Database } from '../database/open.ts';
import { nichtErlaubt, nichtGefunden, ungueltig, zuVieleAnfragen } from '../http/answers.ts';
import { registerEndpoint, type Api } from '../http/registerEndpoint.ts';
import { entwurfsliste } from '../repositories/entwurfsliste.ts';
import { einsichten } from '../repositories/einsichten.ts';
import { kundenbestand } from '../repositories/kundenbestand.ts';
import type { zugaenge } from '../repositories/zugaenge.ts';
import { heuteInBerlin, tagePlus, zeitAm } from '#contract/tag.ts';
import { entwurfEndetTage } from '#contract/zahlen.ts';
import { bestandsdatei, bestandskunde } from '../rules/kundenbestand.ts';

interface Bestandsdienste {
  database: Database;
  clock: () => Date;
  zugang: ReturnType<typeof zugaenge>;
}

/** The book of a broker: customers page by page (`domain/konto.md §7.4`). */
export function registerKundenbestand(api: Api, dienste: Bestandsdienste): void {
  const { database, clock, zugang } = dienste;
  const laden = (session: Session) => zugang.lesen(session);

  registerEndpoint(api, findByVermittlernummer, {
    laden,
    antworten: ({ principal, params, query: { seite = '1', sortierung = 'NAME' } }) =>
      seiteVon(principal, params.id, { ...alle, seite: Number(seite), sortierung }),
  });

  registerEndpoint(api, kundenSuchen, {
    laden,
    antworten: ({ principal, params, body }) => seiteVon(principal, params.id, body),
  });

  registerEndpoint(api, bestandHerunterladen, {
    laden,
    antworten: ({ principal }, nennen) => datei(principal, alle, nennen),
  });

  registerEndpoint(api, auswahlHerunterladen, {
    laden,
    antworten: ({ principal, body }, nennen) => datei(principal, body, nennen),
  });

  registerEndpoint(api, bestandsueberblick, {
    laden,
    antworten: ({ principal }) => ueberblick(principal),
  });

  async function ueberblick(principal: Principal) {
    const jetzt = clock();
    const heute = heuteInBerlin(jetzt);
    const vermittlerNummer = principal.vermittlerNummer ?? '';
    const buch = kundenbestand(database, eigenerBestand(principal, vermittlerNummer));
    const wieViele = async (enger: Partial<Bestandsfilter>) =>
      (await buch.summe({ ...alle, ...enger }, heute)).kunden;
    const [ganz, faellig, umsatzOffen, mahnung, endendeEntwuerfe] = await Promise.all([
      buch.summe(alle, heute),
      wieViele({ faellig: true }),
      wieViele({ umsatzaufgabe: true }),
      wieViele({ mahnung: true }),
      endende(principal, jetzt),
    ]);
    return { ...ganz, faellig, umsatzOffen, mahnung, endendeEntwuerfe };
  }

  /** Of those whom he may conclude for; all of the agency for whoever runs it. */
  function endende(wer: Principal, jetzt: Date): Promise<number> | number {
    const fuehrt = fuehrtAgentur(wer);
    if (!fuehrt && !wer.rechte.includes('antragStellen')) return 0;
    const sub = fuehrt ? null : wer.sub;
    const liste = entwurfsliste(database, { agentur: wer.vermittlerNummer ?? '', sub });
    return liste.endende(
      jetzt,
      zeitAm(tagePlus(heuteInBerlin(jetzt), entwurfEndetTage + 1), '00:00'),
    );
  }

  async function datei(
    principal: Principal,
    filter: Bestandsfilter,
    nennen: (dateiname: string) => void,
  ): Promise<string> {
    const jetzt = clock();
    const heute = heuteInBerlin(jetzt);
    const vermittlerNummer = principal.vermittlerNummer ?? '';
    const buch = kundenbestand(database, eigenerBestand(principal, vermittlerNummer));
    const { sub } = principal;
    const warten = (await api.zaehlen?.(['kundenbestand/download', sub], downloads)) ?? 0;
    if (warten > 0) throw zuVieleAnfragen(warten);
    const zeilen = await buch.exportzeilen(filter, heute, hoechstens + 1);
    if (zeilen.length > hoechstens) throw ungueltig([{ feld: '', text: zuGross }]);
    await einsichten(database).heruntergeladen({ sub, vermittlerNummer }, zeilen.length, jetzt);
    nennen(`kundenbestand_${vermittlerNummer}_${heute}.csv`);
    return bestandsdatei(zeilen, heute);
  }

  async function seiteVon(
    principal: Principal,
    vermittlerNummer: string,
    anfrage: Bestandsanfrage,
  ) {
    const heute = heuteInBerlin(clock());
    const buch = kundenbestand(database, eigenerBestand(principal, vermittlerNummer));
    const [koepfe, { kunden: gesamt, beitragsvolumen }, untervermittler] = await Promise.all([
      buch.seite(anfrage, heute),
      buch.summe(anfrage, heute),
      buch.untervermittler(),
    ]);
    const gefunden = koepfe.map(({ partnerNummer }) => partnerNummer);
    const vertraege = await buch.vertraege(gefunden, anfrage, heute);
    const kunden = koepfe.flatMap((kopf) => {
      const ihre = vertraege.filter((eine) => eine.partnerNummer === kopf.partnerNummer);
      // Read a moment later: what she was found by may be gone meanwhile.
      return ihre.some(({ gefragt }) => gefragt) ? bestandskunde(kopf, ihre, heute) : [];
    });
    return { kunden, gesamt, beitragsvolumen, untervermittler };
  }
}

/** Files an agent may take along. */
const downloads = { mal: 10, ms: 3_600_000 };
/** Contracts in one file. */
const hoechstens = 20_000;
const zuGross = 'Es sind mehr als 20.000\u00A0Verträge. Grenzen Sie die Auswahl mit Filtern ein.';

const alle = {
  suche: null,
  produkt: null,
  status: null,
  marke: null,
  faellig: false,
  mahnung: false,
  umsatzaufgabe: false,
  untervermittler: null,
} as const;

/** Another agency is not there (404); in his own a sub-agent may have no right to see customers (403). */
function eigenerBestand(principal: Principal, vermittlerNummer: string): Bestand {
  if (principal.vermittlerNummer !== vermittlerNummer) throw nichtGefunden();
  const bestand = bestandVon(principal);
  if (!bestand) throw nichtErlaubt('Ihnen fehlt das Recht „Kunden sehen“.');
  return bestand;
}
