import { expect, test } from 'vitest';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { hatHandlungen } from '#portal/pages/vertrag/handlungen.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';

const fest = mit({
  vertragsstatus: 'LAUFEND',
  kuendbar: 'NEIN',
  widerrufbar: false,
  kacheln: [],
});

test('a trip that can neither be changed nor ended offers nothing to leap to', () => {
  expect(hatHandlungen(fest, false)).toBe(false);
});

test('a contract offers something where it can be changed, ended, revoked, or its end taken back', () => {
  const kacheln = [{ art: 'zahlweise', hinderung: null } as const];
  for (const anders of [
    { kacheln },
    { kuendbar: 'TAEGLICH' as const },
    { widerrufbar: true },
    { vertragsstatus: 'AUSLAUFEND' as const },
  ]) {
    expect(hatHandlungen({ ...fest, ...anders }, false)).toBe(true);
  }
});

test('a broker finds nothing where the customer alone can revoke, nor anybody after the end', () => {
  expect(hatHandlungen({ ...fest, widerrufbar: true }, true)).toBe(false);
  expect(hatHandlungen({ ...fest, vertragsstatus: 'BEENDET', kuendbar: 'TAEGLICH' }, false)).toBe(
    false,
  );
});

function mit(anders: Partial<Vertrag>): Vertrag {
  return { ...vertrag, ...anders };
}
