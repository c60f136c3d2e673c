import { describe, expect, test } from 'vitest';
import { dauerInWorten, woerterbuch } from '#viewer/chart/words.ts';
import { musterprobe, proben } from './blaetter.ts';

const { ereignis, zustand, bedingung, aufruf } = woerterbuch({
  bedingungen: { codeOffen: 'ein Code ist noch offen' },
  aufrufe: { berechnen: 'Beitrag berechnen' },
});

test('an analyst reads names as words with umlauts and large nouns', () => {
  expect(ereignis('NEUES_PASSWORT')).toBe('Neues Passwort');
  expect(zustand('fehlerBeimSpeichern')).toBe('Fehler beim Speichern');
  expect(bedingung('istPreisGeaendert')).toBe('Preis geändert');
  expect(bedingung('berechnungAktuell')).toBe('Berechnung aktuell');
  expect(zustand('pruefen')).toBe('Prüfen');
  expect(ereignis('ABSCHLIESSEN')).toBe('Abschließen');
  expect(zustand('passwortVergessen')).toBe('Passwort vergessen');
  expect(ereignis('aendern')).toBe('Ändern');
  expect(aufruf('ibanPruefen')).toBe('IBAN prüfen');
});

test('an analyst reads the words of the flow where it brings its own', () => {
  expect(bedingung('codeOffen')).toBe('ein Code ist noch offen');
  expect(aufruf('berechnen')).toBe('Beitrag berechnen');
});

test('an analyst reads a time-out with its unit', () => {
  expect(dauerInWorten(180_000)).toBe('nach 3\u00A0Minuten');
  expect(dauerInWorten(60_000)).toBe('nach 1\u00A0Minute');
  expect(dauerInWorten(1_500)).toBe('nach 1,5\u00A0Sekunden');
  expect(dauerInWorten(86_400_000)).toBe('nach 24\u00A0Stunden');
  expect(dauerInWorten(null)).toBe('nach einer Frist');
});

test('an analyst reads which failure a guard looks for, and what changes no state', async () => {
  const { pfeile } = (await musterprobe()).blatt.ablauf;
  expect(pfeile.map(({ bedingung: b }) => b)).toContain('Fehler: Beitrag geändert');
  expect(pfeile.filter(({ bleibt }) => bleibt).map(({ anlass }) => anlass)).toEqual(['Abgemeldet']);
});

describe.each(await proben())('$id', ({ blatt: { ablauf } }) => {
  const texte = [
    ...ablauf.pfeile.flatMap(({ anlass, bedingung: b, beschreibung }) => [anlass, b, beschreibung]),
    ...ablauf.zustaende.flatMap(({ name, beschreibung, aufrufe }) => [
      name,
      beschreibung,
      ...aufrufe,
    ]),
  ].filter((text) => text !== null);

  test('an analyst reads German words, not names of the program', () => {
    const programm = /\p{Ll}\p{Lu}|_|xstate|[^aeqAE]ue(?!ll)|ae|oe/u;
    // Abbreviations and hyphenated words have capitals inside.
    expect(texte.filter((text) => programm.test(text.replaceAll('E-Mail', '')))).toEqual([]);
  });

  test('no English word stands in a label', () => {
    const woerter = texte.flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u));
    expect(woerter.filter((wort) => englisch.has(wort))).toEqual([]);
  });
});

/** Words programs are written in; none of them is German. */
const englisch = new Set(
  `the and not has have with without from for when then else this that are were been will would
  should can could must may error errors failed failure success done ready loading load loaded save
  saved saving submit submitted send sent cancel cancelled back next previous continue retry again
  check checked checking valid invalid validate required missing empty true false yes input output
  value values data state states step steps event events guard guards action actions call calls
  request response result results user customer contract policy price premium quote address street
  city zip phone email password login logout sign in-progress expired session token refresh update
  updated create created delete deleted remove removed add added change changed choose chosen select
  selected confirm confirmed accept accepted reject rejected decline declined pending open closed
  locked unlocked enabled disabled available unavailable reachable complete completed incomplete
  current stale fresh first last any all none every some is`.split(/\s+/),
);
