import type * as z from 'zod/mini';
import type { adresse, Anschrift, person } from './answers.ts';

interface PersonAntworten {
  readonly person?: z.infer<ReturnType<typeof person>>;
  readonly anschrift?: Anschrift;
  readonly risikoort?: z.infer<typeof adresse>;
}

/** Who takes the insurance out, as the credit check asks for a person (`domain/antrag.md §5.3`). */
export function nehmerAus({ person, anschrift, risikoort }: PersonAntworten): object | null {
  const wohnort = anschrift?.woanders ? anschrift : risikoort;
  if (!person || !anschrift || !wohnort) return null;
  const { vorname, nachname, geburtsdatum } = person;
  const { plz, ort, strasse, hausnummer } = wohnort;
  return { vorname, nachname, geburtsdatum, anschrift: { plz, ort, strasse, hausnummer } };
}
