interface Anschrift {
  readonly plz: string;
  readonly ort: string;
  readonly strasse: string;
  readonly hausnummer: string;
}

interface Person {
  readonly vorname: string;
  readonly nachname: string;
  readonly geburtsdatum: string;
}

interface PersonAntworten {
  readonly person?: Person;
  readonly anschrift?: { readonly woanders: false } | (Anschrift & { readonly woanders: true });
  readonly risikoort?: Anschrift;
}

/** A person who takes an insurance out: she lives in what is insured, or elsewhere (`domain/antrag.md §5.3`). */
export function person({ person: wer, anschrift, risikoort }: PersonAntworten): object | null {
  if (!wer || !anschrift) return null;
  const wo = anschrift.woanders ? anschrift : risikoort;
  if (!wo) return null;
  return {
    vorname: wer.vorname,
    nachname: wer.nachname,
    geburtsdatum: wer.geburtsdatum,
    anschrift: { plz: wo.plz, ort: wo.ort, strasse: wo.strasse, hausnummer: wo.hausnummer },
  };
}

interface FirmenAntworten {
  readonly firma?: { readonly firmenname: string; readonly rechtsform: string };
  readonly ansprechpartner?: Person;
  readonly firmensitz?: Anschrift;
}

/** A firm is asked about with whoever speaks for it (`domain/antrag.md §5.3`). */
export function firma({
  firma: betrieb,
  ansprechpartner,
  firmensitz,
}: FirmenAntworten): object | null {
  if (!betrieb || !ansprechpartner || !firmensitz) return null;
  return {
    firmenname: betrieb.firmenname,
    rechtsform: betrieb.rechtsform,
    vorname: ansprechpartner.vorname,
    nachname: ansprechpartner.nachname,
    geburtsdatum: ansprechpartner.geburtsdatum,
    anschrift: firmensitz,
  };
}
