import { druckbar } from './druckbar.ts';
import { groesse, rand, textbreite } from './masse.ts';
import type { Satz } from './satz.ts';

const luft = 7;

/** Below the title, framed so that nobody overlooks it: the paper does not count any more. */
export function vermerkSetzen({ pdf, farben, teil }: Satz, vermerk: string): void {
  const text = druckbar(vermerk);
  pdf.moveDown(0.25);
  pdf.font('fett').fontSize(groesse.ueberschrift);
  const hoehe = pdf.currentLineHeight() + 2 * luft;
  const breite = pdf.widthOfString(text) + 4 * luft;
  const oben = pdf.y;
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.rect(rand.left, oben, breite, hoehe).lineWidth(1.6).stroke(farben.ink);
  pdf.endMarkedContent();
  pdf.fillColor(farben.ink);
  pdf.text(text, rand.left + 2 * luft, oben + luft + 1, { structParent: teil, structType: 'P' });
  pdf.x = rand.left;
  pdf.y = oben + hoehe + luft;
}

/** On every further page, for pages get separated; said already, so nothing to be read out again. */
export function vermerkWiederholen(
  { pdf, farben }: Satz,
  { vermerk, von, bis }: { vermerk: string; von: number; bis: number },
): void {
  for (let stelle = von; stelle < bis; stelle += 1) {
    pdf.switchToPage(stelle);
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.font('fett').fontSize(groesse.text).fillColor(farben.ink);
    pdf.text(druckbar(vermerk), rand.left, rand.top - 30, {
      width: textbreite,
      align: 'right',
      lineBreak: false,
    });
    pdf.endMarkedContent();
  }
}
