import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { waehlbareZahlweise, zahlweise as zahlweiseEnum } from '#contract/entities/zahlweise.ts';
import { zahlweiseAngebot } from '#server/rules/aenderung/angebot.ts';
import { zahlweise as regel } from '#server/rules/aenderung/arten/zahlweise.ts';
import { berechne } from '#server/rules/aenderung/berechnung.ts';
import type { Aenderungslage } from '#server/rules/aenderung/lage.ts';
import { tagePlus } from '#contract/tag.ts';

/** BHV 1302, revenue 200.000: 571,20 EUR a year (`domain/beispiele.md` 53). */
const bhv: Aenderungslage = {
  heute: '2026-11-20',
  versicherungsNummer: 'BH250000601',
  version: 1,
  produkt: 'BHV_2',
  status: 'LAUFEND',
  zahlweise: 'JAEHRLICH',
  beitragsKomponenten: [{ name: 'bhv', nettoJahr: 48_000, steuersatz: 1900 }],
  bankverbindung: {},
  vertragsBeginn: '2025-01-01',
  ablaufdatum: null,
  beginnverlegung: null,
  beendigungsdatum: null,
  hauptfaelligkeitTag: 1,
  hauptfaelligkeitMonat: 1,
  vormerkungen: [],
  marke: 'ANDSAFE',
  mahnung: false,
  antragsdatum: '2024-12-01',
  versicherungsSumme: 500_000_000,
  deckungsIdentifier: null,
  risiken: { deckungsVarianten: [] },
  // The payment period needs no tariff.
  tarifAngaben: null,
  schaeden: [],
  aufgaben: [],
  eigeneBetriebshaftpflicht: false,
};
const zumJahreswechsel = '2027-01-01';

function berechnen(
  lage: Partial<Aenderungslage>,
  zahlweise: 'MONATLICH' | 'VIERTELJAEHRLICH' | 'HALBJAEHRLICH' | 'JAEHRLICH',
  wirksamkeitsdatum = zumJahreswechsel,
) {
  const ergebnis = berechne({ ...bhv, ...lage }, regel, {
    wirksamkeitsdatum,
    wunsch: { zahlweise },
  });
  return 'ok' in ergebnis ? { ok: ergebnis.ok.berechnung } : ergebnis;
}

test('changing from yearly to quarterly takes effect at the Hauptfälligkeit and settles nothing', () => {
  const antwort = berechnen({}, 'VIERTELJAEHRLICH');
  expect(antwort).toMatchObject({
    ok: {
      wirksamkeitsdatum: '2027-01-01',
      beitragAlt: { versicherungsPraemie: 57_120, jahresVersicherungsPraemie: 57_120 },
      beitragNeu: {
        versicherungsPraemie: 14_708,
        jahresVersicherungsPraemie: 58_832,
        netto: 12_360,
        steuer: 2348,
      },
      differenzProZahlung: -42_412,
      anteilBisHauptfaelligkeit: 0,
      naechsteFaelligkeit: '2027-01-01',
      hinweise: [
        {
          code: 'RATENZUSCHLAG',
          text: 'Der Beitrag enthält einen Zuschlag von 3\u00A0% für die Zahlung in Raten.',
        },
      ],
    },
  });
});

test('changing from monthly to yearly in the middle of the year begins with one instalment for the rest of it', () => {
  const antwort = berechnen(
    { zahlweise: 'MONATLICH', heute: '2027-02-20' },
    'JAEHRLICH',
    '2027-03-01',
  );
  // 571,20 x 306 of 365 days; nothing is settled beside it
  const kurzeRate = { betrag: 47_887, am: '2027-03-01', bis: '2028-01-01' };
  expect(antwort).toMatchObject({
    ok: {
      anteilBisHauptfaelligkeit: 0,
      naechsteFaelligkeit: '2027-03-01',
      kurzeRate,
      hinweise: [],
    },
  });
});

test('changing from monthly to yearly on 15 February of a contract that is due on 15 May costs 89 days first', () => {
  const antwort = berechnen(
    {
      zahlweise: 'MONATLICH',
      heute: '2027-02-05',
      hauptfaelligkeitTag: 15,
      hauptfaelligkeitMonat: 5,
    },
    'JAEHRLICH',
    '2027-02-15',
  );
  expect(antwort).toMatchObject({
    ok: {
      kurzeRate: { betrag: Math.round((57_120 * 89) / 365), am: '2027-02-15', bis: '2027-05-15' },
    },
  });
});

