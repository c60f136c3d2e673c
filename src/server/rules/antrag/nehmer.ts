import type * as z from 'zod/mini';
import type { adresse, KontaktZahlung, Person } from '#machines/antrag/answers.ts';
import type { Firma } from '#machines/antrag/firma.ts';
import { wohnortAus } from '#machines/antrag/nehmer.ts';
import { rechtsformen } from '../../reference/rechtsformen.ts';
import type { Versicherungsnehmer } from './vertragsangaben.ts';

type Adresse = z.infer<typeof adresse>;

interface PersonAntworten {
  readonly person?: Person;
  readonly risikoort?: Adresse;
  readonly kontaktZahlung?: KontaktZahlung;
}

/** The person who takes the insurance out; null while an answer is missing. */
export function nehmerAus(antworten: PersonAntworten): Versicherungsnehmer | null {
  const { person: wer, kontaktZahlung: kontakt } = antworten;
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
  readonly firma?: Firma;
  readonly firmensitz?: Adresse;
  readonly kontaktZahlung?: KontaktZahlung;
}

/** The firm that does, with whoever speaks for it; null while an answer is missing. */
export function firmaAus(antworten: FirmenAntworten): Versicherungsnehmer | null {
  const { firma: betrieb, firmensitz, kontaktZahlung: kontakt } = antworten;
  if (!betrieb || !firmensitz || !kontakt) return null;
  const { email, handynummer, telefon = null } = kontakt;
  const form = rechtsformen.find(({ key }) => key === betrieb.rechtsform);
  return {
    ...benannt(betrieb),
    firma: betrieb.firmenname,
    eintrag: { rechtsform: betrieb.rechtsform, register: registerVon(betrieb) },
    anschrift: firmensitz,
    email,
    handynummer,
    telefon,
    haftetSelbst: form?.juristischePerson !== true,
  };
}

function registerVon({ handelsregister, registergericht }: Firma): string | null {
  const teile = [handelsregister, registergericht].filter((teil) => teil !== undefined);
  return teile.length === 0 ? null : teile.join(', ');
}

type Benannte = Pick<Person, 'anrede' | 'titel' | 'vorname' | 'nachname' | 'geburtsdatum'>;

function benannt({ anrede, titel, vorname, nachname, geburtsdatum }: Benannte) {
  return { anrede, titel: titel ?? null, vorname, nachname, geburtsdatum };
}
