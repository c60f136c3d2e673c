import { expect, test } from 'vitest';
import { angebotVon } from '#server/rules/aenderung/angebot.ts';
import { selbstbeteiligung } from '#server/rules/aenderung/arten/selbstbeteiligung.ts';
import { berechne } from '#server/rules/aenderung/berechnung.ts';
import { kacheln } from '#server/rules/aenderung/kacheln.ts';
import type { Aenderungslage } from '#server/rules/aenderung/lage.ts';
import { betrieb, demovertrag } from '#tests/support/aenderungslage.ts';

const morgen = '2026-11-21';
type Stufe = 'SB_KEINE' | 'SB_250' | 'SB_500' | 'SB_1000' | 'SB_5000';

function aendern(lage: Aenderungslage, stufe: Stufe = 'SB_KEINE', wirksamkeitsdatum = morgen) {
  return berechne(lage, selbstbeteiligung, {
    wirksamkeitsdatum,
    wunsch: { selbstbeteiligung: stufe },
  });
}

const status = 'Dieser Vertrag kann nicht mehr geändert werden.';
const nichtHier = 'Diese Angabe können Sie hier nicht ändern. Bitte senden Sie uns eine Nachricht.';
const vormerkung = { art: 'selbstBeteiligung', wirksamkeitsdatum: '2027-01-01' };

test.each<[string, Partial<Aenderungslage>, string, string]>([
  ['G1 that is ending', { status: 'AUSLAUFEND', beendigungsdatum: '2027-06-30' }, 'STATUS', status],
  ['G1 that was revoked', { status: 'STORNIERT' }, 'STATUS', status],
  ['G1 whose status is unknown', { status: 'UNBEKANNT' }, 'STATUS', status],
  [
    'G2 that begins in two years',
    { vertragsBeginn: '2028-11-20' },
    'NICHT_BEGONNEN',
    'Änderungen sind erst nach Ausstellung des Vertrags möglich.',
  ],
  [
    'G3 with the same kind of change pending',
    { vormerkungen: [vormerkung] },
    'VORGEMERKT',
    'Für diesen Vertrag ist bereits eine Änderung zum 01.01.2027 vorgemerkt.',
  ],
  ['G7 without a tariff to calculate with', { tarifAngaben: null }, 'NICHT_AENDERBAR', nichtHier],
  [
    'G7 whose field is switched off',
    { freigaben: { 'edit-bhv-deductible': false } },
    'NICHT_AENDERBAR',
    nichtHier,
  ],
  ['G7 without a deductible', { risiken: { deckungsVarianten: [] } }, 'NICHT_AENDERBAR', nichtHier],
  [
    'G10 that ends in 14 days',
    { ablaufdatum: '2026-12-04' },
    'KURZ_VOR_ENDE',
    'So kurz vor Vertragsende ist diese Änderung nicht mehr möglich.',
  ],
])('nothing can be changed in a contract, %s', (_, anders, code, text) => {
  const lage = betrieb(anders);
  expect(aendern(lage)).toEqual({ abgelehnt: { code, text } });
  expect(angebotVon(lage, selbstbeteiligung)).toMatchObject({
    hinderung: { code, text },
    mehr: null,
    weniger: null,
    optionen: [],
  });
});

test('G4: who owes a premium gets no more cover, but may have less', () => {
  const lage = betrieb({ mahnung: true });
  const text = 'Bitte gleichen Sie zuerst den offenen Beitrag aus.';
  expect(aendern(lage)).toEqual({ abgelehnt: { code: 'MAHNUNG', text } });
  expect(aendern(lage, 'SB_500', '2027-01-01')).toHaveProperty('ok');
});

test('G5: the value it has already is no change', () => {
  const text = 'Bitte wählen Sie einen anderen Wert als bisher.';
  expect(aendern(betrieb(), 'SB_250')).toEqual({ abgelehnt: { code: 'UNVERAENDERT', text } });
});

test('G6: more cover is to be had from tomorrow on for a year', () => {
  const text = 'Bitte wählen Sie ein Datum zwischen 21.11.2026 und 20.11.2027.';
  expect(aendern(betrieb(), 'SB_KEINE', '2026-11-20')).toEqual({
    abgelehnt: { code: 'DATUM', text },
  });
  expect(aendern(betrieb(), 'SB_KEINE', '2027-11-21')).toEqual({
    abgelehnt: { code: 'DATUM', text },
  });
});

