import { describe, expect, test } from 'vitest';
import type { Linie, Rechteck, Zeichnung } from '#viewer/picture/drawing.ts';
import { mass, textbreite } from '#viewer/picture/measure.ts';
import { schirm } from '#viewer/sheet.ts';
import { proben } from './blaetter.ts';

describe.each(await proben())('$id', ({ blatt }) => {
  const bilder = blatt.ebenen.flatMap(({ name, zeichnung }) =>
    zeichnung ? [{ name, zeichnung }] : [],
  );

  test.each(bilder)('an analyst can read every label of $name', ({ zeichnung }) => {
    const schilder = beschriftet(zeichnung);
    const felder = felderIn(zeichnung);
    // Regions side by side lead nowhere.
    expect(zeichnung.linien.length === 0 || schilder.length > 0).toBe(true);
    for (const { linie, schild } of schilder) {
      const andere = schilder.filter((anderes) => anderes.linie !== linie).map((s) => s.schild);
      expect([...andere, ...felder].filter((anderes) => beruehrt(schild, anderes))).toEqual([]);
      expect(schild.x >= 0 && schild.x + schild.width <= zeichnung.width).toBe(true);
      expect(schild.y >= 0 && schild.y + schild.height <= zeichnung.height).toBe(true);
    }
  });

  test.each(bilder)('no arrow of another cause runs through a label of $name', ({ zeichnung }) => {
    const durchquert = beschriftet(zeichnung).flatMap(({ linie, schild }) =>
      zeichnung.linien
        .filter((andere) => andere !== linie && strecken(andere).some((s) => beruehrt(s, schild)))
        .map((andere) => `${andere.pfeile[0]?.id} through „${schild.zeilen.join(' ')}“`),
    );
    expect(durchquert).toEqual([]);
  });

  test.each(bilder)('an analyst sees no state on top of another in $name', ({ zeichnung }) => {
    const felder = felderIn(zeichnung);
    for (const feld of felder) {
      expect(felder.filter((anderes) => anderes !== feld && beruehrt(feld, anderes))).toEqual([]);
    }
  });

  test.each(bilder)('every state of $name is wide enough for its words', ({ zeichnung }) => {
    const eng = zeichnung.kaesten.filter(
      ({ zustand, worte, width }) =>
        zustand.art !== 'start' && textbreite(worte) + mass.rand > width,
    );
    expect(eng.map(({ zustand }) => zustand.id)).toEqual([]);
  });

  test.each(bilder)('every arrow of $name begins and ends at its states', ({ zeichnung }) => {
    const kasten = new Map(zeichnung.kaesten.map((k) => [k.zustand.id, k]));
    const lose = zeichnung.linien.filter(({ pfeile: [erster], punkte }) => {
      const enden = [
        [punkte[0], kasten.get(erster?.von ?? '')],
        [punkte.at(-1), kasten.get(erster?.nach ?? '')],
      ] as const;
      return !enden.every(([punkt, feld]) => punkt && feld && amRand(punkt, feld));
    });
    expect(lose.map(({ pfeile }) => pfeile[0]?.id)).toEqual([]);
  });

  test('the main path fits one screen', () => {
    const [{ zeichnung }] = blatt.ebenen;
    expect(zeichnung?.width).toBeLessThanOrEqual(schirm.width);
    expect(zeichnung?.height).toBeLessThanOrEqual(schirm.height);
  });
});

function beschriftet({ linien }: Zeichnung) {
  return linien.flatMap((linie) =>
    linie.schild && linie.schild.zeilen.length > 0 ? [{ linie, schild: linie.schild }] : [],
  );
}

function felderIn({ kaesten }: Zeichnung): Rechteck[] {
  return kaesten.filter(({ zustand: { art } }) => art !== 'gruppe' && art !== 'parallel');
}

function strecken({ punkte }: Linie): Rechteck[] {
  return punkte.slice(1).flatMap((bis, i) => {
    const von = punkte[i];
    if (!von) return [];
    const x = Math.min(von.x, bis.x);
    const y = Math.min(von.y, bis.y);
    return [{ x, y, width: Math.abs(von.x - bis.x), height: Math.abs(von.y - bis.y) }];
  });
}

function amRand({ x, y }: { x: number; y: number }, feld: Rechteck): boolean {
  const nah = { x: feld.x - 4, y: feld.y - 4, width: feld.width + 8, height: feld.height + 8 };
  return x >= nah.x && x <= nah.x + nah.width && y >= nah.y && y <= nah.y + nah.height;
}

function beruehrt(a: Rechteck, b: Rechteck): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
