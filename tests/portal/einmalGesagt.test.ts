import { describe, expect, test } from 'vitest';
import { ohneHinweis } from '#portal/shell/einmalGesagt.ts';

// As the router keeps an entry of the browser's history.
const eintrag = { usr: { hinweis: 'SITZUNG_ABGELAUFEN' }, key: 'hier', idx: 3 };

describe('What the page before left to be said', () => {
  test('is gone from the entry once it was said, and the entry stays where it was', () => {
    expect(ohneHinweis(eintrag, 'hier')).toEqual({ usr: null, key: 'hier', idx: 3 });
  });

  test('is not looked for in an entry that she has gone on to meanwhile', () => {
    const naechster = { usr: { antrag: '/hausrat/antrag' }, key: 'dort', idx: 4 };
    expect(ohneHinweis(naechster, 'hier')).toBeNull();
  });

  test('leaves an entry alone that the router did not make', () => {
    expect(ohneHinweis(null, 'hier')).toBeNull();
  });
});
