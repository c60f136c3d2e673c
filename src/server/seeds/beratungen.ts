import { tagePlus, zeitAm } from '#contract/tag.ts';
import type { beratung, beratungsereignis } from '../database/beratungsschema.ts';
import { subVon } from './accounts.ts';
import { inhaber } from './kunden.ts';

const id = '5b1f0a52-7c1d-4a1e-9a53-1d4f8f0c1b01';
const berater = 'Ralf Kemper';

/** An advice of the demo data, in the middle: the need is noted, nothing is recommended yet. */
export function beratungen(heute: string): {
  zeile: typeof beratung.$inferInsert;
  ereignisse: (typeof beratungsereignis.$inferInsert)[];
} {
  const begonnenAm = zeitAm(tagePlus(heute, -1), '13:05');
  const geaendertAm = zeitAm(tagePlus(heute, -1), '13:22');
  // A customer of his already, with another contract.
  const oskar = inhaber(13, heute);
  const wer = { beratungId: id, sub: subVon(berater), name: berater };
  return {
    zeile: {
      id,
      beratungsNummer: `B${heute.slice(2, 4)}-0000101`,
      produkt: 'HAUSRAT',
      marke: 'andsafe',
      vermittlerNummer: '4711000001',
      sub: wer.sub,
      berater,
      partnerNummer: oskar.partnerNummer,
      kunde: 'Oskar Neumann',
      begonnenAm,
      geaendertAm,
    },
    ereignisse: [
      { ...wer, stelle: 0, zeit: begonnenAm, inhalt: { art: 'BEGONNEN' } },
      { ...wer, stelle: 1, zeit: begonnenAm, inhalt: { art: 'ERSTINFORMATION' } },
      {
        ...wer,
        stelle: 2,
        zeit: geaendertAm,
        inhalt: {
          art: 'BEDARF',
          bedarf: {
            anlass: 'NEU',
            gespraechsart: 'VOR_ORT',
            wuensche:
              'Höchstens 200 Euro im Jahr. Das Fahrrad für 1.450 Euro steht nachts im Hof. Die Wohnung liegt im Erdgeschoss, der Keller der Nachbarn lief 2024 voll.',
            gegenstand: 'Hausrat einer Mietwohnung',
            versichert: false,
          },
          einstieg: { plz: '60311', wohnflaeche: 80, wunsch: 'AUSGEWOGEN' },
        },
      },
    ],
  };
}
