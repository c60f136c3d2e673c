import type { Dokumentinhalt } from '../inhalt/inhalt.ts';
import type { Dokumentmarke } from '../marke.ts';
import { druckbar } from './druckbar.ts';
import { groesse, rand, seite, textbreite } from './masse.ts';
import type { Satz } from './satz.ts';

interface Fuesse {
  inhalte: readonly Dokumentinhalt[];
  marke: Dokumentmarke;
  /** Pages that are no letter of ours. */
  ohneFuss: ReadonlySet<number>;
}

/** Sender and page number on every page; layout, not content. */
export function fusszeilen(
  { pdf, farben }: Satz,
  { inhalte, marke: { name }, ohneFuss }: Fuesse,
): void {
  const [erster] = inhalte;
  const { start, count } = pdf.bufferedPageRange();
  pdf.font('normal').fontSize(groesse.fuss);
  for (let stelle = 0; stelle < count; stelle += 1) {
    if (ohneFuss.has(stelle)) continue;
    pdf.switchToPage(start + stelle);
    // Text in the margin would start a new page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    const y = seite.hoehe - rand.bottom + 26;
    pdf
      .moveTo(rand.left, y - 8)
      .lineTo(seite.breite - rand.right, y - 8)
      .lineWidth(0.6)
      .stroke(farben.line);
    pdf.fillColor(farben.muted);
    for (const [zeile, text] of (erster?.fuss ?? [name]).entries()) {
      pdf.text(druckbar(text), rand.left, y + zeile * 11, { lineBreak: false });
    }
    pdf.text(`Seite\u00A0${stelle + 1} von\u00A0${count}`, rand.left, y, {
      width: textbreite,
      align: 'right',
      lineBreak: false,
    });
    pdf.endMarkedContent();
  }
}
