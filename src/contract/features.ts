import type { Produktbeschreibung } from './produkte/beschreibung.ts';
import { produkte, type ProduktSchluessel, schluesselListe } from './produkte/produkte.ts';
import { ausgeschaltet, standardVon } from './schalter.ts';

const eingeschaltet = [
  'self-service-kuendigung',
  'vertragsinhaber',
  'versicherte-kosten',
  'schaeden-seite',
  'feedback',
  'umzugsservice',
  'hilfe-button',
  'antrag-rechnung',
  'beratung-oeffentlich',
  'bhv-wechsel',
  'chat',
  'rahmennummer-nachreichen',
  'geschaedigten-formular',
] as const;

/** Fields that may be edited, of any product (`specification §5`). */
export type Bearbeitbar = (typeof produkte)[ProduktSchluessel]['bearbeitbar'][number];

/** One for each field that may be edited, `edit-hausrat-livingSpace` (`specification §5`). */
type Feldschalter = {
  [S in ProduktSchluessel]: `edit-${Lowercase<S>}-${(typeof produkte)[S]['bearbeitbar'][number]}`;
}[ProduktSchluessel];

export type Feature =
  | (typeof ausgeschaltet)[number]
  | (typeof eingeschaltet)[number]
  | Feldschalter;

export const features: readonly Feature[] = [
  ...ausgeschaltet,
  ...eingeschaltet,
  ...schluesselListe.flatMap((schluessel) =>
    produkte[schluessel].bearbeitbar.map((feld) => feldschalter(schluessel, feld)),
  ),
];

/** Every flag with the value that counts when nobody answers in time (`domain/daten.md §8`). */
export const featureStandard = Object.fromEntries(
  features.map((feature) => [feature, standardVon(feature)]),
) as Record<Feature, boolean>;

/** Flags of those of these fields that the product lets her edit. */
export function schalterZu(schluessel: ProduktSchluessel, felder: readonly Bearbeitbar[]) {
  const { bearbeitbar }: Produktbeschreibung = produkte[schluessel];
  return felder
    .filter((feld) => bearbeitbar.includes(feld))
    .map((feld) => feldschalter(schluessel, feld));
}

function feldschalter(schluessel: ProduktSchluessel, feld: Bearbeitbar): Feature {
  return `edit-${schluessel.toLowerCase()}-${feld}` as Feature;
}