describe('a refusal says why in one sentence', () => {
  const nr = 'NICHT_AENDERBAR';
  const text = {
    status: 'Dieser Vertrag kann nicht mehr geändert werden.',
    message: 'Diese Angabe können Sie hier nicht ändern. Bitte senden Sie uns eine Nachricht.',
    kurz: 'So kurz vor Vertragsende ist diese Änderung nicht mehr möglich.',
  };
  const pending = { vormerkungen: [{ art: 'zahlweise', wirksamkeitsdatum: '2027-01-01' }] };
  const vorgemerkt = 'Für diesen Vertrag ist bereits eine Änderung zum 01.01.2027 vorgemerkt.';
  test.each<[string, Partial<Aenderungslage>, string, string]>([
    [
      'that is ending',
      { status: 'AUSLAUFEND', beendigungsdatum: '2027-05-01' },
      'STATUS',
      text.status,
    ],
    ['whose status is unknown', { status: 'UNBEKANNT' }, 'STATUS', text.status],
    ['that has ended', { status: 'BEENDET' }, 'STATUS', text.status],
    ['whose end has passed unnoticed', { beendigungsdatum: '2026-11-19' }, 'STATUS', text.status],
    [
      'that begins in two years',
      { vertragsBeginn: '2028-11-20' },
      'NICHT_BEGONNEN',
      'Änderungen sind erst nach Ausstellung des Vertrags möglich.',
    ],
    ['with a pending change', pending, 'VORGEMERKT', vorgemerkt],
    ['for a motor vehicle', { produkt: 'KFZ' }, nr, text.message],
    ['for a single trip', { produkt: 'REISE', zahlweise: 'EINMALIG' }, nr, text.message],
    ['without premium', { beitragsKomponenten: [] }, nr, text.message],
    ['without Hauptfälligkeit', { hauptfaelligkeitTag: null }, nr, text.message],
    ['ending in 14 days', { ablaufdatum: '2026-12-04' }, 'KURZ_VOR_ENDE', text.kurz],
    [
      'ending before the next instalment',
      { beendigungsdatum: '2026-12-31' },
      'KURZ_VOR_ENDE',
      text.kurz,
    ],
  ])('for a contract %s', (_, lage, code, satz) => {
    expect(berechnen(lage, 'MONATLICH')).toEqual({ abgelehnt: { code, text: satz } });
    expect(zahlweiseAngebot({ ...bhv, ...lage })).toEqual({
      hinderung: { code, text: satz },
      wirksamkeitsdatum: null,
      optionen: [],
    });
  });
});

test('a pending change of another kind bars nothing', () => {
  const vormerkungen = [{ art: 'elementar', wirksamkeitsdatum: '2027-01-01' }];
  const antwort = berechnen({ vormerkungen }, 'JAEHRLICH');
  expect(antwort).toMatchObject({ abgelehnt: { code: 'UNVERAENDERT' } });
  expect(berechnen({ vormerkungen }, 'MONATLICH')).toMatchObject({
    ok: { hinweise: [{ code: 'RATENZUSCHLAG' }] },
  });
});

test('another date than the offered one is refused and the right one named', () => {
  expect(berechnen({}, 'MONATLICH', '2027-01-02')).toEqual({
    abgelehnt: { code: 'DATUM', text: 'Die Änderung ist nur zum 01.01.2027 möglich.' },
  });
});

test.each([
  ['MONATLICH', 'Für monatliche Zahlung benötigen wir Ihre Bankverbindung.'],
  ['VIERTELJAEHRLICH', 'Für vierteljährliche Zahlung benötigen wir Ihre Bankverbindung.'],
  ['HALBJAEHRLICH', 'Für halbjährliche Zahlung benötigen wir Ihre Bankverbindung.'],
] as const)('a customer who pays by bill is asked for bank details before %s', (periode, text) => {
  const code = 'BANKVERBINDUNG_FEHLT';
  expect(berechnen({ bankverbindung: null }, periode)).toEqual({ abgelehnt: { code, text } });
});

