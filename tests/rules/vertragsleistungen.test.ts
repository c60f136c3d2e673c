import { expect, test } from 'vitest';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { vertragsleistungen } from '#server/documents/angaben/vertrag.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';

test('a firm reads in its confirmation what is insured besides, and what is not', () => {
  const firma = gewerbe({ elementar: true, buerohaftpflicht: false, phvAnzahl: 'ZWEI' });
  expect(firma).toMatchObject({
    Elementarschäden: 'Eingeschlossen',
    Bürohaftpflicht: 'Nicht eingeschlossen',
    Privathaftpflicht: 'Für zwei Personen',
  });
  expect(gewerbe({})).not.toHaveProperty('Elementarschäden');
  const vh = { versicherteGefahren: { buerohaftpflicht: true, phv: false } };
  expect(gewerbe({ vh })).toHaveProperty('Bürohaftpflicht', 'Eingeschlossen');
});

test('of home contents the elements stand once, among what else is covered', () => {
  expect(leistungen({ ...vertrag, elementar: true })).not.toHaveProperty('Elementarschäden');
});

test('a teacher reads that the cover at work is in, a traveller for whom it holds', () => {
  const diensthaftpflicht = {
    eingeschlossen: true,
    einschlussZum: null,
    ausschlussZum: null,
    beruf: 'LEHRER',
  };
  expect(gewerbe({ diensthaftpflicht })).toHaveProperty('Diensthaftpflicht', 'Eingeschlossen');
  const tage = { beginn: '2026-12-01', ende: '2026-12-05', dauer: 5 };
  expect(gewerbe({ reise: { personenkreis: 'PAAR', ...tage } })).toMatchObject({
    Versichert: 'Ein Paar',
    Reise: '01.12.2026 bis 05.12.2026',
  });
});

/** A contract without home contents. */
function gewerbe(anders: Partial<Vertrag>): Record<string, string> {
  const { hausrat: _hausrat, elementar: _elementar, vh: _vh, ...ohne } = vertrag;
  const { buerohaftpflicht: _bhv, phvAnzahl: _phv, phv: _familie, ...firma } = ohne;
  return leistungen({ ...firma, ...anders });
}

function leistungen(v: Vertrag): Record<string, string> {
  return Object.fromEntries(vertragsleistungen(v).map(({ name, wert }) => [name, wert]));
}
