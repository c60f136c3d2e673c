import type { z } from 'zod/mini';
import { gross } from '#contract/begriffe/gross.ts';
import { phvPersonen } from '#contract/begriffe/haftpflicht.ts';
import { phvAnzahl } from '#contract/entities/vormerkung.ts';
import { sparteVon } from '../../produkte/sparten.ts';
import type { Aenderungslage } from '../lage.ts';
import type { Aenderungsregel } from '../regel.ts';
import { mehrOderWeniger } from '../zeitraeume.ts';

type Anzahl = z.infer<typeof phvAnzahl>;

/** Private liability of people of the firm, each known by name and birth date. */
export const phv: Aenderungsregel<'phv'> = {
  art: 'phv',
  gilt: ({ produkt }) => sparteVon(produkt)?.mitHaftpflichten === true,
  felder: ['coverages'],
  zeitraum: mehrOderWeniger,
  wahlen: () =>
    phvAnzahl.options.map((anzahl) => ({
      wunsch: { anzahl, personen: [] },
      wert: anzahl,
      label: gross(phvPersonen[anzahl]),
    })),
  unveraendert: (lage, wunsch) => aktuelle(lage) === wunsch.anzahl,
  richtung: (lage, wunsch) => (zahl(wunsch.anzahl) > zahl(aktuelle(lage)) ? 'MEHR' : 'WENIGER'),
  fehler(_, { anzahl, personen }) {
    if (personen.length === zahl(anzahl)) return [];
    const text =
      anzahl === 'KEINE'
        ? 'Nennen Sie niemanden, wenn keine Person versichert sein soll.'
        : `Nennen Sie Name und Geburtsdatum für ${phvPersonen[anzahl]}.`;
    return [{ feld: 'personen', text }];
  },
  anwenden: ({ tarifAngaben, risiken }, { anzahl, personen }) => ({
    tarifAngaben: { ...tarifAngaben, phvAnzahl: anzahl },
    risiken: {
      ...risiken,
      phvAnzahl: anzahl,
      mitversicherte: personen,
      ...(risiken.vh && {
        vh: {
          versicherteGefahren: { ...risiken.vh.versicherteGefahren, phv: anzahl !== 'KEINE' },
        },
      }),
    },
  }),
  unterschiede: (lage, { anzahl, personen }) => [
    {
      name: 'Privathaftpflicht',
      bisher: mitNamen(aktuelle(lage), lage.risiken.mitversicherte ?? []),
      neu: mitNamen(anzahl, personen),
    },
  ],
  // Kept without names before they were asked for.
  ausWert: (wert) => (typeof wert === 'string' ? { anzahl: wert, personen: [] } : wert),
};

function aktuelle({ risiken }: Aenderungslage): Anzahl {
  return risiken.phvAnzahl ?? 'KEINE';
}

function zahl(anzahl: Anzahl): number {
  return phvAnzahl.options.indexOf(anzahl);
}

function mitNamen(
  anzahl: Anzahl,
  personen: readonly { vorname: string; nachname: string }[],
): string {
  const namen = personen.map(({ vorname, nachname }) => `${vorname} ${nachname}`);
  return namen.length > 0 ? `${phvPersonen[anzahl]} (${namen.join(', ')})` : phvPersonen[anzahl];
}
