import { expect, test } from 'vitest';
import { onlineAntrag, produktweg } from '#portal/pages/startseite/produktwege.ts';
import { inPreparation } from './inPreparation.ts';

test('the first page names as concluded here exactly the applications that are there', () => {
  const inArbeit: readonly string[] = inPreparation;
  const fertige = Object.entries(produktweg).flatMap(([produkt, weg]) =>
    inArbeit.includes(weg) ? [] : [produkt],
  );
  expect([...onlineAntrag].toSorted()).toEqual(fertige.toSorted());
});
