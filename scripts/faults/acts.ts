import * as z from 'zod/mini';
import { berechnung } from '#contract/entities/aenderung.ts';
import { aenderungsangebot } from '#contract/entities/aenderungswunsch.ts';
import { kuendigungsangebot } from '#contract/entities/beendigung.ts';

/** Something that must happen once, and what it leaves behind beside a message and a mail. */
export interface Act {
  method: 'PATCH' | 'POST' | 'DELETE';
  /** Below `/api`. */
  path: string;
  body: object;
  /** Word of the journal. */
  aktion: string;
  documents: number;
}

/** Asks what an act needs to know; nothing happens. */
export type Ask = (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>;

/** Customer of the demo data who changes one contract and takes it back, again and again. */
export interface Writer {
  nummer: string;
  acts: readonly ((ask: Ask) => Promise<Act>)[];
}

/** Contracts of the first customer of the demo data. */
export const writers: readonly Writer[] = [
  pendingChange('TH250000104', 'zahlweise', 'zahlweise', { zahlweise: 'MONATLICH' }),
  pendingChange('PH250000101', 'selbstbeteiligung', 'selbstBeteiligung', {
    selbstbeteiligung: 'SB_250',
  }),
  frameNumber('FA260000103'),
  cancellation('HR250000102'),
];

function pendingChange(nummer: string, art: string, pending: string, wish: object): Writer {
  const path = `/vertrag/${nummer}`;
  return {
    nummer,
    acts: [
      async (ask) => {
        const offer = z.parse(aenderungsangebot, await ask('GET', `${path}/aenderung/${art}`));
        const wirksamkeitsdatum = offer.mehr?.standard;
        const asked = { wirksamkeitsdatum, ...wish };
        const price = z.parse(berechnung, await ask('POST', `${path}/beitrag/${art}`, asked));
        const body = {
          versicherungsNummer: nummer,
          ...asked,
          berechnungId: price.berechnungId,
          beitragErwartet: price.beitragNeu.versicherungsPraemie,
        };
        const aktion = `${pending}.vorgemerkt`;
        return { method: 'PATCH', path: `${path}/${art}`, body, aktion, documents: 1 };
      },
      () =>
        Promise.resolve({
          method: 'DELETE',
          path: `${path}/vormerkung/${pending}`,
          body: {},
          aktion: `${pending}.vormerkungGeloescht`,
          documents: 1,
        }),
    ],
  };
}

function frameNumber(nummer: string): Writer {
  const write = (rahmennummer: string) => () =>
    Promise.resolve({
      method: 'PATCH',
      path: `/vertrag/${nummer}`,
      body: { rahmennummer, hersteller: null },
      aktion: 'rahmennummer.geaendert',
      documents: 0,
    } as const);
  return { nummer, acts: [write('WTU-1000001'), write('WTU-1000002')] };
}

function cancellation(nummer: string): Writer {
  const path = `/vertrag/${nummer}/kuendigung`;
  return {
    nummer,
    acts: [
      async (ask) => {
        const { gruende } = z.parse(kuendigungsangebot, await ask('GET', path));
        const grund = gruende.find(({ key }) => key === 'WECHSEL');
        const body = { kuendigungsdatum: grund?.termine?.standard };
        const aktion = 'vertrag.gekuendigt';
        return { method: 'DELETE', path: `${path}/WECHSEL`, body, aktion, documents: 1 };
      },
      () =>
        Promise.resolve({
          method: 'POST',
          path: `${path}/ruecknahme`,
          body: {},
          aktion: 'kuendigung.zurueckgenommen',
          documents: 1,
        }),
    ],
  };
}
