import type { Abschnitt, Block, Fakt, Listenzeichen, Bildzeichen } from '../inhalt/inhalt.ts';
import type { Farben } from '../marke.ts';
import { druckbar } from './druckbar.ts';
import { listenzeichen, symbole } from '../symbole.ts';
import { type Satzmass, unten } from './masse.ts';

/** A document in the making and the part of its structure that is being filled. */
export interface Satz {
  pdf: PDFKit.PDFDocument;
  farben: Farben;
  teil: PDFKit.PDFStructureElement;
  mass: Satzmass;
}

/** A section; its heading never stands alone at the foot of a page. */
export function abschnittSetzen(satz: Satz, { titel, bloecke, symbol }: Abschnitt): void {
  const { pdf, farben, teil, mass } = satz;
  pdf.font('normal').fontSize(mass.text).moveDown(0.7);
  if (titel === '') {
    for (const block of bloecke) blockSetzen(satz, block);
    return;
  }
  platzFuer(satz, mass.zusammen);
  const oben = pdf.y;
  const neben = symbol === undefined ? 0 : symbolgroesse + 7;
  if (symbol !== undefined) symbolZeichnen(satz, symbol, oben - 2);
  pdf.font('fett').fontSize(mass.ueberschrift).fillColor(farben.primary);
  pdf.text(druckbar(titel), mass.links + neben, oben, {
    structParent: teil,
    structType: 'H2',
    lineGap: 2,
    width: mass.breite - neben,
  });
  if (symbol !== undefined) pdf.y = Math.max(pdf.y, oben + symbolgroesse);
  pdf.x = mass.links;
  pdf.font('normal').fontSize(mass.text).moveDown(0.3);
  for (const block of bloecke) blockSetzen(satz, block);
}

function blockSetzen(satz: Satz, block: Block): void {
  const { pdf, farben, mass } = satz;
  pdf.font('normal').fontSize(mass.text).fillColor(farben.ink);
  switch (block.art) {
    case 'absatz':
      absatz(satz, block.text);
      break;
    case 'hinweis':
      hinweis(satz, block.text);
      break;
    case 'liste':
      liste(satz, block);
      break;
    case 'fakten':
      fakten(satz, block.fakten);
      break;
    case 'unterschrift':
      unterschrift(satz, block.zeilen);
      break;
  }
}

/** Up to five lines stay together. */
function absatz(satz: Satz, text: string): void {
  const { pdf, teil, mass } = satz;
  const innen = { width: mass.breite, lineGap: mass.durchschuss };
  const hoehe = pdf.heightOfString(druckbar(text), innen);
  if (hoehe <= 5 * 17) platzFuer(satz, hoehe);
  pdf.text(druckbar(text), mass.links, pdf.y, { ...innen, structParent: teil });
  pdf.moveDown(0.45);
}

const luft = 10;

/** On a tinted ground with a bar at its side. */
function hinweis(satz: Satz, text: string): void {
  const { pdf, farben, teil, mass } = satz;
  const innen = { width: mass.breite - 3 * luft, lineGap: mass.durchschuss };
  const hoehe =
    pdf.font('fett').heightOfString(druckbar(text), innen) + 2 * luft - mass.durchschuss;
  platzFuer(satz, hoehe);
  const oben = pdf.y + 2;
  dekoration(pdf, () => {
    pdf.rect(mass.links, oben, mass.breite, hoehe).fill(farben.primarySoft);
    pdf.rect(mass.links, oben, 3, hoehe).fill(farben.primary);
  });
  pdf.fillColor(farben.ink);
  pdf.text(druckbar(text), mass.links + 1.6 * luft, oben + luft, { ...innen, structParent: teil });
  pdf.y = oben + hoehe + luft;
  pdf.font('normal');
}

const einzug = 15;

function liste(satz: Satz, { punkte, zeichen }: Extract<Block, { art: 'liste' }>): void {
  const { pdf, farben, teil, mass } = satz;
  const struktur = pdf.struct('L');
  teil.add(struktur);
  const innen = { width: mass.breite - einzug, lineGap: mass.durchschuss };
  for (const punkt of punkte) {
    platzFuer(satz, pdf.heightOfString(druckbar(punkt), innen));
    const zeile = pdf.struct('LI');
    struktur.add(zeile);
    const oben = pdf.y;
    const mitte = oben + mass.text * 0.61;
    dekoration(pdf, () =>
      zeichen === undefined
        ? pdf.circle(mass.links + 4, mitte, 1.9).fill(farben.primary)
        : zeichenSetzen(satz, zeichen, mitte),
    );
    pdf.fillColor(farben.ink);
    zeile.add(
      pdf.struct('LBody', {}, () => pdf.text(druckbar(punkt), mass.links + einzug, oben, innen)),
    );
    zeile.end();
    pdf.y += 1;
  }
  struktur.end();
  pdf.x = mass.links;
  pdf.moveDown(0.45);
}

