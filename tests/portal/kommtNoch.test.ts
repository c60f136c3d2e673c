import { expect, test } from 'vitest';
import { brandKeys, ladeMarke } from '#brands/registry.ts';
import { adresseVon } from '#portal/addresses.ts';
import { kommtNoch, schadenweg, steht } from '#portal/kommtNoch.ts';
import { themen } from '#portal/pages/fragen/kunden/themen.ts';
import { themen as themenVermittler } from '#portal/pages/fragen/vermittler/themen.ts';
import { navigationVon } from '#portal/shell/navigation.tsx';

const leer: ReadonlySet<string | null> = new Set(kommtNoch);
const kommend = (wege: readonly string[]) =>
  wege.filter((weg) => leer.has(adresseVon(weg.replace(/[#?].*$/, ''))));

test.each(['kunden', 'vermittler'] as const)(
  'the navigation for %s leads nowhere but to pages that are there',
  (bereich) => {
    const { oben, unten } = navigationVon(bereich, '/', () => true);
    const wege = [...oben, ...unten].map(({ href }) => href);
    expect(wege.length).toBeGreaterThan(1);
    expect(kommend(wege)).toEqual([]);
  },
);

test.each(brandKeys)('no answer for %s leads to a page that is still to come', async (key) => {
  const brand = await ladeMarke(key);
  const gruppen = [...themen, ...themenVermittler].map((thema) => thema(brand));
  const wege = gruppen
    .flatMap(({ eintraege }) => eintraege)
    .flatMap(({ weiter }) => (weiter ? [weiter.href] : []));
  expect(wege.length).toBeGreaterThan(10);
  expect(kommend([...wege, schadenweg])).toEqual([]);
});

/** What answers call pages in their sentences; said only where the page is there. */
const seitenworte = {
  '„Agentur“': '/vermittler/agentur',
  '„Entwürfe“': '/vermittler/entwuerfe',
  '„Einstellungen“': '/vermittler/einstellungen',
} as const;
const ungesagt = [
  'Vorbereitung',
  'Postfach',
  'Formular im Portal',
  ...Object.entries(seitenworte).flatMap(([wort, weg]) => (steht(weg) ? [] : [wort])),
];

test.each(brandKeys)('no answer for %s speaks of what is in preparation', async (key) => {
  const brand = await ladeMarke(key);
  const texte = [...themen, ...themenVermittler]
    .flatMap((thema) => thema(brand).eintraege)
    .map(({ frage, antwort }) => [frage, ...antwort].join(' '));
  const offen = texte.filter((text) => ungesagt.some((wort) => text.includes(wort)));
  expect(offen).toEqual([]);
});
