import {
  schadenLesen,
  schadenMelden as meldenEndpoint,
  schadenZurueckziehen as zurueckziehenEndpoint,
  schaedenLesen,
  unterlagenEinreichen as einreichenEndpoint,
  unterlagenLesen,
} from '#contract/endpoints/schaden.ts';
import { angabenErgaenzen as ergaenzenEndpoint } from '#contract/endpoints/schadenangaben.ts';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { mayList, mayRead, type Principal } from '../access/decision.ts';
import { angemeldete } from './angemeldete.ts';
import { angabenErgaenzen } from '../commands/schaden/angabenErgaenzen.ts';
import { schadenMelden, type Schadendienste } from '../commands/schaden/schadenMelden.ts';
import { schadenZurueckziehen } from '../commands/schaden/schadenZurueckziehen.ts';
import { unterlagenEinreichen } from '../commands/schaden/unterlagenEinreichen.ts';
import { nichtGefunden } from '../http/answers.ts';
import { registerEndpoint, type Api } from '../http/registerEndpoint.ts';
import { einsichten } from '../repositories/einsichten.ts';
import { schaeden, type Schadenszeile } from '../repositories/schaeden.ts';
import type { zugaenge } from '../repositories/zugaenge.ts';
import {
  fuerVermittler,
  schadenAus,
  schadenkopfAus,
  unterlagenAus,
} from '../rules/schaden/ansicht.ts';

interface Dienste extends Schadendienste {
  zugang: ReturnType<typeof zugaenge>;
}

/** Claims: reported, followed and given what they need (`domain/schaden.md`). */
export function registerSchaden(api: Api, dienste: Dienste): void {
  registerLesen(api, dienste);
  const laden = (session: Parameters<typeof dienste.zugang.lesen>[0]) =>
    dienste.zugang.lesen(session);
  registerEndpoint(api, meldenEndpoint, {
    laden,
    antworten: (call) => schadenMelden(dienste, call),
  });
  registerEndpoint(api, ergaenzenEndpoint, {
    laden: angemeldete(dienste.zugang),
    antworten: (call) => angabenErgaenzen(dienste, call),
  });
  registerEndpoint(api, einreichenEndpoint, {
    laden,
    antworten: (call) => unterlagenEinreichen(dienste, call),
  });
  registerEndpoint(api, zurueckziehenEndpoint, {
    laden,
    antworten: async (call) => {
      await schadenZurueckziehen(dienste, call);
      return {};
    },
  });
}

function registerLesen(api: Api, { database, clock, zugang }: Dienste): void {
  const laden = (session: Parameters<typeof zugang.lesen>[0]) => zugang.lesen(session);
  const alle = schaeden(database);
  const gesehen = (wer: Principal, partnerNummer: string) =>
    einsichten(database).festhalten(wer, partnerNummer, clock());
  const einer = async (wer: Principal, schadenNummer: string): Promise<Schadenszeile> => {
    const zeile = await alle.lesen(schadenNummer);
    if (!zeile || !mayRead(wer, zeile)) throw nichtGefunden();
    await gesehen(wer, zeile.partnerNummer);
    return zeile;
  };

  registerEndpoint(api, schaedenLesen, {
    laden,
    async antworten({ principal, query: { partnernummer } }) {
      const darf = (zuordnung: Parameters<typeof mayRead>[1]) => mayRead(principal, zuordnung);
      const vertraege = (await alle.zuordnungen(partnernummer)).filter(darf);
      if (!mayList(principal, partnernummer, vertraege)) throw nichtGefunden();
      await gesehen(principal, partnernummer);
      const sichtbare = (await alle.alle(partnernummer)).filter(darf);
      const unterlagen = await alle.unterlagen(sichtbare.map((zeile) => zeile.schadenNummer));
      return sichtbare.map((zeile) =>
        schadenkopfAus(
          zeile,
          unterlagen.filter(({ schadenNummer }) => schadenNummer === zeile.schadenNummer),
        ),
      );
    },
  });

  registerEndpoint(api, schadenLesen, {
    laden,
    async antworten({ principal, params: { claimId } }) {
      const zeile = await einer(principal, claimId);
      const schaden = schadenAus(zeile, {
        unterlagen: await alle.unterlagen([claimId]),
        verlauf: await alle.verlauf(claimId),
        zahlungen: await alle.zahlungen(claimId),
      });
      return principal.portal === 'benutzer' ? schaden : fuerVermittler(schaden);
    },
  });

  registerEndpoint(api, unterlagenLesen, {
    laden,
    async antworten({ principal, params: { claimId, productKey } }) {
      const { produkt } = await einer(principal, claimId);
      if (schluesselAusIdentifier(produkt) !== productKey) throw nichtGefunden();
      return unterlagenAus(await alle.unterlagen([claimId]));
    },
  });
}
