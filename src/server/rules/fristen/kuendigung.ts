import type { Produkt } from '#contract/entities/produkt.ts';
import { kuendigungsfrist } from '#contract/produkte/produkte.ts';
import type { Vertrag, Vertragsstatus } from '#contract/entities/vertrag.ts';
import type { Zahlweise } from '#contract/entities/zahlweise.ts';
import type { Stichtag } from '../einzugstermine.ts';
import { naechsteHauptfaelligkeit } from '../hauptfaelligkeit.ts';
import { formatDatum, monatePlus, spaeter, tagePlus } from '#contract/tag.ts';

/** How a contract can be cancelled; the notice counts for VERTRAGSENDE only. */
export interface Kuendbarkeit {
  kuendbar: Vertrag['kuendbar'];
  fristMonate: number;
}

const nein = { kuendbar: 'NEIN', fristMonate: 0 } as const;

/** How this contract can be cancelled now; only a running one can, and never a single trip. */
export function kuendbarkeit(vertrag: {
  produkt: Produkt;
  marke: Vertrag['marke'];
  zahlweise: Zahlweise;
  status: Vertragsstatus;
}): Kuendbarkeit {
  const { produkt, marke, zahlweise, status } = vertrag;
  if (status !== 'LAUFEND' || zahlweise === 'EINMALIG') return nein;
  const { kuendbar, fristMonate } = kuendigungsfrist(produkt, marke);
  return { kuendbar, fristMonate };
}

/** An end at a Hauptfälligkeit. */
export interface Endtermin {
  /** `kuendigungsdatum`: last day of cover, until 24:00. */
  letzterTag: string;
  /** Last day on which the cancellation is received in time. */
  eingangBis: string;
}

export interface EndterminLage {
  heute: string;
  vertragsBeginn: string;
  stichtag: Stichtag;
  fristMonate: number;
}

/** First end whose notice is still open, and the one before it when that has just been missed. */
export function ersterOffenerTermin({
  heute,
  vertragsBeginn,
  stichtag,
  fristMonate,
}: EndterminLage): {
  termin: Endtermin;
  verpasst: Endtermin | null;
} {
  const naechster = naechsteHauptfaelligkeit(stichtag, spaeter(heute, vertragsBeginn));
  const termin = endtermin(naechster, fristMonate);
  if (heute <= termin.eingangBis) return { termin, verpasst: null };
  const spaetere = naechsteHauptfaelligkeit(stichtag, naechster);
  return { termin: endtermin(spaetere, fristMonate), verpasst: termin };
}

/** In time is what comes so early that the notice, counted from that day on, is over by the last one (BGB § 188). */
function endtermin(hauptfaelligkeit: string, fristMonate: number): Endtermin {
  const letzterTag = tagePlus(hauptfaelligkeit, -1);
  let eingangBis = monatePlus(letzterTag, -fristMonate);
  // Counted back from a short month it would ask for more than the notice: 30.11. keeps three months to 28.02.
  for (let tag = tagePlus(eingangBis, 1); monatePlus(tag, fristMonate) <= letzterTag;) {
    eingangBis = tag;
    tag = tagePlus(tag, 1);
  }
  return { letzterTag, eingangBis };
}

/** Last days of cover a customer may choose, both ends included. */
export interface Kuendigungstermine {
  von: string;
  bis: string;
  standard: string;
  /** VERTRAGSENDE only. */
  eingangBis: string | null;
  /** What to say when the nearer end has been missed. */
  hinweis: string | null;
}

/** The days for an ordinary cancellation; null when there is none (`domain/vertrag.md §8`). */
export function kuendigungstermine(lage: {
  heute: string;
  vertragsBeginn: string;
  stichtag: Stichtag | null;
  kuendbarkeit: Kuendbarkeit;
}): Kuendigungstermine | null {
  const { heute, stichtag } = lage;
  const { kuendbar, fristMonate } = lage.kuendbarkeit;
  if (kuendbar === 'TAEGLICH') {
    const standard = tagePlus(heute, 1);
    return { von: heute, bis: tagePlus(heute, 365), standard, eingangBis: null, hinweis: null };
  }
  if (kuendbar === 'NEIN' || !stichtag) return null;
  const { termin, verpasst } = ersterOffenerTermin({ ...lage, stichtag, fristMonate });
  const { letzterTag, eingangBis } = termin;
  const hinweis = verpasst && terminVerpasst(verpasst.letzterTag, letzterTag);
  return { von: letzterTag, bis: letzterTag, standard: letzterTag, eingangBis, hinweis };
}

/** The deadline that runs: until when notice must be given for which last day of cover; null where there is none. */
export function naechsteKuendigung(
  lage: Parameters<typeof kuendigungstermine>[0],
): Vertrag['naechsteKuendigung'] {
  const termine = kuendigungstermine(lage);
  if (termine === null || termine.eingangBis === null) return null;
  return { eingangBis: termine.eingangBis, zum: termine.standard };
}

function terminVerpasst(frueher: string, naechster: string): string {
  return `Eine Kündigung zum ${formatDatum(frueher)} ist nicht mehr möglich. Nächster Termin: ${formatDatum(naechster)}.`;
}
