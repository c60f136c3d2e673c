import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkboxLabel, einzelnJeZeile, vorauswahl } from '#contract/auswahl.ts';
import * as constants from '#contract/constants.ts';
import { blaettern } from '#contract/seiten.ts';
import { toast } from '#contract/toast.ts';
import { apiHost, umgebungen, umgebungVon } from '#contract/umgebung.ts';
import { valueOf } from './verdict.ts';

test('the limits are those of the specification', () => {
  expect(constants).toMatchObject({
    featureFristMs: 2000,
    frameBefehlFristMs: 20_000,
    scrollVerzoegerungMs: 100,
    scrollToleranzPx: 20,
    veraltetNachMs: 60_000,
    toastDauerMs: 3000,
    breakpoints: { small: 576, medium: 768, large: 1024, xLarge: 1200, xxLarge: 1440 },
    serviceFehler: 'An error occured',
    allgemeinerFehler: 'Leider ist etwas schief gelaufen. Bitte versuchen Sie es später nochmal.',
  });
});

describe('environment', () => {
  test.each([
    ['http://localhost:3000', 'localhost'],
    ['http://127.0.0.1:3000', 'localhost'],
    ['http://[::1]:3000', 'localhost'],
    ['https://portal.localhost', 'localhost'],
    ['https://accept.portal.example.org', 'accept'],
    ['https://development.portal.example.org', 'development'],
    ['https://integration.portal.example.org:8443', 'integration'],
    ['https://portal.example.org', 'production'],
    ['https://production.example.org', 'production'],
    ['https://localhost.example.org', 'production'],
  ])('%s is %s', (origin, expected) => {
    expect(umgebungVon(origin)).toBe(expected);
    expect(umgebungen).toContain(umgebungVon(origin));
  });

  test.each([
    'null',
    '',
    'portal.example.org',
    'file:///index.html',
    'http://portal.example.org',
    'https://192.0.2.7',
    'https://[2001:db8::1]',
    'https://intranet',
    'https://staging.portal.example.org',
    'https://test.portal.example.org',
    'ftp://localhost',
    'javascript:alert(1)',
  ])('"%s" is unknown and raises an error', (origin) => {
    expect(() => umgebungVon(origin)).toThrow('Unknown environment');
    expect(() => apiHost(origin)).toThrow('Unknown environment');
  });

  test('the API answers at the own host unless the environment has another one', () => {
    const hosts = { integration: 'https://api.integration.example.org' };
    expect(apiHost('http://127.0.0.1:3000')).toBe('http://127.0.0.1:3000');
    expect(apiHost('https://portal.example.org', hosts)).toBe('https://portal.example.org');
    expect(apiHost('https://integration.example.org', hosts)).toBe(hosts.integration);
  });
});

describe('pages of a list', () => {
  test.each([
    [1, 5, 1, '1 von 5', false, true],
    [3, 5, 3, '3 von 5', true, true],
    [5, 5, 5, '5 von 5', true, false],
    [6, 5, 1, '1 von 5', false, true],
    [0, 5, 1, '1 von 5', false, true],
    [1, 1, 1, '1 von 1', false, false],
    [1, 0, 1, '1 von 1', false, false],
  ])('page %i of %i: page %i, "%s"', (page, total, seite, text, zurueck, vor) => {
    expect(blaettern(page, total)).toEqual({ seite, text, zurueck, vor });
  });

  test('from any page, going on leads to the last page', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5, max: 60 }),
        fc.integer({ min: 1, max: 50 }),
        (page, total) => {
          let stand = blaettern(page, total);
          const seen = [stand.seite];
          while (stand.vor) {
            stand = blaettern(stand.seite + 1, total);
            seen.push(stand.seite);
          }
          expect(stand.seite).toBe(total);
          expect(new Set(seen).size).toBe(seen.length);
        },
      ),
    );
  });
});

const option = (length: number) => ({ value: 'a', label: 'x'.repeat(length) });

describe('choices', () => {
  test.each([
    [4, 30, false],
    [5, 5, true],
    [2, 31, true],
    [1, 1, false],
  ])('%i options with labels of %i characters, one per row: %s', (count, length, expected) => {
    expect(einzelnJeZeile(Array.from({ length: count }, () => option(length)))).toBe(expected);
  });

  test('a select shows the default, else the first, and nothing without options', () => {
    const options = [
      { label: 'Jährlich', value: 'JAEHRLICH' },
      { label: 'Monatlich', value: 'MONATLICH' },
    ];
    expect(vorauswahl(options, 'MONATLICH')).toBe('MONATLICH');
    expect(vorauswahl(options, 'EINMALIG')).toBe('JAEHRLICH');
    expect(vorauswahl(options)).toBe('JAEHRLICH');
    expect(vorauswahl([], 'MONATLICH')).toBeNull();
  });

  test('only an optional checkbox says so', () => {
    expect(checkboxLabel('Ich stimme zu')).toBe('Ich stimme zu');
    expect(checkboxLabel('Newsletter', false)).toBe('Newsletter (optional)');
  });
});

test('a toast has one of five states and may say how long it stays', () => {
  expect(valueOf(toast, { title: 'Gespeichert', state: 'positive' })).toBeDefined();
  expect(valueOf(toast, { title: 'Gespeichert', state: 'neutral', duration: 5000 })).toBeDefined();
  expect(valueOf(toast, { title: 'Gespeichert', state: 'success' })).toBeUndefined();
  expect(valueOf(toast, { title: 'Gespeichert', state: 'positive', duration: -1 })).toBeUndefined();
});
