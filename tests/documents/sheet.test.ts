import { beforeAll, describe, expect, test } from 'vitest';
import { markenListe } from '#contract/marken.ts';
import { generationsListe, bietetAn, schluesselDer } from '#contract/produkte/produkte.ts';
import { istNurName } from '#contract/entities/produkt.ts';
import { alsHtml } from '#server/documents/html/html.ts';
import { stil } from '#server/documents/html/stil.ts';
import { avb } from '#server/documents/inhalt/avb.ts';
import { pib } from '#server/documents/inhalt/pib.ts';
import { widerrufsbelehrung } from '#server/documents/inhalt/widerrufsbelehrung.ts';
import { absenderVon } from '#server/documents/marke.ts';
import { blatt } from '#server/documents/pdf/masse.ts';
import { alsPdf, type Schriften } from '#server/documents/pdf/pdf.ts';
import { heute } from '#tests/support/aenderungslage.ts';
import { marken } from '#tests/support/marken.ts';
import { schriftenAus } from '../../src/schriften.ts';

let schriften: Schriften;
beforeAll(async () => {
  schriften = await schriftenAus(process.cwd());
});

const offered = markenListe.flatMap((brand) =>
  generationsListe
    .filter((produkt) => !istNurName(produkt))
    .filter((produkt) => bietetAn(brand, schluesselDer(produkt) ?? 'KFZ'))
    .map((produkt) => [produkt, brand] as const),
);

/** Headings, their order and what stands beside them (EU 2017/1469 Art. 4 (4) and 7). */
const headings = [
  ['Um welche Art von Versicherung handelt es sich?', undefined],
  ['Was ist versichert?', 'SCHIRM'],
  ['Was ist nicht versichert?', 'AUSGESCHLOSSEN'],
  ['Gibt es Deckungsbeschränkungen?', 'EINSCHRAENKUNG'],
  ['Wo bin ich versichert?', 'ORT'],
  ['Welche Verpflichtungen habe ich?', 'PFLICHT'],
  ['Wann und wie zahle ich?', 'ZAHLUNG'],
  ['Wann beginnt und endet die Deckung?', 'LAUFZEIT'],
  ['Wie kann ich den Vertrag kündigen?', 'KUENDIGUNG'],
];

describe.each(offered)('The information sheet of %s from %s', (produkt, brand) => {
  const absender = absenderVon(marken[brand]);
  const sheet = pib({ produkt, absender, stand: heute });

  test('has the title, the firm and the nine headings that the law words', () => {
    expect(sheet.ueberschrift).toBe('Informationsblatt zu Versicherungsprodukten');
    expect(sheet.kopf[0]).toContain(`Unternehmen: ${absender.versicherer.name}, Deutschland.`);
    expect(sheet.kopf[1]).toMatch(/^Produkt: /);
    expect(sheet.abschnitte.map(({ titel, symbol }) => [titel, symbol])).toEqual(headings);
  });

  test('has a sign before each point, and none before what can be chosen', () => {
    const signs = sheet.abschnitte.map(({ bloecke }) =>
      bloecke.flatMap((block) => (block.art === 'liste' ? [block.zeichen] : [])),
    );
    const [, covered, not, restricted, where] = signs;
    expect([not, restricted, where]).toEqual([['KREUZ'], ['ACHTUNG'], ['ORT']]);
    expect(covered).toEqual(['HAKEN', undefined].slice(0, covered?.length));
  });

  test('is two pages of print that a reader can have read out', async () => {
    const titel = sheet.titel;
    const pdf = await alsPdf({ inhalte: [sheet], marke: marken[brand], schriften, titel });
    const text = pdf.toString('latin1');
    expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
    expect(text).toContain('/Marked true');
    expect(text.match(/\/S \/H2/g)).toHaveLength(headings.length);
  });
});

test('its letters are 1.2 mm high at least, without ascenders', () => {
  for (const font of [schriften.normal, schriften.fett]) {
    const { unitsPerEm, xHeight } = measured(font);
    const millimetres = ((blatt.text * xHeight) / unitsPerEm / 72) * 25.4;
    expect(millimetres).toBeGreaterThanOrEqual(1.2);
  }
});

