import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { beschwerdestellenVon } from '#brands/beschwerdestellen.ts';
import type { Brand } from '#brands/brand.ts';
import { brandKeys, ladeMarke, standardMarke } from '#brands/registry.ts';
import { marken } from '#contract/marken.ts';
import { schreibung } from '#brands/schreibung.ts';

const brands = await Promise.all(brandKeys.map((key) => ladeMarke(key)));

/** Kept for stories by the Bundesnetzagentur (`domain/daten.md §1`). */
const inventedNumbers = /^\+49(?:3023125|6990009|4066969|2214710|8999998)\d{3}$/;

describe.each(brands)('A customer of $key', (brand) => {
  test.each([
    ['the service', brand.contact.phone, brand.contact.dialled],
    ['the emergency line', brand.contact.emergency.shown, brand.contact.emergency.dialled],
  ])('dials the number that is shown for %s, and it belongs to nobody', (_, shown, dialled) => {
    expect(shown.replaceAll(/\D/g, '').replace(/^0/, '49')).toBe(dialled.slice(1));
    expect(dialled).toMatch(inventedNumbers);
  });

  test.each(Object.entries(beschwerdestellenVon(brand.key)))(
    'can dial the number that is shown for complaints: %s',
    (_, { phone }) => {
      if (phone === null) return;
      expect(phone.shown.replaceAll(/\D/g, '').replace(/^0/, '49')).toBe(phone.dialled.slice(1));
      // Free numbers end at the border.
      expect(phone.shown).toMatch(marken[brand.key].land === 'CH' ? /^\+49 [1-79]/ : /^[+0]/);
    },
  );

  test('writes to an address that nobody owns', () => {
    expect(brand.contact.email).toMatch(/@[a-z-]+\.example$/);
  });

  test('sees the icon in the tab, drawn from nothing but shapes', () => {
    const icon = readFileSync(new URL(`../../public${brand.favicon}`, import.meta.url), 'utf8');
    expect(icon).toMatch(/^<svg [^>]*viewBox="0 0 32 32"/);
    expect(icon).not.toMatch(/<(?:image|script|style|text|use)|href|url\(/);
    expect(icon).toContain(brand.colours.light.primary);
  });

  test('reads the words of the brand as the country writes them', () => {
    const words = [brand.name, brand.claim, brand.contact.service, brand.contact.hours];
    expect(words.map(schreibung(brand.spelling))).toEqual(words);
  });
});

test('No two brands look the same', () => {
  const different = (of: (brand: Brand) => string) => new Set(brands.map(of)).size;
  expect(different(({ colours }) => colours.light.primary)).toBe(brands.length);
  expect(different(({ colours }) => colours.dark.primary)).toBe(brands.length);
  expect(different(({ logo }) => JSON.stringify(logo))).toBe(brands.length);
});

test('Before any script runs, the page already wears the standard brand', () => {
  const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  expect(page).toContain(`href="${standardMarke.favicon}"`);
  for (const scheme of ['light', 'dark'] as const) {
    expect(page).toContain(
      `media="(prefers-color-scheme: ${scheme})" content="${standardMarke.colours[scheme].background}"`,
    );
  }
});
