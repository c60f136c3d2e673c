import type { Dokumentmarke } from '../marke.ts';
import { rand } from './masse.ts';
import type { Satz } from './satz.ts';

const hoehe = 30;

/** The brand's word mark at the top; it names the sender, so it is a figure with its name. */
export function wortmarke({ pdf, farben, teil }: Satz, { name, logo }: Dokumentmarke): void {
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
