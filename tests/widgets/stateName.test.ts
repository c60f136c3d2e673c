import { expect, test } from 'vitest';
import { stateName } from '#widgets/gallery/stateName.ts';

test.each([
  ['gefuellt', 'gefüllt'],
  ['fehler', 'mit Fehler'],
  ['anmeldungMitFehlern', 'Anmeldung mit Fehlern'],
  ['aufFarbigemGrund', 'auf farbigem Grund'],
  ['mehrere-orte', 'mehrere Orte'],
  ['neu', 'neu'],
])('Who looks at the widgets reads the state %s as words: %s', (key, words) => {
  expect(stateName(key)).toBe(words);
});
