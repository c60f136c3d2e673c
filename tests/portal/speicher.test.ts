import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aufrufAus } from '#portal/aufruf.ts';
import { clearDrafts } from '#portal/flows/clearDrafts.ts';
import { draftAt } from '#portal/flows/draft.ts';
import { createCodeNotiz } from '#portal/session/offenerCode.ts';
import { createSpur } from '#portal/session/spur.ts';
import { gemerkt, sicher } from '#portal/speicher.ts';
import { memoryStorage } from './memoryStorage.ts';

const faults: Record<string, () => Storage> = {
  'refuses to be opened': () => {
    throw new DOMException('refused', 'SecurityError');
  },
  'is not there': () => z.parse(z.custom<Storage>(), undefined),
  'is full': () => Object.assign(memoryStorage(), { setItem: full }),
};

describe.each(Object.keys(faults))('where the storage of the browser %s', (fault) => {
  const open = faults[fault] ?? memoryStorage;

  test('the portal starts, and what its address said lasts as long as the page', () => {
    const storage = sicher(open);
    expect(aufrufAus('?brand=hfk&ref=r1', storage).brand).toBe('hfk');
    expect(aufrufAus('', storage)).toMatchObject({ brand: 'hfk', ref: 'r1' });
  });

  test('somebody signed in is still signed out when she is away too long', () => {
    let now = 1_800_000_000_000;
    const spur = createSpur(sicher(open), 'benutzer', () => now);
    spur.beginnen();
    expect(spur.vorhanden()).toBe(true);
    now += 31 * 60_000;
    expect(spur.abgelaufen()).toBe(true);
    spur.loeschen();
    expect(spur.vorhanden()).toBe(false);
  });

  test('the page for the code and a draft work until it is closed', () => {
    const storage = sicher(open);
    const code = createCodeNotiz(storage, 'benutzer', () => 0);
    code.merken({ handynummer: '+49 *** 01', versuche: 3 });
    expect(code.lesen()).toMatchObject({ versuche: 3 });
    const draft = draftAt(storage, 'aenderung', 'PH1', 'anna');
    draft.write({ schritt: 'auswahl', antworten: { a: 1 } });
    expect(draft.read()).toEqual({ schritt: 'auswahl', antworten: { a: 1 } });
    clearDrafts(storage);
    expect(draft.read()).toBeNull();
    expect(code.lesen()).not.toBeNull();
  });
});

test('a value that finds no room does not leave an older one behind for the next page', () => {
  const browser = memoryStorage();
  browser.setItem('sitzung.benutzer', 'old');
  const storage = sicher(() => Object.assign(browser, { setItem: full }));
  storage.setItem('sitzung.benutzer', 'new');
  expect(storage.getItem('sitzung.benutzer')).toBe('new');
  expect(browser.getItem('sitzung.benutzer')).toBeNull();
});

test('what was kept and is no JSON or of another form counts as nothing', () => {
  const storage = memoryStorage();
  const form = z.object({ a: z.number() });
  expect(gemerkt(storage, 'x', form)).toBeNull();
  for (const text of ['', '{', 'null', '{"a":"1"}']) {
    storage.setItem('x', text);
    expect(gemerkt(storage, 'x', form)).toBeNull();
  }
  storage.setItem('x', '{"a":1}');
  expect(gemerkt(storage, 'x', form)).toEqual({ a: 1 });
});

function full(): never {
  throw new DOMException('full', 'QuotaExceededError');
}
