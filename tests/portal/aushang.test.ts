import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { schreibung } from '#brands/schreibung.ts';
import { marken, type MarkenSchluessel } from '#contract/marken.ts';
import { alleAushaenge } from '#portal/flows/antrag/aushang/aushaenge.ts';
import { aushanginhalt, unterlagen, versprechen } from '#portal/flows/antrag/aushang/inhalt.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const drawn = join(dist, 'prerendered');
const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Record<
  string,
  { file: string; css?: string[] }
>;
const chunk = manifest['src/portal/flows/antrag/aushang/Aushang.tsx'];

const pages = [...(await alleAushaenge()).keys()].flatMap((name) =>
  readdirSync(drawn)
    .map((brand) => ({ name, brand, file: join(drawn, brand, name, 'antrag.html') }))
    .filter(({ file }) => existsSync(file)),
);

test.each(pages)(
  'whoever comes to $name with $brand reads what is covered before any script',
  ({ name, brand, file }) => {
    const html = readFileSync(file, 'utf8');
    const marke = brand as MarkenSchluessel;
    const { versichert, nichtVersichert, schaeden, beispiel, brauchen } = aushanginhalt(
      name,
      marke,
    );
    const said = [
      versprechen(name, marke),
      beispiel,
      ...[...versichert, ...nichtVersichert].flatMap(({ title, text }) => [title, text]),
      ...schaeden.flatMap(({ figure, text, note }) => [figure, text, note]),
      ...brauchen.map(({ text }) => text),
      ...unterlagen(name, marke).flatMap(({ titel, seite }) => [titel, `href="${seite}"`]),
    ];
    // Written as in the country of the brand.
    const write = schreibung(marken[marke].land === 'CH' ? 'de-CH' : 'de-DE');
    expect(said.map(write).filter((text) => !html.includes(text))).toEqual([]);
    // Its drawing too.
    expect(html).toMatch(/data-aushang="[^>]*>.*?<svg xmlns="[^"]*" viewBox="0 0 120 120"/);
  },
);

test.each(pages)('$name with $brand fetches neither script nor rules for it', ({ file }) => {
  const html = readFileSync(file, 'utf8');
  expect(chunk?.css).toHaveLength(1);
  expect(html).not.toContain(`src="/${chunk?.file}"`);
  expect(html).not.toContain(`href="/${chunk?.file}"`);
  // Named as a sheet that stands in the page already.
  for (const sheet of chunk?.css ?? [])
    expect(/data-sheets="([^"]*)"/.exec(html)?.[1]).toContain(sheet);
});
