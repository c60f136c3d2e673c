import { describe, expect, test } from 'vitest';
import { flows } from '#machines/registry.ts';
import { transitionId, transitionsOf } from '#machines/transitions.ts';
import { ablaufAus } from '#viewer/graph.ts';
import { hauptweg } from '#viewer/hauptweg.ts';
import { layout, type Rechteck } from '#viewer/layout.ts';
import { bedingungInWorten, dauerInWorten, inWorten } from '#viewer/words.ts';

const ablaeufe = Object.entries(flows).map(([id, { titel, chart }]) => ({
  id,
  chart,
  ablauf: ablaufAus(id, titel, chart),
}));

describe.each(ablaeufe)('$id', ({ chart, ablauf }) => {
  const bilder = [
    { name: 'the main path', bild: layout(hauptweg(ablauf)) },
    { name: 'the whole chart', bild: layout(ablauf) },
  ];

  test.each(bilder)('an analyst can read every label of $name', async ({ bild }) => {
    const { linien, kaesten, width, height } = await bild;
    const schilder = linien.flatMap(({ schild }) => schild ?? []);
    const felder = kaesten.filter(({ zustand }) => zustand.art !== 'gruppe');
    expect(schilder.length).toBeGreaterThan(0);
    for (const schild of schilder) {
      const andere = [...schilder.filter((anderes) => anderes !== schild), ...felder];
      expect(andere.filter((anderes) => beruehrt(schild, anderes))).toEqual([]);
      expect(schild.x >= 0 && schild.x + schild.width <= width).toBe(true);
      expect(schild.y >= 0 && schild.y + schild.height <= height).toBe(true);
    }
  });

  test.each(bilder)('an analyst sees no state on top of another in $name', async ({ bild }) => {
    const { kaesten } = await bild;
    const felder = kaesten.filter(({ zustand }) => zustand.art !== 'gruppe');
    for (const feld of felder) {
      expect(felder.filter((anderes) => anderes !== feld && beruehrt(feld, anderes))).toEqual([]);
    }
  });

  test('an analyst finds every transition of the chart in the picture', () => {
    const gezeichnet = new Set(ablauf.pfeile.map(({ id }) => id));
    const routen = transitionsOf(chart).filter(({ eventType }) => eventType === 'xstate.route');
    const fehlend = transitionsOf(chart)
      .filter((transition) => !routen.includes(transition))
      .map(transitionId)
      .filter((id) => !gezeichnet.has(id));
    expect(fehlend).toEqual([]);
    expect(ablauf.pfeile.some(({ art }) => art === 'route')).toBe(routen.length > 1);
  });

  test('an analyst reads German words, not names of the program', () => {
    const texte = ablauf.pfeile.flatMap(({ anlass, bedingung }) => [anlass, bedingung ?? '']);
    expect(texte.filter((text) => /[a-z][A-Z]|_|xstate|[^aeqAE]ue(?!ll)|ae|oe/.test(text))).toEqual(
      [],
    );
  });
});

test('an analyst reads names as words with umlauts and large nouns', () => {
  expect(inWorten('NEUES_PASSWORT')).toBe('Neues Passwort');
  expect(inWorten('fehlerBeimSpeichern')).toBe('Fehler beim Speichern');
  expect(bedingungInWorten('istPreisGeaendert')).toBe('Preis geändert');
  expect(bedingungInWorten('berechnungAktuell')).toBe('Berechnung aktuell');
  expect(inWorten('pruefen')).toBe('Prüfen');
  expect(inWorten('aendern')).toBe('Ändern');
  expect(dauerInWorten(180_000)).toBe('nach 3 Minuten');
});

function beruehrt(a: Rechteck, b: Rechteck): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
