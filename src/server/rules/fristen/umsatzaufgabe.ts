import { umsatzfrage } from '#contract/begriffe/umsatzfrage.ts';
import { fristen, umsatzAnhebung, umsatzStufe } from '#contract/zahlen.ts';
import type { Aufgabe } from '#contract/entities/aufgabe.ts';
import { naechsterTermin, type Stichtag } from '../einzugstermine.ts';
import { naechsteHauptfaelligkeit } from '../hauptfaelligkeit.ts';
import { formatDatum, spaeter, tagePlus } from '#contract/tag.ts';

/** Revenue of a BHV or VH contract with the tasks that ask about it. */
export interface Umsatzstand {
  stichtag: Stichtag;
  /** Oldest first; at most one is Offen. */
  aufgaben: readonly Aufgabe[];
  /** Cents a year. */
  umsatz: number;
  /** Above it people decide: 5 million euros for BHV, 2 for VH; cents. */
  grenze: number;
  /** Last day on which an automatic adjustment may be corrected. */
  korrigierbarBis: string | null;
}

/** `TAG` is the nightly job; an ended contract and one that is AUSLAUFEND are the same here. */
export type Umsatzereignis = 'TAG' | 'ANGABE' | 'VERTRAG_ENDET' | 'KUENDIGUNG_ZURUECKGENOMMEN';

export interface Umsatzschritt {
  stand: Umsatzstand;
  /** What the customer is told, in this order. */
  mitteilungen: string[];
  /** The automatic adjustment would pass the limit: somebody has to look at it. */
  manuell: boolean;
}

/** The revenue tasks after an event; pure, and a second call with the same event changes nothing (`domain/vertrag.md §7`). */
export function umsatzSchritt(
  stand: Umsatzstand,
  ereignis: Umsatzereignis,
  heute: string,
): Umsatzschritt {
  return schritte[ereignis](stand, heute);
}

const schritte = {
  TAG: nachTag,
  ANGABE: (stand, heute) =>
    ohneMitteilung({ ...mitOffener(stand, erledigt(heute)), korrigierbarBis: null }),
  VERTRAG_ENDET: (stand) => ohneMitteilung(mitOffener(stand, storniert)),
  KUENDIGUNG_ZURUECKGENOMMEN: nachRuecknahme,
} as const satisfies Record<Umsatzereignis, (stand: Umsatzstand, heute: string) => Umsatzschritt>;

/** The customer may give a new value: a task is open, or an automatic one can still be corrected. */
export function istUmsatzAenderbar(stand: Umsatzstand, heute: string): boolean {
  return (
    offene(stand) !== undefined ||
    (stand.korrigierbarBis !== null && heute <= stand.korrigierbarBis)
  );
}

/** Hauptfälligkeit on which that task raised the revenue; null where somebody answered it, or nothing has happened yet. */
export function angehobenAm(
  stichtag: Stichtag,
  { typ, status, erledigtAm }: Pick<Aufgabe, 'typ' | 'status' | 'erledigtAm'>,
): string | null {
  if (typ !== 'UmsatzAutomatischAnpassen' || status !== 'Erledigt' || erledigtAm === null) {
    return null;
  }
  return naechsterTermin(stichtag, 12, erledigtAm) === erledigtAm ? erledigtAm : null;
}

/** Last day on which a raise of that Hauptfälligkeit may be corrected. */
export function korrekturEnde(hauptfaelligkeit: string): string {
  return tagePlus(hauptfaelligkeit, tage.korrektur);
}

/** As much more as we assume, rounded up to full 1.000 euros; cents. */
export function umsatzAngepasst(umsatz: number): number {
  const hundertfach = umsatz * (100 + umsatzAnhebung);
  return Math.ceil(hundertfach / (100 * umsatzStufe)) * umsatzStufe;
}

const tage = {
  erinnern1: fristen.umsatzFrageTage,
  erinnern2: 60,
  anpassen: 30,
  korrektur: fristen.umsatzKorrekturTage,
  neueFrist: 14,
} as const;

const { UmsatzErinnern1: bitte, UmsatzErinnern2: erinnerung } = umsatzfrage;

function ankuendigung(hauptfaelligkeit: string): string {
  return umsatzfrage.UmsatzAutomatischAnpassen.replace('{datum}', formatDatum(hauptfaelligkeit));
}

/** Runs what is due; days on which the job did not run are made up for in one go. */
function nachTag(stand: Umsatzstand, heute: string): Umsatzschritt {
  const mitteilungen: string[] = [];
  let jetzt = stand;
  for (;;) {
    const schritt = faelligerSchritt(jetzt, heute);
    if (!schritt) return { stand: jetzt, mitteilungen, manuell: false };
    mitteilungen.push(...schritt.mitteilungen);
    if (schritt.manuell) return { ...schritt, mitteilungen };
    jetzt = schritt.stand;
  }
}

