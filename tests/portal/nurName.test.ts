import { expect, test } from 'vitest';
import { vertragswahl } from '#portal/flows/konto/bankverbindung/vertragswahl.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';

test('a customer is not offered another account for her motor contract', () => {
  const auto = { ...vertrag, versicherungsNummer: '202312399', produktIdentifier: 'KFZ' } as const;
  const nummern = vertragswahl([vertrag, auto]).map((wahl) => wahl.versicherungsNummer);
  expect(nummern).toEqual([vertrag.versicherungsNummer]);
});
