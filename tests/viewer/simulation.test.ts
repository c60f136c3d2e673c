import { expect, test } from 'vitest';
import {
  beginn,
  type Modell,
  moegliche,
  nach,
  orteVon,
  type Spielzustand,
  type AktiveZustaende,
} from '#viewer/script/simulation.ts';
import { wortlaut } from '#viewer/picture/measure.ts';
import { musterprobe } from './blaetter.ts';

const { blatt } = await musterprobe();
const antrag: Modell = {
  zustaende: new Map(
    blatt.ablauf.zustaende.map(({ id, name, beschreibung: text, aussen, art }) => [
      id,
      { name, text, aussen, art },
    ]),
  ),
  pfeile: blatt.ablauf.pfeile.map((pfeil) => Object.assign({}, pfeil, { text: wortlaut(pfeil) })),
};

test('an analyst begins where the flow begins', () => {
  expect(beginn(antrag)).toEqual(['wohnort']);
});

test('an analyst sees what can happen in a step, and what can happen at any time', () => {
  expect(worte(['wohnort'], antrag)).toEqual([
    'Weiter [versicherbar]',
    'Weiter',
    'Sitzung abgelaufen',
    'Abgemeldet',
  ]);
});

test('an analyst who enters a group of states stands in its first one', () => {
  expect(gehe(['wohnflaeche'], 'Weiter', antrag)).toEqual(['muster.tarif.rechnet']);
});

test('an analyst who plays sees every box lit that holds the state', () => {
  expect([...orteVon(['muster.tarif.rechnet'], antrag)]).toEqual(['muster.tarif.rechnet', 'tarif']);
});

test('an analyst walks from the start to the end and finds no way on there', () => {
  const schritte = [
    'Weiter [versicherbar]',
    'Weiter',
    'Weiter',
    '[schon berechnet]',
    ...Array.from({ length: 9 }, () => 'Weiter'),
    'Weiter',
    '✓ IBAN prüfen',
    'Weiter',
    'Absenden',
    '✓ Antrag senden',
  ];
  const ende = schritte.reduce((stand, wort) => gehe(stand, wort, antrag), beginn(antrag));
  expect(ende).toEqual(['muster.gesendet']);
  expect(moegliche(ende, antrag)).toEqual([]);
});

test('an analyst sees regions side by side, and leaving one state leaves only its region', () => {
  const zwei = modell(
    [
      ['p', 'parallel', null],
      ['p.a', 'gruppe', 'p'],
      ['p.b', 'gruppe', 'p'],
      ['a1', 'zustand', 'p.a'],
      ['a2', 'zustand', 'p.a'],
      ['b1', 'zustand', 'p.b'],
      ['ende', 'ende', null],
    ],
    [
      ['r.start', 'p', 'start'],
      ['p.a.start', 'a1', 'start'],
      ['p.b.start', 'b1', 'start'],
      ['a1', 'a2', 'ereignis'],
      ['b1', 'ende', 'ereignis'],
    ],
  );
  expect(beginn(zwei)).toEqual(['a1', 'b1']);
  expect(gehe(['a1', 'b1'], 'a1 → a2', zwei)).toEqual(['b1', 'a2']);
  expect(gehe(['a2', 'b1'], 'b1 → ende', zwei)).toEqual(['ende']);
});

test('an analyst stays where she is when something changes no state', () => {
  const still = modell([['a', 'zustand', null]], [['a', '', 'ereignis']]);
  expect(gehe(['a'], 'a → ', still)).toEqual(['a']);
});

test('where a flow goes on by itself, an analyst only answers which way', () => {
  const weiche = modell(
    [
      ['a', 'zustand', null],
      ['b', 'zustand', null],
    ],
    [
      ['r.start', 'a', 'start'],
      ['a', 'b', 'ereignis'],
    ],
  );
  const sonst = { id: 's', von: 'a', nach: 'b', art: 'sofort', text: 'sonst' };
  expect(worte(['a'], { ...weiche, pfeile: [...weiche.pfeile, sonst] })).toEqual(['sonst']);
});

function worte(stand: AktiveZustaende, in_: Modell): string[] {
  return moegliche(stand, in_).map(({ text }) => text);
}

function gehe(stand: AktiveZustaende, wort: string, in_: Modell): AktiveZustaende {
  const pfeil = moegliche(stand, in_).find(({ text }) => text === wort);
  if (!pfeil) throw new Error(`„${wort}“ cannot happen in ${stand.join(', ')}.`);
  return nach(stand, pfeil, in_);
}

function modell(
  zustaende: readonly (readonly [string, string, string | null])[],
  pfeile: readonly (readonly [string, string, string])[],
): Modell {
  const start: Spielzustand = { name: 'Start', text: '', aussen: null, art: 'start' };
  return {
    zustaende: new Map([
      ['r.start', start],
      ...zustaende.map(
        ([id, art, aussen]) => [id, { name: id, text: '', aussen, art }] as [string, Spielzustand],
      ),
    ]),
    pfeile: pfeile.map(([von, ziel, art]) => ({
      id: `${von}${ziel}`,
      von,
      nach: ziel,
      art,
      text: `${von} → ${ziel}`,
    })),
  };
}
