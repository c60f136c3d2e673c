import { expect, test } from 'vitest';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { rueckstandVon, ueberfaelligeZuerst } from '#portal/pages/vertrag/rueckstand.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';

const offen = {
  betrag: 1_073,
  faelligAm: '2026-11-01',
  zahlbarBis: '2026-11-30',
};
const betrag = 'Offen 10,73\u00A0EUR, fällig seit 01.11.2026, zahlbar bis 30.11.2026.';
const satz = `${betrag} Wir konnten den Beitrag nicht abbuchen.`;

test('a customer whose debit failed reads what is open and until when, though she gave her account', () => {
  const mitKonto: Vertrag = { ...vertrag, rueckstand: offen };
  expect(rueckstandVon(mitKonto)).toEqual({ ueberfaellig: false, satz });
});

test('a customer without an account who was reminded reads the warning and what is open, and of no debit that failed', () => {
  const ohne: Vertrag = { ...vertrag, bankverbindung: null, mahnung: true };
  expect(rueckstandVon({ ...ohne, rueckstand: offen })).toEqual({
    ueberfaellig: true,
    satz: betrag,
  });
  expect(rueckstandVon(ohne)).toEqual({ ueberfaellig: true, satz: null });
});

test('a customer whose contract was cancelled for what is open reads that paying brings it back', () => {
  const aufgehoben: Vertrag = { ...vertrag, vertragsstatus: 'AUFGEHOBEN', rueckstand: offen };
  expect(rueckstandVon(aufgehoben)?.satz).toBe(
    `${satz} Wird bis dahin gezahlt, gilt der Vertrag wieder.`,
  );
});

test('a customer with both reads what is overdue before what is only open', () => {
  const nurOffen: Vertrag = { ...vertrag, rueckstand: offen };
  const ueberfaellig: Vertrag = { ...vertrag, bankverbindung: null, mahnung: true };
  expect(ueberfaelligeZuerst([nurOffen, ueberfaellig])).toEqual([ueberfaellig, nurOffen]);
});

test('a customer who owes nothing is told of nothing', () => {
  expect(rueckstandVon(vertrag)).toBeNull();
  expect(rueckstandVon({ ...vertrag, mahnung: true })).toBeNull();
});