test('its page on screen draws pictograms and signs in the colours of the law', () => {
  const sheet = pib({ produkt: 'HAUSRAT', absender: absenderVon(marken.andsafe), stand: heute });
  const marke = marken.andsafe;
  const html = alsHtml({ inhalte: [sheet], marke, titel: sheet.titel, pdf: 'a.pdf' });
  expect(html.match(/<svg class="symbol" aria-hidden="true"/g)).toHaveLength(8);
  expect(html.match(/<ul class="(?:haken|kreuz|achtung|ort)">/g)).toHaveLength(4);
  for (const sign of ['haken', 'kreuz', 'achtung', 'ort']) {
    expect(stil(marke)).toContain(`ul.${sign} > li::before`);
  }
});

test('the conditions name version and day, and every brand prints them', () => {
  for (const [produkt, brand] of offered) {
    const paper = avb({ produkt, absender: absenderVon(marken[brand]), stand: heute });
    expect(paper.kopf[1]).toBe('Version 2026-11, gültig ab 01.11.2026');
  }
});

describe('The withdrawal notice', () => {
  const paper = widerrufsbelehrung({
    produkt: 'HAUSRAT',
    absender: absenderVon(marken.andsafe),
    stand: heute,
    preis: {
      zahlweise: 'JAEHRLICH',
      versicherungsPraemie: 360_00,
      jahresVersicherungsPraemie: 360_00,
      steuer: 50_00,
    },
  });
  const text = paper.abschnitte
    .flatMap(({ titel, bloecke }) => [titel, JSON.stringify(bloecke)])
    .join('\n');

  test('has every statement of the statutory model, in its order', () => {
    const statements = [
      'Abschnitt 1',
      'innerhalb einer Frist von 14\u00A0Tagen ohne Angabe von Gründen in Textform',
      'Die Widerrufsfrist beginnt, nachdem Ihnen',
      'der Versicherungsschein,',
      'einschließlich der Tarifbestimmungen',
      'diese Belehrung,',
      'das Informationsblatt zu Versicherungsprodukten,',
      'die weiteren in Abschnitt\u00A02 aufgeführten Informationen',
      'genügt die rechtzeitige Absendung',
      'Der Widerruf ist zu richten an',
      'andsafe Versicherung AG, ',
      'Widerrufsfunktion',
      'Im Falle eines wirksamen Widerrufs endet der Versicherungsschutz',
      'in Höhe von 1,00\u00A0EUR für jeden Tag',
      'spätestens 30\u00A0Tage nach Zugang des Widerrufs',
      'empfangene Leistungen zurückzugewähren und gezogene Nutzungen',
      'nicht mehr gebunden',
      'Eine Vertragsstrafe darf weder vereinbart noch verlangt werden',
      'Ihr Widerrufsrecht erlischt',
      'Abschnitt 2',
      'Unterabschnitt 1',
    ];
    const places = statements.map((statement) => text.indexOf(statement));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('numbers through the information that the period depends on', () => {
    const numbers = [...text.matchAll(/"(\d+)\.\u00A0/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(Array.from({ length: 19 }, (_, place) => place + 1));
  });
});

test('whoever insures contents against all risks reads nothing on the sheet of those against some', () => {
  const grund = { absender: absenderVon(marken.andsafe), stand: heute };
  const sheets = (['SI_ALLGEFAHREN', 'SI_MEHRGEFAHREN'] as const).map((produkt) =>
    JSON.stringify(pib({ produkt, ...grund })),
  );
  expect(sheets[0]).not.toContain('Mehrgefahren');
  expect(sheets[1]).not.toContain('Allgefahren');
});

/** Height of the letter x and of the em square, from the tables of a TrueType file. */
function measured(font: Buffer): { unitsPerEm: number; xHeight: number } {
  const offsetOf = (tag: string) => {
    for (let table = 12; table < 12 + 16 * font.readUInt16BE(4); table += 16) {
      if (font.toString('latin1', table, table + 4) === tag) return font.readUInt32BE(table + 8);
    }
    throw new Error(`No table ${tag}`);
  };
  return {
    unitsPerEm: font.readUInt16BE(offsetOf('head') + 18),
    xHeight: font.readInt16BE(offsetOf('OS/2') + 86),
  };
}