const namenbreite = 168;

// The library knows the scope of a header cell, its types do not.
const zeilenkopf = { lang: 'de-DE', scope: 'Row' };

/** Name and value side by side, a fine line below each; a row stays on its page. */
function fakten(satz: Satz, alle: readonly Fakt[]): void {
  const { pdf, farben, teil, mass } = satz;
  const { links, breite, durchschuss: lineGap } = mass;
  const tabelle = pdf.struct('Table');
  teil.add(tabelle);
  const namen = { width: namenbreite, lineGap };
  const werte = { width: breite - namenbreite - 14, lineGap };
  for (const { name, wert } of alle) {
    const hoehe = Math.max(
      pdf.heightOfString(druckbar(name), namen),
      pdf.heightOfString(druckbar(wert), werte),
    );
    platzFuer(satz, hoehe + 8);
    const oben = pdf.y + 4;
    const reihe = pdf.struct('TR');
    tabelle.add(reihe);
    pdf.fillColor(farben.muted);
    reihe.add(pdf.struct('TH', zeilenkopf, () => pdf.text(druckbar(name), links, oben, namen)));
    pdf.fillColor(farben.ink);
    const rechts = links + namenbreite + 14;
    reihe.add(pdf.struct('TD', {}, () => pdf.text(druckbar(wert), rechts, oben, werte)));
    reihe.end();
    const strich = oben + hoehe + 1.5;
    dekoration(pdf, () =>
      pdf
        .moveTo(links, strich)
        .lineTo(links + breite, strich)
        .lineWidth(0.6)
        .stroke(farben.line),
    );
    pdf.y = strich + 2;
  }
  tabelle.end();
  pdf.x = links;
  pdf.moveDown(0.6);
}

const schreibhoehe = 48;
const schreibbreite = 250;

/** Room to write, a line, and below it what belongs there. */
function unterschrift(satz: Satz, zeilen: readonly string[]): void {
  const { pdf, farben, teil, mass } = satz;
  for (const zeile of zeilen) {
    platzFuer(satz, schreibhoehe + 20);
    const strich = pdf.y + schreibhoehe;
    dekoration(pdf, () =>
      pdf
        .moveTo(mass.links, strich)
        .lineTo(mass.links + schreibbreite, strich)
        .lineWidth(0.6)
        .stroke(farben.ink),
    );
    pdf.fillColor(farben.muted).fontSize(9);
    pdf.text(druckbar(zeile), mass.links, strich + 4, { structParent: teil });
    pdf.font('normal').fontSize(mass.text);
  }
}

const symbolgroesse = 18;

/** White on the colour of its meaning; the heading beside it says the same. */
function symbolZeichnen({ pdf, mass }: Satz, symbol: Bildzeichen, oben: number): void {
  const { farbe, formen } = symbole[symbol];
  dekoration(pdf, () => {
    pdf.save();
    pdf.translate(mass.links, oben).scale(symbolgroesse / 24);
    pdf.roundedRect(0, 0, 24, 24, 4).fill(farbe);
    pdf.lineCap('round').lineJoin('round');
    for (const { d, stroke } of formen) {
      pdf.path(d);
      if (stroke === undefined) pdf.fill('#FFFFFF');
      else pdf.lineWidth(stroke).stroke('#FFFFFF');
    }
    pdf.restore();
  });
}

function zeichenSetzen({ pdf, mass }: Satz, zeichen: Listenzeichen, mitte: number): void {
  const { farbe, d } = listenzeichen[zeichen];
  const kante = 7.5;
  pdf.save();
  pdf.translate(mass.links + 1, mitte - kante / 2).scale(kante / 12);
  pdf.lineCap('round').lineJoin('round').lineWidth(2);
  pdf.path(d).stroke(farbe);
  pdf.restore();
}

/** Begins a page where what follows would be cut. */
function platzFuer({ pdf }: Satz, hoehe: number): void {
  if (pdf.y + hoehe > unten) pdf.addPage();
}

/** Drawn, but nothing to be read out. */
function dekoration(pdf: PDFKit.PDFDocument, zeichnen: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  zeichnen();
  pdf.endMarkedContent();
}
