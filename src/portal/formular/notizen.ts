import { formAus, gemerkt } from '../speicher.ts';
import type { Feldeingabe, Feldeingaben } from './antwort.ts';

/** What was typed on one page and not sent yet. */
export interface Gemerktes {
  readonly lies: () => Feldeingaben;
  readonly schreibe: (eingaben: Feldeingaben) => void;
}

/** Of the page of one step. */
export function gemerktesVon(notizen: Notizen, schritt: string): Gemerktes {
  return {
    lies: () => notizen.lies(schritt),
    schreibe: (eingaben) => notizen.schreibe(schritt, eingaben),
  };
}

/** What was typed and not sent yet, by step. */
export interface Notizen {
  lies(schritt: string): Feldeingaben;
  schreibe(schritt: string, eingaben: Feldeingaben): void;
  vergiss(schritt: string): void;
  /** The application is concluded. */
  leere(): void;
}

/** Kept in the tab; what the steps in `nurHier` ask for, only as long as the page stands, but for the fields named there. */
export function notizenIn(
  speicher: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  schluessel: string,
  nurHier: Readonly<Record<string, Bleibendes>>,
): Notizen {
  const alle: Record<string, Feldeingaben> = { ...gemerkt(speicher, schluessel, form) };
  const sichere = () => {
    const bleibt = Object.entries(alle).flatMap(([schritt, eingaben]) => {
      const bleibende = nurHier[schritt] ? nur(nurHier[schritt].getippt, eingaben) : eingaben;
      return Object.keys(bleibende).length === 0 ? [] : [[schritt, bleibende]];
    });
    if (bleibt.length === 0) speicher.removeItem(schluessel);
    else speicher.setItem(schluessel, JSON.stringify(Object.fromEntries(bleibt)));
  };
  return {
    lies: (schritt) => alle[schritt] ?? {},
    schreibe: (schritt, eingaben) => {
      alle[schritt] = eingaben;
      sichere();
    },
    vergiss: (schritt) => {
      // The answers of these steps are not kept whole, so what may be is kept here.
      alle[schritt] = nur(nurHier[schritt]?.gesendet ?? [], alle[schritt] ?? {});
      sichere();
    },
    leere: () => {
      for (const schritt of Object.keys(alle)) delete alle[schritt];
      sichere();
    },
  };
}

/** Where the notes of an application lie in the tab. */
export function eingabenSchluessel(flow: string): string {
  return `entwurf:${flow}:eingaben`;
}

/** What the tab keeps of a step whose account it must not: while it is typed, and once it was sent. */
interface Bleibendes {
  readonly getippt: readonly string[];
  /** What no draft keeps either. */
  readonly gesendet: readonly string[];
}

/** Steps that ask for bank data, each with its fields that are none. */
export const nurHier = {
  kontaktZahlung: {
    getippt: ['email', 'handynummer', 'telefon', 'zahlart'],
    gesendet: ['zahlart'],
  },
} satisfies Readonly<Record<string, Bleibendes>>;

function nur(namen: readonly string[], eingaben: Feldeingaben): Feldeingaben {
  return Object.fromEntries(Object.entries(eingaben).filter(([name]) => namen.includes(name)));
}

const form = formAus((wert): wert is Record<string, Feldeingaben> =>
  istJeName(wert, (jeFeld) => istJeName(jeFeld, istEingabe)),
);

function istJeName(wert: unknown, passt: (eines: unknown) => boolean): boolean {
  const istObjekt = typeof wert === 'object' && wert !== null && !Array.isArray(wert);
  return istObjekt && Object.values(wert).every(passt);
}

function istEingabe(wert: unknown): wert is Feldeingabe {
  return Array.isArray(wert)
    ? wert.every((eines) => typeof eines === 'string')
    : typeof wert === 'string' || typeof wert === 'boolean';
}
