import Pdf from 'pdfkit';
import type { Dokumentinhalt } from '../inhalt/inhalt.ts';
import type { Dokumentmarke } from '../marke.ts';
import { druckbar } from './druckbar.ts';
import { abschnittSetzen, type Satz } from './satz.ts';
import { fusszeilen } from './fusszeilen.ts';
import { groesse, rand, seite } from './masse.ts';
import { vermerkSetzen, vermerkWiederholen } from './vermerk.ts';

/** The two faces of the documents, as TrueType files. */
export interface Schriften {
  normal: Buffer;
  fett: Buffer;
}

interface Druck {
  inhalte: readonly Dokumentinhalt[];
  marke: Dokumentmarke;
  schriften: Schriften;
  /** Shown by the reader's window. */
  titel: string;
}

/** Documents as one tagged PDF: language, title, structure, bookmarks, embedded font, page numbers. */
export async function alsPdf({ inhalte, marke, schriften, titel }: Druck): Promise<Buffer> {
  const pdf = new Pdf({
    size: [seite.breite, seite.hoehe],
    margins: rand,
    pdfVersion: '1.7',
    lang: 'de-DE',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    info: { Title: titel, Author: marke.insurer.name },
  });
  const fertig = gesammelt(pdf);
  pdf.registerFont('normal', schriften.normal).registerFont('fett', schriften.fett);
  const wurzel = pdf.struct('Document', { title: titel });
  pdf.addStructure(wurzel);
  const satz: Satz = { pdf, farben: marke.colours.light, teil: wurzel };
  for (const inhalt of inhalte) {
    const erste = pdf.bufferedPageRange().count;
    dokumentSetzen(satz, inhalt, marke);
    const { vermerk } = inhalt;
    const bis = pdf.bufferedPageRange().count;
    if (vermerk !== undefined) vermerkWiederholen(satz, { vermerk, von: erste + 1, bis });
  }
  wurzel.end();
  fusszeilen(satz, inhalte, marke);
  pdf.end();
  return fertig;
}

function dokumentSetzen(
  { pdf, farben, teil: wurzel }: Satz,
  inhalt: Dokumentinhalt,
  marke: Dokumentmarke,
): void {
  pdf.addPage();
  pdf.outline.addItem(inhalt.titel);
  const teil = pdf.struct('Part', { title: inhalt.titel });
  wurzel.add(teil);
  const satz = { pdf, farben, teil };
  wortmarke(satz, marke);
  pdf.font('fett').fontSize(groesse.titel).fillColor(farben.ink);
  pdf.text(druckbar(inhalt.titel), rand.left, 122, { structParent: teil, structType: 'H1' });
  if (inhalt.vermerk !== undefined) vermerkSetzen(satz, inhalt.vermerk);
  pdf.moveDown(0.35);
  pdf.font('normal').fontSize(groesse.text).fillColor(farben.muted);
  for (const zeile of inhalt.kopf) {
    pdf.text(druckbar(zeile), { structParent: teil, lineGap: 2 });
  }
  pdf.moveDown(0.6);
  for (const abschnitt of inhalt.abschnitte) abschnittSetzen(satz, abschnitt);
  teil.end();
}

function gesammelt(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const stuecke: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (stueck: Buffer) => stuecke.push(stueck));
    pdf.on('end', () => resolve(Buffer.concat(stuecke)));
    pdf.on('error', reject);
  });
}

const hoehe = 30;

/** The brand's word mark at the top; it names the sender, so it is a figure with its name. */
function wortmarke({ pdf, farben, teil }: Satz, { name, logo }: Dokumentmarke): void {
  const zeichnen = () => {
    pdf.save();
    pdf.translate(rand.left, 54).scale(hoehe / logo.height);
    pdf.lineCap(logo.ends === 'round' ? 'round' : 'butt');
    pdf.lineJoin(logo.ends === 'round' ? 'round' : 'miter');
    for (const { d, colour, stroke } of logo.parts) {
      pdf.path(d);
      if (stroke === undefined) pdf.fill(farben[colour]);
      else pdf.lineWidth(stroke).stroke(farben[colour]);
    }
    pdf.restore();
  };
  const figur = pdf.struct('Figure', { alt: name }, zeichnen);
  teil.add(figur);
}
