import { expect, test } from 'vitest';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { loeschfolge } from '#portal/pages/vertrag/loeschfolge.ts';

type Vorgemerkt = Vertrag['vorgemerkteAenderungen'][number];

const zahlweise: Vorgemerkt = {
  art: 'zahlweise',
  text: 'Zahlweise: jährlich',
  wirksamkeitsdatum: '2027-01-01',
  versicherungsPraemie: 11_980,
  loeschbar: true,
};
const deckung: Vorgemerkt = { ...zahlweise, art: 'deckung', wirksamkeitsdatum: '2027-03-01' };
const bleibt = 'findet dann nicht statt. Der Vertrag bleibt, wie er ist.';
const danach = 'Vorgemerkte Änderungen danach können dadurch einen anderen Beitrag haben.';

test('a customer who deletes a pending change reads that later ones may cost something else then', () => {
  expect(loeschfolge(zahlweise, [zahlweise, deckung])).toBe(
    `Die Änderung zum 1.\u00A0Januar 2027 ${bleibt} ${danach}`,
  );
});

test('a customer who deletes the last pending change reads that all else stays', () => {
  expect(loeschfolge(deckung, [zahlweise, deckung])).toBe(
    `Die Änderung zum 1.\u00A0März 2027 ${bleibt}`,
  );
  expect(loeschfolge(zahlweise, [zahlweise])).not.toContain(danach);
});
