import { expect, test } from 'vitest';
import { selbstbeteiligung } from '#server/rules/aenderung/arten/selbstbeteiligung.ts';
import { berechne } from '#server/rules/aenderung/berechnung.ts';
import { bewerteVertrag, tarifAngabenVon } from '#server/rules/tarif/vertragstarif.ts';
import { beitragBei } from '#server/rules/zahlweise.ts';
import { betrieb } from '#tests/support/aenderungslage.ts';

const angaben = tarifAngabenVon('BHV_2', {
  hauptgewerbe: '1302',
  jahresumsatz: 20_000_000,
  gruendungsdatum: '2023-06-01',
});
if (!angaben) throw new Error('No request');
const bewertung = bewerteVertrag('BHV_2', angaben, '2024-12-01');
if (bewertung?.ergebnis !== 'VERSICHERBAR') throw new Error('No price');
const mitNachlass = beitragBei(bewertung.komponenten, 'JAEHRLICH').versicherungsPraemie;
/** Concluded on 1 December 2024 by a founder of June 2023: the discount ends on 1 January 2026. */
const gruender = betrieb({
  heute: '2025-11-20',
  tarifAngaben: angaben,
  beitragsKomponenten: bewertung.komponenten,
});

function ohneSelbstbeteiligung(wirksamkeitsdatum: string) {
  const wunsch = { selbstbeteiligung: 'SB_KEINE' } as const;
  const ergebnis = berechne(gruender, selbstbeteiligung, { wirksamkeitsdatum, wunsch });
  if (!('ok' in ergebnis)) throw new Error(JSON.stringify(ergebnis));
  return ergebnis.ok.berechnung;
}

test('a founder who changes something after the end of the discount reads the premium without it on both sides', () => {
  const { beitragAlt, beitragNeu, verlauf } = ohneSelbstbeteiligung('2026-03-01');
  expect(mitNachlass).toBe(48_552);
  expect(beitragAlt.versicherungsPraemie).toBe(57_120);
  expect(beitragNeu.versicherungsPraemie).toBe(62_832);
  expect(verlauf.map(({ ab, was }) => [ab, was])).toEqual([
    ['2025-11-20', []],
    ['2026-01-01', ['Nachlass für Gründer: keiner']],
    ['2026-03-01', ['Selbstbeteiligung: keine']],
  ]);
});

test('a founder whose price was promised while she was one keeps the discount when she changes something', () => {
  // Founded on 28 November 2022: 24 months were over on the day of conclusion, not on that of the price.
  const zugesagt = { ...angaben, gruendungsdatum: '2022-11-28' };
  const vorher = bewerteVertrag('BHV_2', zugesagt, '2024-11-20');
  if (vorher?.ergebnis !== 'VERSICHERBAR') throw new Error('No price');
  const lage = {
    ...gruender,
    heute: '2025-01-10',
    tarifAngaben: zugesagt,
    beitragsKomponenten: vorher.komponenten,
  };
  const wunsch = { selbstbeteiligung: 'SB_KEINE' } as const;
  const ergebnis = berechne(lage, selbstbeteiligung, { wirksamkeitsdatum: '2025-02-01', wunsch });
  // 628,32 EUR less 15 %.
  expect(ergebnis).toMatchObject({
    ok: {
      berechnung: {
        beitragAlt: { versicherungsPraemie: mitNachlass },
        beitragNeu: { versicherungsPraemie: 53_407 },
      },
    },
  });
});

test('a founder who changes something before the end of the discount is told what it costs after it', () => {
  const { beitragAlt, verlauf } = ohneSelbstbeteiligung('2025-12-15');
  expect(beitragAlt.versicherungsPraemie).toBe(mitNachlass);
  expect(verlauf.at(-1)).toMatchObject({ ab: '2026-01-01', versicherungsPraemie: 62_832 });
});
