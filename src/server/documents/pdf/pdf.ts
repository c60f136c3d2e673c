import Pdf from 'pdfkit';
import { type Abschnitt, type Dokumentinhalt, istEigenerBrief } from '../inhalt/inhalt.ts';
import type { Dokumentmarke } from '../marke.ts';
import { druckbar } from './druckbar.ts';
import { abschnittSetzen, type Satz } from './satz.ts';
import { fusszeilen } from './fusszeilen.ts';
import { blatt, brief, groesse, rand, seite, spalte } from './masse.ts';
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
  const satz: Satz = { pdf, farben: marke.colours.light, teil: wurzel, mass: brief };
  const ohneFuss = new Set<number>();
  for (const inhalt of inhalte) {
    const erste = pdf.bufferedPageRange().count;
    dokumentSetzen(satz, inhalt, marke);
    const { vermerk } = inhalt;
    const bis = pdf.bufferedPageRange().count;
    if (istEigenerBrief(inhalt)) for (let n = erste; n < bis; n += 1) ohneFuss.add(n);
    if (vermerk !== undefined) vermerkWiederholen(satz, { vermerk, von: erste + 1, bis });
  }
  wurzel.end();
  fusszeilen(satz, { inhalte, marke, ohneFuss });
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
  const istBlatt = inhalt.typ === 'PIB';
  const satz: Satz = { pdf, farben, teil, mass: istBlatt ? blatt : brief };
  if (istEigenerBrief(inhalt)) return briefSetzen(satz, inhalt);
  wortmarke(satz, marke);
  pdf
    .font('fett')
    .fontSize(istBlatt ? 18 : groesse.titel)
    .fillColor(farben.ink);
  pdf.text(druckbar(inhalt.ueberschrift ?? inhalt.titel), rand.left, istBlatt ? 98 : 122, {
    structParent: teil,
    structType: 'H1',
  });
  if (inhalt.vermerk !== undefined) vermerkSetzen(satz, inhalt.vermerk);
  pdf.font('normal').fontSize(satz.mass.text).fillColor(farben.muted).moveDown(0.6);
  for (const zeile of inhalt.kopf) {
    pdf.text(druckbar(zeile), { structParent: teil, lineGap: 2, width: satz.mass.breite });
  }
  pdf.moveDown(0.6);
  if (istBlatt) blattSetzen(satz, inhalt.abschnitte);
  else for (const abschnitt of inhalt.abschnitte) abschnittSetzen(satz, abschnitt);
  teil.end();
}

/** A letter of hers: who writes to whom, then what about, and nothing of ours. */
function briefSetzen(satz: Satz, { titel, ueberschrift, kopf, abschnitte }: Dokumentinhalt): void {
  const { pdf, farben, teil } = satz;
  pdf.font('normal').fontSize(satz.mass.text).fillColor(farben.ink);
  pdf.x = rand.left;
  pdf.y = 98;
  for (const zeile of kopf) {
    if (zeile === '') pdf.moveDown(2);
    else pdf.text(druckbar(zeile), { structParent: teil, lineGap: 2 });
  }
  pdf.moveDown(4).font('fett').fontSize(groesse.ueberschrift);
  pdf.text(druckbar(ueberschrift ?? titel), { structParent: teil, structType: 'H1' });
  for (const abschnitt of abschnitte) abschnittSetzen(satz, abschnitt);
  teil.end();
}

/** What is covered on the left, what is not on the right, all else below (EU 2017/1469, annex). */
function blattSetzen(satz: Satz, [art, versichert, ...weitere]: readonly Abschnitt[]): void {
  const { pdf } = satz;
  if (!art || !versichert) throw new Error('A sheet without its headings');
  abschnittSetzen(satz, art);
  const oben = pdf.y;
  abschnittSetzen({ ...satz, mass: spalte(0) }, versichert);
  const links = pdf.y;
  pdf.y = oben;
  for (const abschnitt of weitere.slice(0, 2)) {
    abschnittSetzen({ ...satz, mass: spalte(1) }, abschnitt);
  }
  pdf.y = Math.max(pdf.y, links);
  pdf.x = rand.left;
  for (const abschnitt of weitere.slice(2)) abschnittSetzen(satz, abschnitt);
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
