import type * as z from 'zod/mini';
import type { adresse, Person } from './answers.ts';
import type { Firma } from './firma.ts';
import type { Widerspruch } from './regel.ts';

type Adresse = z.infer<typeof adresse>;

interface PersonAntworten {
  readonly person?: Person;
  readonly risikoort?: Adresse;
}

/** Who takes the insurance out, as the credit check asks for a person (`domain/antrag.md §5.3`). */
export function nehmerAus(antworten: PersonAntworten): object | null {
  const { person: wer } = antworten;
  const wohnort = wohnortAus(antworten);
  if (!wer || !wohnort) return null;
  const { vorname, nachname, geburtsdatum } = wer;
  return { vorname, nachname, geburtsdatum, anschrift: wohnort };
}

/** Where she lives: in what is insured, or elsewhere; null while it is not said. */
export function wohnortAus({ person, risikoort }: PersonAntworten): Adresse | null {
  const wohnort = person?.woanders ? person : risikoort;
  if (!person || !wohnort) return null;
  const { plz, ort, strasse, hausnummer } = wohnort;
  return { plz, ort, strasse, hausnummer };
}

interface FirmenAntworten {
  readonly firma?: Firma;
  readonly firmensitz?: Adresse;
}

/** The same for a firm and for whoever speaks for it. */
export function firmaAus({ firma, firmensitz }: FirmenAntworten): object | null {
  if (!firma || !firmensitz) return null;
  const { firmenname, rechtsform, vorname, nachname, geburtsdatum } = firma;
  return { firmenname, rechtsform, vorname, nachname, geburtsdatum, anschrift: firmensitz };
}

interface MitPostleitzahl {
  readonly plz: string;
}

/** An address belongs to the postcode that the price is for. */
export function anderswo(
  einstieg: MitPostleitzahl | undefined,
  dort: MitPostleitzahl | undefined,
): readonly Widerspruch[] {
  if (!einstieg || !dort || dort.plz === einstieg.plz) return [];
  return [{ feld: 'strasse', text: 'Geben Sie die Straße zu dieser Postleitzahl ein.' }];
}
