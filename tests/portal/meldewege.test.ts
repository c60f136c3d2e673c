import { expect, test } from 'vitest';
import type { Vertragskachel } from '#contract/entities/vertrag.ts';
import { meldewegeVon } from '#portal/pages/schadenmelden/meldewege.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';

const heute = '2026-11-21';

const hausrat: Vertragskachel = {
  ...vertrag,
  versicherungsNummer: 'HR250000102',
  produktIdentifier: 'HAUSRAT',
};
const auto: Vertragskachel = {
  ...vertrag,
  versicherungsNummer: 'KF250000110',
  produktIdentifier: 'KFZ',
};

function beendet(beendigungsdatum: string | null): Vertragskachel {
  return { ...hausrat, vertragsstatus: 'BEENDET', beendigungsdatum };
}

const wege = (...vertraege: Vertragskachel[]) =>
  meldewegeVon(vertraege, heute).map(({ href }) => href);

test('a customer reports by the form of each product, which counts her contracts as the list has them', () => {
  const reise: Vertragskachel = { ...vertrag, produktIdentifier: 'REISE' };
  expect(wege(auto, vertrag, hausrat, reise)).toEqual([
    '/schaden-melden/phv/1',
    '/schaden-melden/hausrat/2',
    '/schaden-melden/reise/3',
  ]);
});

test('a contract that ended is reported on until the last day of the third year after', () => {
  expect(wege(beendet('2023-01-01'))).toHaveLength(1);
  expect(wege(beendet('2022-12-31'))).toHaveLength(0);
  // One that never began has the day it should have.
  expect(wege(beendet(null))).toHaveLength(1);
});

test('a customer with nothing but a car is offered nothing', () => {
  expect(wege(auto)).toEqual([]);
});