test('a customer who pays by bill may pay once a year again', () => {
  const halb = { zahlweise: 'HALBJAEHRLICH', bankverbindung: null } as const;
  expect(berechnen(halb, 'JAEHRLICH')).toHaveProperty('ok');
});

test('an instalment under 3,00 EUR is not offered', () => {
  const lage = {
    ...bhv,
    beitragsKomponenten: [{ name: 'phv', nettoJahr: 2400, steuersatz: 1900 }],
  };
  const monatlich = zahlweiseAngebot(lage).optionen[0];
  expect(monatlich).toMatchObject({
    zahlweise: 'MONATLICH',
    beitrag: { versicherungsPraemie: 250 },
    hinderung: {
      code: 'RATE_ZU_NIEDRIG',
      text: 'Für diese Zahlweise ist der Beitrag zu niedrig.',
    },
  });
  expect(berechnen(lage, 'VIERTELJAEHRLICH')).toHaveProperty('ok');
});

function id(lage: Partial<Aenderungslage>): string {
  const antwort = berechnen(lage, 'MONATLICH');
  return 'ok' in antwort ? antwort.ok.berechnungId : '';
}

test('the calculation id changes with contract, version and result, and with nothing else', () => {
  expect(id({})).toMatch(/^[0-9a-f]{64}$/);
  expect(id({})).toBe(id({ heute: '2026-11-21' }));
  const andere = [
    id({}),
    id({ version: 2 }),
    id({ versicherungsNummer: 'BH250000602' }),
    id({ beitragsKomponenten: [{ name: 'bhv', nettoJahr: 48_001, steuersatz: 1900 }] }),
  ];
  expect(new Set(andere).size).toBe(4);
});

test('what the offer holds out can be calculated, and nothing else', () => {
  const lagen = fc.record({
    heute: fc.integer({ min: 0, max: 3000 }).map((n) => tagePlus('2025-01-01', n)),
    zahlweise: fc.constantFrom(...zahlweiseEnum.options),
    bankverbindung: fc.constantFrom({}, null),
    hauptfaelligkeitTag: fc.integer({ min: 1, max: 31 }),
    hauptfaelligkeitMonat: fc.integer({ min: 1, max: 12 }),
    ablaufdatum: fc.option(fc.integer({ min: 0, max: 3000 }).map((n) => tagePlus('2025-01-01', n))),
    nettoJahr: fc.integer({ min: 100, max: 200_000 }),
  });
  fc.assert(
    fc.property(lagen, ({ nettoJahr, ...rest }) => {
      const beitragsKomponenten = [{ name: 'k', nettoJahr, steuersatz: 1900 }];
      const lage = { ...bhv, ...rest, beitragsKomponenten };
      const angebot = zahlweiseAngebot(lage);
      for (const zahlweise of waehlbareZahlweise.options) {
        const wirksamkeitsdatum = angebot.wirksamkeitsdatum ?? zumJahreswechsel;
        const antwort = berechnen(lage, zahlweise, wirksamkeitsdatum);
        const option = angebot.optionen.find((o) => o.zahlweise === zahlweise);
        const erwartet = angebot.hinderung ?? option?.hinderung ?? null;
        expect('abgelehnt' in antwort ? antwort.abgelehnt : null).toEqual(erwartet);
        const neu = 'ok' in antwort ? antwort.ok.beitragNeu : option?.beitrag;
        expect(neu?.versicherungsPraemie).toBe(option?.beitrag.versicherungsPraemie);
      }
    }),
  );
});

test('a contract that renews may be changed long before its ablaufdatum, but not in its last 14 days', () => {
  const jaehrlich = { vertragsBeginn: '2026-01-01', ablaufdatum: '2026-12-31' };
  expect(berechnen({ ...jaehrlich, heute: '2026-06-01' }, 'HALBJAEHRLICH')).toHaveProperty('ok');
  expect(berechnen({ ...jaehrlich, heute: '2026-12-20' }, 'HALBJAEHRLICH')).toMatchObject({
    abgelehnt: { code: 'KURZ_VOR_ENDE' },
  });
});

test('a contract renewed since its ablaufdatum may be changed', () => {
  const lage = { vertragsBeginn: '2024-01-01', ablaufdatum: '2025-12-31', heute: '2026-06-01' };
  expect(berechnen(lage, 'HALBJAEHRLICH')).toHaveProperty('ok');
});
