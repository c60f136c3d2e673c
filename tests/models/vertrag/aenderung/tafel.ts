import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type { AenderungsFrage, Auswahl } from '#machines/vertrag/aenderung/answers.ts';

type Weitere = readonly AenderungsFrage[];

/** A value that is chosen, and what is asked after it; other values of the field are asked nothing. */
interface Zeile {
  /** The field that decides; none where every choice is asked the same. */
  readonly feld: string | null;
  readonly fragen: Readonly<Record<string, Weitere>>;
  readonly sonst: Weitere;
  /** Another field that must be so for these questions, too. */
  readonly nurWenn?: Readonly<Record<string, unknown>>;
}

const nichts: Zeile = { feld: null, fragen: {}, sonst: [] };

/**
 * What each kind of change asks besides the new value, by what was chosen, as `domain/vertrag.md §6`
 * says it; written by hand, not read from the charts.
 */
export const tafel: Readonly<Record<AenderungsArt, Zeile>> = {
  zahlweise: nichts,
  selbstbeteiligung: nichts,
  // "question flood loss in 10 years": only who takes the cover on.
  elementar: { feld: 'elementar', fragen: { true: ['vorschaden'], false: [] }, sonst: [] },
  bhv: nichts,
  // "names + birth dates of the insured persons required per count"
  phv: {
    feld: 'anzahl',
    fragen: {
      KEINE: [],
      EINS: ['person1'],
      ZWEI: ['person1', 'person2'],
      DREI: ['person1', 'person2', 'person3'],
    },
    sonst: [],
  },
  // "PAAR/FAMILIE: partner data; anlass ... + anlassDatum"
  familienstand: {
    feld: 'familienstand',
    fragen: { PAAR: ['anlass', 'person1'], FAMILIE: ['anlass', 'person1'] },
    sonst: ['anlass'],
  },
  // "travelGroup (personenkreis change only before beginn; names required)"
  personenkreis: {
    feld: 'mitreisende',
    fragen: {
      0: [],
      1: ['person1'],
      2: ['person1', 'person2'],
      3: ['person1', 'person2', 'person3'],
    },
    sonst: [],
  },
  fahrradtyp: nichts,
  // "Hausrat also asks new wohnflaeche"
  risikoort: { feld: 'mitWohnflaeche', fragen: { true: ['wohnung'], false: [] }, sonst: [] },
  wohnflaeche: nichts,
  // The elements are one of the covers of home contents.
  deckung: {
    feld: 'coverageType',
    fragen: { ELEMENTAR: ['vorschaden'] },
    sonst: [],
    nurWenn: { wert: true },
  },
  jahresumsatz: nichts,
  sachinhaltsumsatz: nichts,
  'versicherte-kosten': nichts,
  // "risk questions asked again"
  gewerbearten: { feld: null, fragen: {}, sonst: ['risikofragen'] },
};

/** What is asked after a choice, in this order; the day last, where there is one to choose. */
export function gefragtNach(auswahl: Auswahl): Weitere {
  const { feld, fragen, sonst, nurWenn = {} } = tafel[auswahl.art];
  const wahl = new Map<string, unknown>(Object.entries(auswahl));
  const isAsked = Object.entries(nurWenn).every(([name, value]) => wahl.get(name) === value);
  const eigene = feld === null ? sonst : (fragen[String(wahl.get(feld))] ?? sonst);
  const { von, bis } = auswahl.zeitraum;
  return [...(isAsked ? eigene : []), ...(von === bis ? [] : (['termin'] as const))];
}
