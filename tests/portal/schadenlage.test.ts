import { expect, test } from 'vitest';
import type { Schaden } from '#contract/entities/schadenakte.ts';
import { fortschrittVon, satzVon, statusVon } from '#portal/pages/schaeden/lage.ts';
import { verlaufVon } from '#portal/pages/schaeden/verlauf.ts';

const heute = '2026-11-21';

const schaden: Schaden = {
  schadenNummer: 'S26-0001234',
  versicherungsNummer: 'HR250000102',
  productKey: 'HAUSRAT',
  schadenart: 'LEITUNGSWASSER',
  bezeichnung: 'Leitungswasser',
  schadendatum: '2026-11-18',
  status: 'IN_PRUEFUNG',
  letzteAktivitaet: '2026-11-20T09:00:00.000Z',
  fehlend: 0,
  melder: 'KUNDE',
  gemeldetAm: '2026-11-18T21:41:00.000Z',
  antwortBis: '2026-11-23',
  angaben: [],
  verlauf: [],
  unterlagen: [],
  teile: [],
  nachtrag: {},
  zahlungen: [],
};

function ohne(...labels: string[]): Schaden {
  const unterlagen = labels.map((label) => ({
    typ: label,
    label,
    pflicht: true,
    erhalten: false,
    hinweis: null,
  }));
  return { ...schaden, fehlend: labels.length, unterlagen };
}

const zahlung = {
  datum: '2026-11-20',
  betrag: 420_00,
  empfaenger: 'Anna Bergmann',
  iban: 'DE** 2051',
};

test.each([
  [ohne('Kaufbelege'), 'Eine Angabe fehlt'],
  [ohne('Kaufbelege', 'Fotos des Schadens'), '2 Angaben fehlen'],
  [schaden, 'In Prüfung'],
  // What was decided waits for nothing any more.
  [{ ...ohne('Kaufbelege'), status: 'ABGELEHNT' as const }, 'Abgelehnt'],
])('a customer reads first what is missing, then where it stands (%#)', (einer, text) => {
  expect(statusVon(einer).text).toBe(text);
});

test.each([
  [
    ohne('Kaufbelege'),
    'Sobald die Unterlage „Kaufbelege“ da ist, melden wir uns innerhalb von 2 Werktagen.',
  ],
  [
    ohne('Kaufbelege', 'Fotos des Schadens'),
    'Sobald Kaufbelege und Fotos des Schadens da sind, melden wir uns innerhalb von 2 Werktagen.',
  ],
  [
    ohne('A', 'B', 'C', 'D'),
    'Sobald die 4 fehlenden Unterlagen da sind, melden wir uns innerhalb von 2 Werktagen.',
  ],
  [schaden, 'Wir melden uns bis zum 23. November 2026.'],
  // Nobody is promised a day that is over.
  [{ ...schaden, antwortBis: '2026-11-20' }, 'Wir prüfen Ihren Schaden und melden uns bei Ihnen.'],
  [
    { ...schaden, status: 'REGULIERT' as const, zahlungen: [zahlung, zahlung] },
    'Wir haben entschieden und 840,00 EUR gezahlt.',
  ],
  [
    { ...schaden, status: 'ABGELEHNT' as const },
    'Wir haben entschieden: Für diesen Schaden zahlen wir nicht.',
  ],
])('a customer reads in one sentence whose turn it is and until when (%#)', (einer, satz) => {
  expect(satzVon(einer, heute).replaceAll('\u00A0', ' ')).toBe(satz);
});

test('a claim that is refused is never promised a payment', () => {
  expect(fortschrittVon({ status: 'ABGELEHNT', zahlungen: [] })).toEqual({
    step: 3,
    of: 3,
    title: 'Entschieden',
  });
  expect(fortschrittVon({ status: 'REGULIERT', zahlungen: [] })?.title).toBe('Entschieden');
  expect(fortschrittVon({ status: 'ZURUECKGEZOGEN', zahlungen: [] })).toBeNull();
  expect(fortschrittVon({ status: 'GESCHLOSSEN', zahlungen: [zahlung] })?.title).toBe('Ausgezahlt');
});

test('a customer reads what happened in its order, by whom, then what is awaited and what comes', () => {
  const gelesen = verlaufVon(
    {
      ...ohne('Kaufbelege'),
      verlauf: [
        { ...ereignis('UNTERLAGE_ANGEFORDERT', '10'), autor: 'Schadenservice' },
        { ...ereignis('GEMELDET', '09'), autor: 'Sie' },
        { ...ereignis('UNTERLAGE_ERHALTEN', '11'), autor: 'Sie', notiz: 'Fotos des Schadens' },
        { ...ereignis('UNTERLAGE_ERHALTEN', '11'), autor: 'Sie', notiz: 'Fotos des Schadens' },
      ],
    },
    heute,
  );
  expect(gelesen.map(({ what, lines }) => [what, ...lines])).toEqual([
    ['Sie haben den Schaden gemeldet'],
    ['Wir brauchen Unterlagen von Ihnen'],
    ['Sie haben Unterlagen geschickt', 'Fotos des Schadens'],
    ['Wir warten auf Ihre Unterlagen', 'Kaufbelege'],
    ['Wir melden uns'],
  ]);
  expect(gelesen[0]?.when.replaceAll('\u00A0', ' ')).toBe('18. November 2026, 10:00 Uhr');
});

function ereignis(name: Schaden['verlauf'][number]['ereignis'], stunde: string) {
  return { ereignis: name, zeitpunkt: `2026-11-18T${stunde}:00:00.000Z`, notiz: null } as const;
}
