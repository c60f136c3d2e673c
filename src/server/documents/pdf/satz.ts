import type { Abschnitt, Block, Fakt } from '../inhalt/inhalt.ts';
import type { Farben } from '../marke.ts';
import { druckbar } from './druckbar.ts';
import { durchschuss, groesse, rand, textbreite, unten } from './masse.ts';

/** A document in the making and the part of its structure that is being filled. */
export interface Satz {
  pdf: PDFKit.PDFDocument;
  farben: Farben;
  teil: PDFKit.PDFStructureElement;
}

/** A section; its heading never stands alone at the foot of a page. */
export function abschnittSetzen(satz: Satz, { titel, bloecke }: Abschnitt): void {
  const { pdf, farben, teil } = satz;
  pdf.moveDown(0.7);
  platzFuer(satz, 92);
  pdf.font('fett').fontSize(groesse.ueberschrift).fillColor(farben.primary);
  pdf.text(druckbar(titel), rand.left, pdf.y, { structParent: teil, structType: 'H2', lineGap: 2 });
  pdf.moveDown(0.3);
  for (const block of bloecke) blockSetzen(satz, block);
}

function blockSetzen(satz: Satz, block: Block): void {
  const { pdf, farben } = satz;
  pdf.font('normal').fontSize(groesse.text).fillColor(farben.ink);
  switch (block.art) {
    case 'absatz':
      absatz(satz, block.text);
      break;
    case 'hinweis':
      hinweis(satz, block.text);
      break;
    case 'liste':
      liste(satz, block.punkte);
      break;
    case 'fakten':
      fakten(satz, block.fakten);
      break;
  }
}

/** Up to five lines stay together. */
function absatz(satz: Satz, text: string): void {
  const { pdf, teil } = satz;
  const hoehe = pdf.heightOfString(druckbar(text), { width: textbreite, lineGap: durchschuss });
  if (hoehe <= 5 * 17) platzFuer(satz, hoehe);
  pdf.text(druckbar(text), rand.left, pdf.y, { structParent: teil, lineGap: durchschuss });
  pdf.moveDown(0.45);
}

const luft = 10;

/** On a tinted ground with a bar at its side. */
function hinweis(satz: Satz, text: string): void {
  const { pdf, farben, teil } = satz;
  const innen = { width: textbreite - 3 * luft, lineGap: durchschuss };
  const hoehe = pdf.font('fett').heightOfString(druckbar(text), innen) + 2 * luft - durchschuss;
  platzFuer(satz, hoehe);
  const oben = pdf.y + 2;
  dekoration(pdf, () => {
    pdf.rect(rand.left, oben, textbreite, hoehe).fill(farben.primarySoft);
    pdf.rect(rand.left, oben, 3, hoehe).fill(farben.primary);
  });
  pdf.fillColor(farben.ink);
  pdf.text(druckbar(text), rand.left + 1.6 * luft, oben + luft, { ...innen, structParent: teil });
  pdf.y = oben + hoehe + luft;
  pdf.font('normal');
}

const einzug = 15;

function liste(satz: Satz, punkte: readonly string[]): void {
  const { pdf, farben, teil } = satz;
  const struktur = pdf.struct('L');
  teil.add(struktur);
  const innen = { width: textbreite - einzug, lineGap: durchschuss };
  for (const punkt of punkte) {
    platzFuer(satz, pdf.heightOfString(druckbar(punkt), innen));
    const zeile = pdf.struct('LI');
    struktur.add(zeile);
    const oben = pdf.y;
    dekoration(pdf, () => pdf.circle(rand.left + 4, oben + 6.4, 1.9).fill(farben.primary));
    pdf.fillColor(farben.ink);
    zeile.add(
      pdf.struct('LBody', {}, () => pdf.text(druckbar(punkt), rand.left + einzug, oben, innen)),
    );
    zeile.end();
    pdf.y += 1;
  }
  struktur.end();
  pdf.x = rand.left;
  pdf.moveDown(0.45);
}

const namenbreite = 168;

// The library knows the scope of a header cell, its types do not.
const zeilenkopf = { lang: 'de-DE', scope: 'Row' };

/** Name and value side by side, a fine line below each; a row stays on its page. */
function fakten(satz: Satz, alle: readonly Fakt[]): void {
  const { pdf, farben, teil } = satz;
  const tabelle = pdf.struct('Table');
  teil.add(tabelle);
  const namen = { width: namenbreite, lineGap: durchschuss };
  const werte = { width: textbreite - namenbreite - 14, lineGap: durchschuss };
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
    reihe.add(pdf.struct('TH', zeilenkopf, () => pdf.text(druckbar(name), rand.left, oben, namen)));
    pdf.fillColor(farben.ink);
    const rechts = rand.left + namenbreite + 14;
    reihe.add(pdf.struct('TD', {}, () => pdf.text(druckbar(wert), rechts, oben, werte)));
    reihe.end();
    const strich = oben + hoehe + 1.5;
    dekoration(pdf, () =>
      pdf
        .moveTo(rand.left, strich)
        .lineTo(rand.left + textbreite, strich)
        .lineWidth(0.6)
        .stroke(farben.line),
    );
    pdf.y = strich + 2;
  }
  tabelle.end();
  pdf.x = rand.left;
  pdf.moveDown(0.6);
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
