import type * as z from 'zod/mini';
import type { adresse, Anschrift, person } from './answers.ts';
import type { firma } from './firma.ts';

type Adresse = z.infer<typeof adresse>;
type Person = z.infer<ReturnType<typeof person>>;

interface PersonAntworten {
  readonly person?: Person;
  readonly anschrift?: Anschrift;
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
export function wohnortAus({ anschrift, risikoort }: PersonAntworten): Adresse | null {
  const wohnort = anschrift?.woanders ? anschrift : risikoort;
  if (!anschrift || !wohnort) return null;
  const { plz, ort, strasse, hausnummer } = wohnort;
  return { plz, ort, strasse, hausnummer };
}

interface FirmenAntworten {
  readonly firma?: z.infer<typeof firma>;
  readonly ansprechpartner?: Person;
  readonly firmensitz?: Adresse;
}

/** The same for a firm and for whoever speaks for it. */
export function firmaAus({ firma, ansprechpartner, firmensitz }: FirmenAntworten): object | null {
  if (!firma || !ansprechpartner || !firmensitz) return null;
  const { firmenname, rechtsform } = firma;
  const { vorname, nachname, geburtsdatum } = ansprechpartner;
  return { firmenname, rechtsform, vorname, nachname, geburtsdatum, anschrift: firmensitz };
}
