import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { statesOf, transitionId, transitionsOf } from '#machines/transitions.ts';
import { gleichLesbar } from '#viewer/chart/graph.ts';
import { exporte } from '#viewer/exports/exports.ts';
import { ablaufseite } from '#viewer/pages/flowPage.ts';
import { startseite } from '#viewer/pages/startPage.ts';
import { proben } from './blaetter.ts';

const alle = await proben();

describe.each(alle)('$id', ({ chart, blatt }) => {
  const seite = ablaufseite(blatt, exporte(blatt));
  const text = seite.slice(seite.indexOf('<table>')).replaceAll('<wbr>', '');

  test('who cannot see the picture finds every state and every transition in the table', () => {
    const ids = [
      ...statesOf(chart).flatMap((node) => (node === chart.root ? [] : [node.id])),
      ...transitionsOf(chart).map(transitionId),
    ];
    expect(ids.filter((id) => !text.includes(`<code>${id}</code>`))).toEqual([]);
  });

  test('an analyst can tell the arrows of a state apart by what is written at them', () => {
    expect(gleichLesbar(blatt.ablauf)).toEqual([]);
  });

  test('every state in a picture leads to its row in the table', () => {
    const ziele = [...seite.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(ziele.length).toBeGreaterThan(0);
    expect(ziele.filter((id) => !seite.includes(`<tr class="zustand" id="${id}"`))).toEqual([]);
  });

  test('the page weighs at most 60 kB on the wire', () => {
    expect(brotliCompressSync(seite).length).toBeLessThan(60_000);
  });

  test('the page runs where inline style and script are refused', () => {
    expect(seite).not.toMatch(/<style|style=|<script(?! src=")| on[a-z]+="/);
    expect(seite).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
  });

  test('an analyst reads how many transitions are proven', () => {
    const anzahl = new Set(transitionsOf(chart).map(transitionId)).size;
    expect(seite).toContain(
      `Alle ${anzahl}\u00A0Übergänge sind am Automaten durchlaufen; in der Oberfläche ist noch nicht gemessen.`,
    );
  });
});

test('an analyst reads at a step what it asks, in the words of the page', () => {
  const hausrat = alle.find(({ id }) => id === 'antrag/hausrat');
  if (!hausrat) throw new Error('There is no flow.');
  const seite = ablaufseite(hausrat.blatt, []);
  const wohnung = seite.split('<tr').find((tr) => tr.includes('id="zustand-wohnung"'));
  expect(wohnung).toContain(
    '„Wo liegt die Wohnung?“ · „Wohnen Sie in einer Wohnung oder einem Haus?“',
  );
  expect(seite).toContain('<title>Wo liegt die Wohnung?\nWohnen Sie in einer Wohnung');
});

test('what the tours left out is dashed in the picture and said in the table', () => {
  const [probe] = alle;
  if (!probe) throw new Error('There is no flow.');
  const [offen = '', halb = '', ...rest] = transitionsOf(probe.chart)
    .map(transitionId)
    .filter((id) => id.includes('|ANMELDEN|') || !id.includes('|initial|'));
  const blatt = {
    ...probe.blatt,
    deckung: { automat: new Set([halb, ...rest]), browser: new Set(rest) },
  };
  const seite = ablaufseite(blatt, []);
  const zeile = (id: string) =>
    seite.split('<tr').find((tr) => tr.includes(`data-pfeil="${id}"`)) ?? '';
  expect(zeile(offen)).toContain('○ nein');
  expect(zeile(halb)).toContain('nur am Automaten');
  expect(seite).toMatch(/class="linie \w+ ungedeckt"/);
  expect(seite).toMatch(
    /\d+ von \d+\u00A0Übergängen sind am Automaten durchlaufen, \d+ auch in der Oberfläche/,
  );
});

test('an analyst finds every flow in the list, which weighs at most 60 kB', () => {
  const seite = startseite(alle.map(({ blatt }) => blatt));
  for (const { id } of alle) expect(seite).toContain(`href="${id}/index.html"`);
  expect(brotliCompressSync(seite).length).toBeLessThan(60_000);
});
