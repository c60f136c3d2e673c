import { expect, test } from 'vitest';
import { absenderVon } from '#server/documents/marke.ts';
import type { Dokumentinhalt } from '#server/documents/inhalt/inhalt.ts';
import { inSchreibweise } from '#server/documents/schreibweise.ts';
import { marken } from '#tests/support/marken.ts';

const strasse = 'Große Straße 1';
const papier: Dokumentinhalt = {
  typ: 'VERSICHERUNGSSCHEIN',
  version: '2026-11',
  titel: 'Abschließen',
  kopf: ['Jo Weiß', strasse],
  abschnitte: [
    {
      titel: 'Was außerdem gilt',
      bloecke: [
        { art: 'absatz', text: `Jo Weiß wohnt in der Straße „${strasse}“.` },
        { art: 'hinweis', text: 'Schließen Sie ab.' },
        { art: 'liste', punkte: ['draußen'] },
        { art: 'fakten', fakten: [{ name: 'Straße', wert: strasse }] },
        { art: 'unterschrift', zeilen: ['Mit freundlichen Grüßen'] },
      ],
    },
  ],
  fuss: ['Schließfach'],
  marke: 'protect-ch',
};

test('a paper from Switzerland has no ß but where she wrote it herself', () => {
  const eigenes = ['Jo', 'Weiß', 'Große Straße', strasse];
  const geschrieben = inSchreibweise(absenderVon(marken['protect-ch']), eigenes)(papier);
  expect(geschrieben).toEqual({
    ...papier,
    titel: 'Abschliessen',
    abschnitte: [
      {
        titel: 'Was ausserdem gilt',
        bloecke: [
          { art: 'absatz', text: `Jo Weiß wohnt in der Strasse «${strasse}».` },
          { art: 'hinweis', text: 'Schliessen Sie ab.' },
          { art: 'liste', punkte: ['draussen'] },
          { art: 'fakten', fakten: [{ name: 'Strasse', wert: strasse }] },
          { art: 'unterschrift', zeilen: ['Mit freundlichen Grüssen'] },
        ],
      },
    ],
    fuss: ['Schliessfach'],
  });
});

test('a paper from Germany is left as it is', () => {
  expect(inSchreibweise(absenderVon(marken.protect), [])(papier)).toEqual(papier);
});
