import { expect, test } from 'vitest';
import type { Vertragskachel } from '#contract/entities/vertrag.ts';
import { termineVon } from '#portal/pages/uebersicht/weiteres/termine.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';

const heute = '2026-11-28';
const ruhig: Vertragskachel = {
  ...vertrag,
  versicherungsName: 'Hausrat',
  vertragsBeginn: '2024-01-01',
  beendigungsdatum: null,
  widerrufBis: null,
  naechsteZahlung: null,
  naechsteKuendigung: null,
  rueckstand: null,
  vorgemerkteAenderungen: [],
  aufgaben: [],
};

test('whoever has nothing before her is shown no line', () => {
  expect(termineVon([ruhig], heute)).toEqual([]);
});

test('a customer sees all that runs in the order of its days, deadlines with the word until', () => {
  const alles: Vertragskachel = {
    ...ruhig,
    naechsteZahlung: { tag: '2026-12-30', betrag: 7_90 },
    widerrufBis: '2026-12-01',
    naechsteKuendigung: { eingangBis: '2027-01-30', zum: '2027-02-28' },
    rueckstand: { betrag: 12_00, faelligAm: '2026-11-01', zahlbarBis: '2026-11-29' },
    vorgemerkteAenderungen: [
      {
        art: 'ELEMENTAR',
        text: 'Elementarschutz eingeschlossen',
        wirksamkeitsdatum: '2026-12-27',
        versicherungsPraemie: 8_97,
        loeschbar: true,
      },
    ],
    aufgaben: [
      {
        typ: 'UmsatzErinnern1',
        status: 'Offen',
        faelligAm: '2026-12-05',
        erledigtAm: null,
        erstelltAm: '2026-11-01',
      },
    ],
    beendigungsdatum: '2027-06-30',
  };
  expect(gelesen([alles])).toEqual([
    'Bis 29. November 2026: 12,00 EUR sind noch offen (Hausrat)',
    'Bis 1. Dezember 2026: Widerruf möglich (Hausrat)',
    'Bis 5. Dezember 2026: Jahresumsatz angeben (Hausrat)',
    '27. Dezember 2026: Elementarschutz eingeschlossen (Hausrat, Beitrag dann 8,97 EUR)',
    '30. Dezember 2026: 7,90 EUR werden abgebucht (Hausrat)',
    'Bis 30. Januar 2027: Kündigung zum 28.02.2027 möglich (Hausrat)',
    `30. Juni 2027: Hausrat endet (Vertrag ${ruhig.versicherungsNummer})`,
  ]);
});

test('the days of several contracts stand in one line, and only the next one is marked', () => {
  const spaeter = { ...ruhig, naechsteZahlung: { tag: '2027-03-14', betrag: 331_23 } };
  const zuerst = { ...ruhig, versicherungsName: 'Fahrrad', widerrufBis: '2026-12-02' };
  const termine = termineVon([spaeter, zuerst], heute);
  expect(termine.map(({ lines }) => lines)).toEqual([['Fahrrad'], ['Hausrat']]);
  expect(termine.map(({ current }) => current)).toEqual([true, false]);
});

test('what is done or gone by is no day to come, and of an ended contract only what is owed counts', () => {
  const erledigt: Vertragskachel = {
    ...ruhig,
    aufgaben: [
      {
        typ: 'RahmennummerNachreichen',
        status: 'Erledigt',
        faelligAm: '2026-12-05',
        erledigtAm: '2026-11-20',
        erstelltAm: '2026-11-01',
      },
    ],
    naechsteZahlung: { tag: '2026-11-27', betrag: 7_90 },
  };
  const beendet: Vertragskachel = {
    ...ruhig,
    vertragsstatus: 'AUFGEHOBEN',
    widerrufBis: '2026-12-02',
    rueckstand: { betrag: 12_00, faelligAm: '2026-11-01', zahlbarBis: '2026-12-24' },
  };
  expect(gelesen([erledigt])).toEqual([]);
  expect(gelesen([beendet])).toEqual([
    'Bis 24. Dezember 2026: 12,00 EUR sind noch offen (Hausrat)',
  ]);
});

test('a contract that has not begun says when it does', () => {
  expect(gelesen([{ ...ruhig, vertragsBeginn: '2026-12-15' }])).toEqual([
    `15. Dezember 2026: Hausrat beginnt (Vertrag ${ruhig.versicherungsNummer})`,
  ]);
});

function gelesen(vertraege: readonly Vertragskachel[]): string[] {
  return termineVon(vertraege, heute).map(({ when, what, lines }) =>
    `${when}: ${what} (${lines.join(' ')})`.replaceAll('\u00A0', ' '),
  );
}
