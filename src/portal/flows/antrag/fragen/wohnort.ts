import type { BasisAntworten } from '#machines/antrag/context.ts';
import type { Antragslage, Antragsseite } from '#machines/antrag/frage.ts';
import type { Bekannt } from '../bekannt.ts';

type Bekanntes = Readonly<Record<string, unknown>>;

const adresse = ['plz', 'ort', 'strasse', 'hausnummer'] as const;

/** What is known of her that a page asks for. */
export function vonIhr(
  schritt: string,
  frageseite: Antragsseite,
  bekannt: Bekannt,
  lage: Antragslage,
): Bekanntes | undefined {
  if (schritt === 'person') return mitWohnort(bekannt[schritt], versicherterOrt(lage.antworten));
  const feld = frageseite.felder.find(({ art }) => art === 'adresse');
  const plz = feld?.art === 'adresse' ? feld.plz?.(lage) : undefined;
  // Of another place its street is not known.
  const istDort = plz !== undefined && bekannt['risikoort']?.['plz'] === plz;
  return istDort ? { ...bekannt['risikoort'], ...bekannt[schritt] } : bekannt[schritt];
}

/** Where that stands which is insured: on one page, or behind the postcode that was asked first. */
function versicherterOrt(antworten: BasisAntworten): unknown {
  const schritte = Object.entries(antworten).flatMap(([schritt, antwort]: [string, object]) =>
    schritt === 'person' ? [] : [antwort],
  );
  const ort = schritte.find((antwort) => 'strasse' in antwort);
  return ort && { ...schritte.find((antwort) => 'plz' in antwort), ...ort };
}

/** Whoever is known to live elsewhere than in what she insures is not taken for living there. */
export function mitWohnort(person: Bekanntes | undefined, risikoort: unknown) {
  if (person?.['plz'] === undefined || typeof risikoort !== 'object' || risikoort === null) {
    return person;
  }
  const istDort = adresse.every((feld) => person[feld] === Reflect.get(risikoort, feld));
  return { ...person, woanders: !istDort };
}
