import type { Listenzeichen, Bildzeichen } from './inhalt/inhalt.ts';

/** A drawing on a square of 24: its ground, and what stands on it in white. */
interface Zeichnung {
  readonly farbe: string;
  /** Outlines; filled where no stroke is named. */
  readonly formen: readonly { readonly d: string; readonly stroke?: number }[];
}

/** Colours of EU 2017/1469 Art. 6 and 7, dark enough to be told apart in grey too. */
const gruen = '#00744A';
const rot = '#B3161B';
const orange = '#C25E00';
const blau = '#0A58A3';
const gelb = '#B88A00';
const schwarz = '#1A1A1A';

/** Pictograms of the information sheet, drawn by us (EU 2017/1469 Art. 7). */
export const symbole: Readonly<Record<Bildzeichen, Zeichnung>> = {
  SCHIRM: {
    farbe: gruen,
    formen: [
      { d: 'M4 13a8 8 0 0 1 16 0z' },
      { d: 'M12 13v5a2 2 0 0 0 4 0', stroke: 1.6 },
      { d: 'M12 3.4v1.8', stroke: 1.6 },
    ],
  },
  AUSGESCHLOSSEN: {
    farbe: rot,
    formen: [
      { d: 'M12 3.6L21 19.6H3z', stroke: 1.6 },
      { d: 'M9.4 11.6l5.2 5.2M14.6 11.6l-5.2 5.2', stroke: 1.8 },
    ],
  },
  EINSCHRAENKUNG: {
    farbe: orange,
    formen: [
      { d: 'M12 3.6L21 19.6H3z', stroke: 1.6 },
      { d: 'M12 9.4v5', stroke: 2 },
      { d: 'M12 16.2v1.4', stroke: 2 },
    ],
  },
  ORT: {
    farbe: blau,
    formen: [
      { d: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16z', stroke: 1.5 },
      { d: 'M12 4c-5 4.4-5 11.6 0 16c5-4.4 5-11.6 0-16z', stroke: 1.3 },
      { d: 'M4.2 12h15.6M5.4 8h13.2M5.4 16h13.2', stroke: 1.2 },
    ],
  },
  PFLICHT: {
    farbe: gruen,
    formen: [
      { d: 'M2.6 8.2l3.6-2l3.2 1.6l2.6-.9l2.6.9l3.2-1.6l3.6 2', stroke: 1.5 },
      { d: 'M4.6 14.2l5.6 4.4a2.4 2.4 0 0 0 3 0l6.2-4.8', stroke: 1.6 },
      { d: 'M12 7.4l-3.2 3a1.6 1.6 0 0 0 2.3 2.2l2.3-1.8l5 4', stroke: 1.5 },
    ],
  },
  ZAHLUNG: {
    farbe: gelb,
    formen: [
      { d: 'M9.5 4.5c-3 0-5.5 1-5.5 2.3s2.5 2.3 5.5 2.3s5.5-1 5.5-2.3s-2.5-2.3-5.5-2.3z' },
      { d: 'M4 10v1c0 1.3 2.5 2.3 5.5 2.3S15 12.3 15 11v-1', stroke: 1.5 },
      { d: 'M4 14v1c0 1.3 2.5 2.3 5.5 2.3', stroke: 1.5 },
      { d: 'M16 12.6a3.9 3.9 0 1 0 0 7.8a3.9 3.9 0 1 0 0-7.8z', stroke: 1.5 },
      { d: 'M16 14.8v3.4', stroke: 1.5 },
    ],
  },
  LAUFZEIT: {
    farbe: blau,
    formen: [
      { d: 'M6 3.6h12M6 20.4h12', stroke: 1.8 },
      {
        d: 'M7.4 4c0 5 4.6 5.6 4.6 8s-4.6 3-4.6 8M16.6 4c0 5-4.6 5.6-4.6 8s4.6 3 4.6 8',
        stroke: 1.5,
      },
      { d: 'M9 19.4c.6-2 1.6-2.8 3-3.4c1.4.6 2.4 1.4 3 3.4z' },
    ],
  },
  KUENDIGUNG: {
    farbe: schwarz,
    formen: [
      { d: 'M8 3.6h8.4v11H8z', stroke: 1.5 },
      { d: 'M10.2 7h4M10.2 10h4', stroke: 1.3 },
      { d: 'M3 17.4h4l3.4 2.6h5.4l5-4.2c-.8-1-2-1-3-.3l-3 2.1h-3.6', stroke: 1.5 },
    ],
  },
};

/** What stands before each point of a list, on a square of 12. */
export const listenzeichen: Readonly<
  Record<Listenzeichen, Required<Pick<Zeichnung, 'farbe'>> & { d: string }>
> = {
  HAKEN: { farbe: gruen, d: 'M1.5 6.5l3 3l6-7' },
  KREUZ: { farbe: rot, d: 'M2 2l8 8M10 2l-8 8' },
  ACHTUNG: { farbe: orange, d: 'M6 1v6.5M6 9.8v1.2' },
  ORT: { farbe: blau, d: 'M1.5 6.5l3 3l6-7' },
};
