import type * as z from 'zod/mini';
import type {
  adresse,
  Anschrift,
  firmenkontakt,
  Kontakt,
  person,
} from '#machines/antrag/answers.ts';
import type { firma } from '#machines/antrag/firma.ts';
import { wohnortAus } from '#machines/antrag/nehmer.ts';
import { rechtsformen } from '../../reference/rechtsformen.ts';
import type { Versicherungsnehmer } from './vertragsangaben.ts';

type Adresse = z.infer<typeof adresse>;
type Person = z.infer<ReturnType<typeof person>>;

interface PersonAntworten {
  readonly person?: Person;
  readonly anschrift?: Anschrift;
  readonly risikoort?: Adresse;
  readonly kontakt?: Kontakt;
}

/** The person who takes the insurance out; null while an answer is missing. */
export function nehmerAus(antworten: PersonAntworten): Versicherungsnehmer | null {
  const { person: wer, kontakt } = antworten;
  const anschrift = wohnortAus(antworten);
  if (!wer || !anschrift || !kontakt) return null;
  const { email, handynummer } = kontakt;
  return {
    ...benannt(wer),
    firma: null,
    eintrag: null,
    anschrift,
    email,
    handynummer,
    telefon: null,
    haftetSelbst: true,
  };
}

interface FirmenAntworten {
  readonly firma?: z.infer<typeof firma>;
  readonly ansprechpartner?: Person;
  readonly firmensitz?: Adresse;
  readonly kontakt?: z.infer<typeof firmenkontakt>;
}

/** The firm that does, with whoever speaks for it; null while an answer is missing. */
export function firmaAus(antworten: FirmenAntworten): Versicherungsnehmer | null {
  const { firma: betrieb, ansprechpartner, firmensitz, kontakt } = antworten;
  if (!betrieb || !ansprechpartner || !firmensitz || !kontakt) return null;
  const { email, handynummer, telefon = null } = kontakt;
  const form = rechtsformen.find(({ key }) => key === betrieb.rechtsform);
  return {
    ...benannt(ansprechpartner),
    firma: betrieb.firmenname,
    eintrag: { rechtsform: betrieb.rechtsform, register: registerVon(betrieb) },
    anschrift: firmensitz,
    email,
    handynummer,
    telefon,
    haftetSelbst: form?.juristischePerson !== true,
  };
}

function registerVon({ handelsregister, registergericht }: z.infer<typeof firma>): string | null {
  const teile = [handelsregister, registergericht].filter((teil) => teil !== undefined);
  return teile.length === 0 ? null : teile.join(', ');
}

function benannt({ anrede, titel, vorname, nachname, geburtsdatum }: Person) {
  return { anrede, titel: titel ?? null, vorname, nachname, geburtsdatum };
}