function faelligerSchritt(stand: Umsatzstand, heute: string): Umsatzschritt | null {
  const offen = offene(stand);
  if (!offen) return ersteErinnerung(stand, heute);
  if (heute < offen.faelligAm) return null;
  const hauptfaelligkeit = hauptfaelligkeitVon(stand, offen);
  if (offen.typ === 'UmsatzAutomatischAnpassen') return automatisch(stand, hauptfaelligkeit);
  return offen.typ === 'UmsatzErinnern1'
    ? weiter(stand, erinnern2(hauptfaelligkeit, offen.faelligAm), erinnerung)
    : weiter(stand, anpassen(hauptfaelligkeit, offen.faelligAm), ankuendigung(hauptfaelligkeit));
}

/** One chain a year: an answer, or an end of the contract, is not asked after again. */
function ersteErinnerung(stand: Umsatzstand, heute: string): Umsatzschritt | null {
  const hauptfaelligkeit = naechsteHauptfaelligkeit(stand.stichtag, heute);
  const erstelltAm = tagePlus(hauptfaelligkeit, -tage.erinnern1);
  const schonGefragt = stand.aufgaben.some(
    (aufgabe) => hauptfaelligkeitVon(stand, aufgabe) === hauptfaelligkeit,
  );
  if (heute < erstelltAm || schonGefragt) return null;
  return weiter(stand, erinnern1(hauptfaelligkeit, erstelltAm), bitte);
}

function automatisch(stand: Umsatzstand, hauptfaelligkeit: string): Umsatzschritt {
  const umsatz = umsatzAngepasst(stand.umsatz);
  if (umsatz > stand.grenze) return { stand, mitteilungen: [], manuell: true };
  return ohneMitteilung({
    ...mitOffener(stand, erledigt(hauptfaelligkeit)),
    umsatz,
    korrigierbarBis: korrekturEnde(hauptfaelligkeit),
  });
}

/** Before HF-60 the chain begins anew; later in the year it stays as it was. */
function nachRuecknahme(stand: Umsatzstand, heute: string): Umsatzschritt {
  const hauptfaelligkeit = naechsteHauptfaelligkeit(stand.stichtag, heute);
  const kettenBeginn = tagePlus(hauptfaelligkeit, -tage.erinnern1);
  const mahnstufe = tagePlus(hauptfaelligkeit, -tage.erinnern2);
  const beantwortet = stand.aufgaben.some(
    (aufgabe) =>
      aufgabe.status !== 'Storniert' && hauptfaelligkeitVon(stand, aufgabe) === hauptfaelligkeit,
  );
  if (heute < kettenBeginn || heute >= mahnstufe || beantwortet) return ohneMitteilung(stand);
  const faelligAm = spaeter(tagePlus(heute, tage.neueFrist), mahnstufe);
  return weiter(stand, { ...erinnern1(hauptfaelligkeit, heute), faelligAm }, bitte);
}

/** Tasks are made within the last 90 days of their insurance year. */
function hauptfaelligkeitVon({ stichtag }: Umsatzstand, aufgabe: Aufgabe): string {
  return naechsteHauptfaelligkeit(stichtag, aufgabe.erstelltAm);
}

function offene({ aufgaben }: Umsatzstand): Aufgabe | undefined {
  return aufgaben.find(({ status }) => status === 'Offen');
}

function weiter(stand: Umsatzstand, neu: Aufgabe, mitteilung: string): Umsatzschritt {
  const { aufgaben, ...rest } = mitOffener(stand, storniert);
  return {
    stand: { ...rest, aufgaben: [...aufgaben, neu] },
    mitteilungen: [mitteilung],
    manuell: false,
  };
}

function mitOffener(stand: Umsatzstand, aendern: (aufgabe: Aufgabe) => Aufgabe): Umsatzstand {
  return {
    ...stand,
    aufgaben: stand.aufgaben.map((aufgabe) =>
      aufgabe.status === 'Offen' ? aendern(aufgabe) : aufgabe,
    ),
  };
}

function storniert(aufgabe: Aufgabe): Aufgabe {
  return { ...aufgabe, status: 'Storniert' };
}

function erledigt(erledigtAm: string): (aufgabe: Aufgabe) => Aufgabe {
  return (aufgabe) => ({ ...aufgabe, status: 'Erledigt', erledigtAm });
}

function ohneMitteilung(stand: Umsatzstand): Umsatzschritt {
  return { stand, mitteilungen: [], manuell: false };
}

const neu = { status: 'Offen', erledigtAm: null } as const;

function erinnern1(hauptfaelligkeit: string, erstelltAm: string): Aufgabe {
  const faelligAm = tagePlus(hauptfaelligkeit, -tage.erinnern2);
  return { ...neu, typ: 'UmsatzErinnern1', erstelltAm, faelligAm };
}

function erinnern2(hauptfaelligkeit: string, erstelltAm: string): Aufgabe {
  const faelligAm = tagePlus(hauptfaelligkeit, -tage.anpassen);
  return { ...neu, typ: 'UmsatzErinnern2', erstelltAm, faelligAm };
}

function anpassen(hauptfaelligkeit: string, erstelltAm: string): Aufgabe {
  return { ...neu, typ: 'UmsatzAutomatischAnpassen', erstelltAm, faelligAm: hauptfaelligkeit };
}
