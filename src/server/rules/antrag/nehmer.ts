import type * as z from 'zod/mini';
import type { adresse, Anschrift, Kontakt, person } from '#machines/antrag/answers.ts';
import type { Versicherungsnehmer } from './vertragsangaben.ts';

interface PersonAntworten {
  readonly person?: z.infer<ReturnType<typeof person>>;
  readonly anschrift?: Anschrift;
  readonly risikoort?: z.infer<typeof adresse>;
  readonly kontakt?: Kontakt;
}

/** The person who takes the insurance out; null while an answer is missing. */
export function nehmerAus(antworten: PersonAntworten): Versicherungsnehmer | null {
  const { person, anschrift, risikoort, kontakt } = antworten;
  if (!person || !anschrift || !risikoort || !kontakt) return null;
  const { anrede, titel = null, vorname, nachname, geburtsdatum } = person;
  const { plz, ort, strasse, hausnummer } = anschrift.woanders ? anschrift : risikoort;
  const { email, handynummer } = kontakt;
  return {
    anrede,
    titel,
    vorname,
    nachname,
    firma: null,
    geburtsdatum,
    anschrift: { plz, ort, strasse, hausnummer },
    email,
    handynummer,
    telefon: null,
    haftetSelbst: true,
  };
}
