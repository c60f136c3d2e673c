import { produkte, type ProduktSchluessel, schluesselListe } from './produkte/produkte.ts';

const schalter = {
  'self-service-kuendigung': true,
  vertragsinhaber: true,
  'versicherte-kosten': true,
  'schaeden-seite': true,
  feedback: true,
  'services-widget': false,
  umzugsservice: true,
  'hilfe-button': true,
  reisekrankenversicherung: false,
  'umgebungs-badge': false,
  'antrag-tan': false,
  'antrag-rechnung': true,
  'beratung-oeffentlich': true,
  'bhv-wechsel': true,
  chat: true,
  'rahmennummer-nachreichen': true,
  'geschaedigten-formular': true,
} as const satisfies Record<string, boolean>;

/** One for each field that may be edited, `edit-hausrat-livingSpace` (`specification §5`). */
type Feldschalter = {
  [S in ProduktSchluessel]: `edit-${Lowercase<S>}-${(typeof produkte)[S]['bearbeitbar'][number]}`;
}[ProduktSchluessel];

const feldschalter = Object.fromEntries(
  schluesselListe.flatMap((schluessel) =>
    produkte[schluessel].bearbeitbar.map((feld) => [
      `edit-${schluessel.toLowerCase()}-${feld}`,
      true,
    ]),
  ),
) as Record<Feldschalter, boolean>;

/** Feature flags with the value that counts when nobody answers in time (`domain/daten.md §8`). */
export const featureStandard = { ...schalter, ...feldschalter };
export type Feature = keyof typeof featureStandard;

export const features = Object.keys(featureStandard) as Feature[];
