import { expect, test } from 'vitest';
import { antragsziele } from '#contract/produkte/produkte.ts';
import { allDrawings } from '#widgets/product-picture/allDrawings.ts';

test('A customer sees a drawing of everything that can be insured', () => {
  expect(Object.keys(allDrawings).toSorted()).toEqual([...antragsziele.keys()].toSorted());
});

test.each(Object.entries(allDrawings))(
  'A customer sees %s in the colours of the brand, with one point of accent, before long',
  (_, svg) => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 120 120" /);
    expect(svg.length).toBeLessThanOrEqual(4000);
    const paints = [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, paint]) => paint);
    const tones = ['form', 'mittel', 'licht', 'punkt'].map((tone) => `var(--bild-${tone})`);
    expect(paints.filter((paint) => paint !== 'none')).not.toEqual([]);
    expect([...tones, 'none']).toEqual(expect.arrayContaining(paints));
    expect(svg).toContain('var(--bild-punkt)');
    expect(svg).not.toMatch(/<(?:text|image|script|style|use)\b|\bon\w+=|#[0-9a-f]{3}/i);
  },
);
