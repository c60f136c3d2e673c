import { type AnyStateMachine, createMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { transitionId, transitionsOf } from '#machines/transitions.ts';
import { alsCsv } from '#viewer/exports/csv.ts';
import { exporte } from '#viewer/exports/exports.ts';
import { alsJson } from '#viewer/exports/json.ts';
import { proben } from './blaetter.ts';

describe.each(await proben())('$id', ({ chart, blatt }) => {
  const dateien = exporte(blatt);
  const mit = (endung: string) =>
    dateien.find(({ name }) => name.endsWith(endung))?.inhalt ?? `no ${endung}`;

  test('an analyst takes every picture and four more formats along', () => {
    const bilder = blatt.ebenen.filter(({ zeichnung }) => zeichnung !== null).length;
    expect(dateien.filter(({ name }) => name.endsWith('.svg'))).toHaveLength(bilder);
    expect(dateien).toHaveLength(bilder + 4);
  });

  test('a machine built from the JSON has the same states and the same transitions', () => {
    const wieder = createMachine(JSON.parse(mit('.json')) as Parameters<typeof createMachine>[0]);
    expect(bogen(wieder)).toEqual(bogen(chart));
  });

  test('Mermaid has every state, every arrow and closes what it opens', () => {
    const text = mit('.mmd');
    const zeilen = text.split('\n').map((zeile) => zeile.trim());
    expect(zeilen[0]).toBe('stateDiagram-v2');
    const kinds = [
      /^$/,
      /^stateDiagram-v2$/,
      /^%% .+$/,
      /^state "[^"]+" as \w+$/,
      /^state \w+ \{$/,
      /^\}$/,
      /^--$/,
      /^(?:\w+|\[\*\]) --> (?:\w+|\[\*\])(?: : [^:]+)?$/,
    ];
    expect(zeilen.filter((zeile) => !kinds.some((kind) => kind.test(zeile)))).toEqual([]);
    expect(text.split('{').length).toBe(text.split('}').length);
    const gezeichnet = blatt.ablauf.pfeile.filter(({ art }) => art !== 'route').length;
    const enden = blatt.ablauf.zustaende.filter(
      ({ art, aussen }) => art === 'ende' && aussen === null,
    ).length;
    expect(zeilen.filter((zeile) => zeile.includes('-->'))).toHaveLength(gezeichnet + enden);
  });

  test('SCXML has every state once, every transition and only targets that exist', () => {
    const text = mit('.scxml');
    const ids = [...text.matchAll(/<(?:state|final|parallel) id="([^"]+)"/g)].map(([, id]) => id);
    const ziele = [...text.matchAll(/ (?:target|initial)="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ziele.filter((ziel) => !ids.includes(ziel))).toEqual([]);
    const anfaenge = transitionsOf(chart).filter((t) => transitionId(t).includes('|initial|'));
    const kommentiert = text.match(/<transition /g) ?? [];
    expect(kommentiert).toHaveLength(transitionsOf(chart).length - anfaenge.length);
  });

  test('the table for spreadsheets has every transition with as many cells as its head', () => {
    const zeilen = mit('.csv').trim().split('\r\n').map(zellen);
    const kennungen = new Set(zeilen.map(([id]) => id));
    expect(
      transitionsOf(chart)
        .map(transitionId)
        .filter((id) => !kennungen.has(id)),
    ).toEqual([]);
    expect(new Set(zeilen.map((zeile) => zeile.length)).size).toBe(1);
  });

  test('a picture that is passed on needs no style sheet and hides no link in it', () => {
    for (const { inhalt } of dateien.filter(({ name }) => name.endsWith('.svg'))) {
      expect(inhalt).not.toMatch(/class=|style|<a |href=|data-/);
      expect(inhalt.match(/<text /g)?.length).toBe(inhalt.match(/textLength=/g)?.length);
    }
  });
});

test('a cell that a spreadsheet would calculate stays text', () => {
  const boese = '=HYPERLINK("https://example.org")';
  const csv = alsCsv(
    {
      id: 'a',
      titel: 'A',
      beschreibung: '',
      zustaende: [],
      pfeile: [
        {
          id: '@a',
          von: '+a',
          nach: '-b',
          art: 'ereignis',
          anlass: boese,
          bedingung: '\tb; c',
          beschreibung: null,
          zurueck: false,
          bleibt: false,
        },
      ],
    },
    { automat: new Set(), browser: null },
  );
  const [, zeile] = csv.trim().split('\r\n').map(zellen);
  expect(zeile).toEqual([
    "'@a",
    "'+a",
    '',
    'Ereignis',
    `'${boese}`,
    "'\tb; c",
    "'-b",
    '',
    '',
    'nein',
  ]);
});

test('what is program does not reach the JSON', () => {
  const chart = createMachine({
    id: 'a',
    context: () => ({ geheim: 1 }),
    initial: 'b',
    states: { b: { invoke: { id: 'c', src: 'c', input: () => 1, onDone: 'b' } } },
  });
  expect(JSON.parse(alsJson(chart))).toEqual({
    id: 'a',
    initial: 'b',
    states: { b: { invoke: { id: 'c', src: 'c', onDone: 'b' } } },
  });
});

function bogen(chart: AnyStateMachine): string[] {
  return transitionsOf(chart).map(
    (t) =>
      `${transitionId(t)} -> ${(t.target ?? []).map(({ id }: { id: string }) => id).join(' ')}`,
  );
}

/** Cells of a row of a table with semicolons. */
function zellen(zeile: string): string[] {
  return [...zeile.replace(/^\uFEFF/, '').matchAll(/("(?:[^"]|"")*"|[^;]*)(?:;|$)/g)]
    .map(([, zelle = '']) => zelle)
    .slice(0, -1)
    .map((zelle) => zelle.replaceAll(/^"|"$/g, '').replaceAll('""', '"'));
}
