import { afterAll, describe, expect, test } from 'vitest';
import { flowsUnderTest } from './engine/flowsUnderTest.ts';
import { type Proof, prove, type Question } from './engine/prove.ts';
import { report } from './engine/report.ts';

const proofs: Proof[] = [];

describe.each(await flowsUnderTest())('$id', (flow) => {
  const proof = prove(flow);
  proofs.push(proof);

  test.each<[string, Question[]]>([
    ['an analyst finds every state described and every arrow, guard and call named', ['chart']],
    [
      'a customer finds a screen with its heading and its questions at every step',
      ['screens', 'answers'],
    ],
    ['a customer is never stuck, never ignored, and every guard can say yes and no', ['behaviour']],
    ['nothing decides where a customer goes that the exploration does not see', ['flags']],
    ['customers who together take every arrow always arrive where the chart says', ['tours']],
    [
      'a customer who goes back, changes an answer, comes again later, reloads, follows a link or clicks twice loses nothing',
      ['laws'],
    ],
  ])('%s', (_, questions) => {
    const faults = proof.faults.filter(({ question }) => questions.includes(question));
    expect(faults.map(({ sentence }) => sentence)).toEqual([]);
  });
});

afterAll(() =>
  report(
    'models',
    proofs.map(({ line }) => line),
  ),
);