test('G6: less cover comes with the Hauptfälligkeit whose notice is still open', () => {
  expect(aendern(betrieb(), 'SB_500')).toEqual({
    abgelehnt: { code: 'DATUM', text: 'Die Änderung ist nur zum 01.01.2027 möglich.' },
  });
  expect(aendern(betrieb({ heute: '2026-12-05' }), 'SB_500', '2027-01-01')).toEqual({
    abgelehnt: { code: 'DATUM', text: 'Die Änderung ist nur zum 01.01.2028 möglich.' },
  });
});

test('G6: no day lies behind the end of the contract', () => {
  const lage = betrieb({ beendigungsdatum: '2027-03-31' });
  expect(aendern(lage, 'SB_KEINE', '2027-04-01')).toEqual({
    abgelehnt: {
      code: 'DATUM',
      text: 'Bitte wählen Sie ein Datum zwischen 21.11.2026 und 31.03.2027.',
    },
  });
});

test('G9: what the tariff wants to look at is decided by hand', () => {
  const tarifAngaben = { ...betrieb().tarifAngaben, jahresumsatz: 600_000_000 };
  expect(aendern(betrieb({ tarifAngaben }))).toEqual({
    abgelehnt: {
      code: 'MANUELL',
      text: 'Diese Änderung prüfen wir persönlich. Bitte senden Sie uns eine Nachricht.',
    },
  });
});

test('a deductible is not lowered while a claim is open, but raised', () => {
  const offen = betrieb({ schaeden: [{ abgeschlossenAm: null }] });
  expect(aendern(offen)).toEqual({
    abgelehnt: {
      code: 'SCHADEN_OFFEN',
      text: 'Während eines laufenden Schadens können Sie die Selbstbeteiligung nicht senken.',
    },
  });
  expect(aendern(offen, 'SB_1000', '2027-01-01')).toHaveProperty('ok');
  expect(aendern(betrieb({ schaeden: [{ abgeschlossenAm: '2026-11-01' }] }))).toHaveProperty('ok');
});

test('a dog of class 3 keeps its deductible of 500 EUR', () => {
  const rottweiler = demovertrag('TH250000304');
  const { optionen } = angebotVon(rottweiler, selbstbeteiligung);
  const text = 'Für diese Rasse ist nur eine Selbstbeteiligung von 500\u00A0EUR möglich.';
  expect(
    optionen.map(({ wert, beitrag, hinderung }) => [wert, beitrag !== null, hinderung]),
  ).toEqual([
    ['SB_KEINE', false, { code: 'OPTION_NICHT_MOEGLICH', text }],
    ['SB_250', false, { code: 'OPTION_NICHT_MOEGLICH', text }],
    [
      'SB_500',
      true,
      { code: 'UNVERAENDERT', text: 'Bitte wählen Sie einen anderen Wert als bisher.' },
    ],
  ]);
});

test('a change must not make an instalment too small to be collected', () => {
  const lage = demovertrag('PH250000101', {
    zahlweise: 'MONATLICH',
    beitragsKomponenten: [{ name: 'phv', nettoJahr: 4800, steuersatz: 1900 }],
    tarifAngaben: {
      ...demovertrag('PH250000101').tarifAngaben,
      deckung: 'BASIS',
      versicherungssumme: 1_000_000_000,
    },
  });
  expect(aendern(lage, 'SB_500')).toEqual({
    abgelehnt: {
      code: 'RATE_ZU_NIEDRIG',
      text: 'Für diese Zahlweise ist der Beitrag zu niedrig.',
    },
  });
});

function arten(lage: Aenderungslage) {
  return kacheln(lage).map(({ art }) => art);
}

test('a contract has a tile for what its product has, and an ended one has none', () => {
  expect(arten(betrieb())).toEqual(expect.arrayContaining(['zahlweise', 'selbstbeteiligung']));
  expect(arten(betrieb())).not.toContain('elementar');
  expect(arten(betrieb({ freigaben: { 'edit-bhv-deductible': false } }))).not.toContain(
    'selbstbeteiligung',
  );
  expect(arten(betrieb({ status: 'BEENDET' }))).toEqual([]);
  expect(arten(demovertrag('202312399'))).toEqual([]);
  const kachel = kacheln(betrieb({ vormerkungen: [vormerkung] })).find(
    ({ art }) => art === 'selbstbeteiligung',
  );
  expect(kachel).toMatchObject({ hinderung: { code: 'VORGEMERKT' } });
});
