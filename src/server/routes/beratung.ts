import {
  beratungBeginnen as beginnenEndpoint,
  beratungenLesen,
  beratungProtokollieren as protokollEndpoint,
  beratungSenden as sendenEndpoint,
  beratungVergleichen as vergleichEndpoint,
  kundeninformationenLesen,
  kundeninformationenUebergeben,
} from '#contract/endpoints/beratung.ts';
import { antragszielDer } from '#contract/produkte/produkte.ts';
import type { Session } from '../access/session.ts';
import { beratungBeginnen, erstinformationUebergeben } from '../commands/beratung/beginnen.ts';
import {
  beratungProtokollieren,
  beratungVergleichen,
  type Protokolldienste,
} from '../commands/beratung/protokollieren.ts';
import { beratungSenden, type Sendedienste } from '../commands/beratung/senden.ts';
import { darfVerwalten } from '../commands/entwurfSpeichern.ts';
import { alsEintrag, type allgemeineDokumente } from '../documents/allgemeine.ts';
import type { dokumentzugang } from '../documents/oeffnen.ts';
import { registerEndpoint, type Api } from '../http/registerEndpoint.ts';
import { beratungen } from '../repositories/beratungen.ts';
import type { zugaenge } from '../repositories/zugaenge.ts';

interface Dienste extends Protokolldienste, Sendedienste {
  zugang: ReturnType<typeof zugaenge>;
  allgemeine: ReturnType<typeof allgemeineDokumente>;
  erstinformation: ReturnType<typeof dokumentzugang>['erstinformation'];
}

/** A broker's advice: begun, answered, recorded, sent to the customer (`domain/antrag.md §8.2`). */
export function registerBeratung(api: Api, dienste: Dienste): void {
  const laden = (session: Session) => dienste.zugang.lesen(session);
  registerEndpoint(api, kundeninformationenLesen, {
    laden,
    async antworten({ principal, query: { produkt, marke } }) {
      darfVerwalten(principal);
      const { schluessel } = antragszielDer(produkt);
      const vermittlerNummer = principal.vermittlerNummer ?? '';
      const eigene = await dienste.erstinformation({ vermittlerNummer, marke });
      const allgemeine = dienste.allgemeine
        .derMarke(marke)
        .map(alsEintrag)
        .filter((eines) => eines.produkt === schluessel || eines.produkt === null)
        .map(({ typ, name, version, url }) => ({ typ, name, version, url }));
      // First what he hands over himself.
      return [...eigene, ...allgemeine];
    },
  });
  registerEndpoint(api, kundeninformationenUebergeben, {
    laden,
    antworten: (call) => erstinformationUebergeben(dienste, call),
  });
  registerEndpoint(api, beratungenLesen, {
    laden,
    async antworten({ principal, query: { produkt } }) {
      darfVerwalten(principal);
      const { vermittlerNummer, sub } = principal;
      const liste = await beratungen(dienste.database).liste(vermittlerNummer ?? '', sub, produkt);
      return liste.map(({ id, beratungsNummer, status, kunde, partnerNummer, geaendertAm }) => ({
        id,
        beratungsNummer,
        status,
        kunde,
        partnerNummer,
        geaendertAm: geaendertAm.toISOString(),
      }));
    },
  });
  registerEndpoint(api, beginnenEndpoint, {
    laden,
    antworten: (call) => beratungBeginnen(dienste, call),
  });
  registerEndpoint(api, vergleichEndpoint, {
    laden,
    antworten: (call) => beratungVergleichen(dienste, call),
  });
  registerEndpoint(api, protokollEndpoint, {
    laden,
    antworten: (call) => beratungProtokollieren(dienste, call),
  });
  registerEndpoint(api, sendenEndpoint, {
    laden,
    antworten: (call) => beratungSenden(dienste, call),
  });
}
