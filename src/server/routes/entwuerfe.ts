import {
  entwuerfeLesen,
  entwuerfeProSeite,
  entwurfKopieren as kopierenEndpoint,
  entwurfSenden as sendenEndpoint,
  type Entwurfsseite,
  type Listenstatus,
} from '#contract/endpoints/entwuerfe.ts';
import { fuehrtAgentur, type Principal } from '../access/decision.ts';
import type { Session } from '../access/session.ts';
import { darfVerwalten } from '../commands/entwurfSpeichern.ts';
import {
  entwurfKopieren,
  entwurfSenden,
  type Verteildienste,
} from '../commands/entwurfVerteilen.ts';
import { registerEndpoint, type Api } from '../http/registerEndpoint.ts';
import { entwurfsliste } from '../repositories/entwurfsliste.ts';
import type { zugaenge } from '../repositories/zugaenge.ts';
import { listenentwurf } from '../rules/entwurfsliste.ts';

interface Dienste extends Verteildienste {
  zugang: ReturnType<typeof zugaenge>;
}

/** Drafts of an agency: found, sent to customers, copied (`domain/konto.md §7.5`). */
export function registerEntwuerfe(api: Api, dienste: Dienste): void {
  const laden = (session: Session) => dienste.zugang.lesen(session);
  registerEndpoint(api, entwuerfeLesen, {
    laden,
    antworten: ({ principal, query: { seite = '1', status = null } }) =>
      seiteVon(dienste, principal, { seite: Number(seite), status }),
  });
  registerEndpoint(api, sendenEndpoint, {
    laden,
    antworten: (auftrag) => entwurfSenden(dienste, auftrag),
  });
  registerEndpoint(api, kopierenEndpoint, {
    laden,
    antworten: (auftrag) => entwurfKopieren(dienste, auftrag),
  });
}

async function seiteVon(
  { database, clock }: Pick<Dienste, 'database' | 'clock'>,
  wer: Principal,
  anfrage: { seite: number; status: Listenstatus | null },
): Promise<Entwurfsseite> {
  darfVerwalten(wer);
  const jetzt = clock();
  const agentur = wer.vermittlerNummer ?? '';
  const liste = entwurfsliste(database, { agentur, sub: fuehrtAgentur(wer) ? null : wer.sub });
  const gesamt = await liste.anzahl(anfrage.status, jetzt);
  const seite = anfrage.seite > Math.ceil(gesamt / entwuerfeProSeite) ? 1 : anfrage.seite;
  const zeilen = await liste.seite(anfrage.status, seite, jetzt);
  return { entwuerfe: zeilen.map((zeile) => listenentwurf(zeile, wer, jetzt)), gesamt, seite };
}
