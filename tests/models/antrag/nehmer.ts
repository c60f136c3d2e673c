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

type Wohnend = { readonly woanders: false } | (Anschrift & { readonly woanders: true });

interface PersonAntworten {
  readonly person?: Person & Wohnend;
  readonly risikoort?: Anschrift;
}

/** A person who takes an insurance out: she lives in what is insured, or elsewhere (`domain/antrag.md §5.3`). */
export function person({ person: wer, risikoort }: PersonAntworten): object | null {
  if (!wer) return null;
  const wo = wer.woanders ? wer : risikoort;
  if (!wo) return null;
  return {
    vorname: wer.vorname,
    nachname: wer.nachname,
    geburtsdatum: wer.geburtsdatum,
    anschrift: { plz: wo.plz, ort: wo.ort, strasse: wo.strasse, hausnummer: wo.hausnummer },
  };
}

interface FirmenAntworten {
  readonly firma?: Person & { readonly firmenname: string; readonly rechtsform: string };
  readonly firmensitz?: Anschrift;
}

/** A firm is asked about with whoever speaks for it (`domain/antrag.md §5.3`). */
export function firma({ firma: betrieb, firmensitz }: FirmenAntworten): object | null {
  if (!betrieb || !firmensitz) return null;
  const { firmenname, rechtsform, vorname, nachname, geburtsdatum } = betrieb;
  return { firmenname, rechtsform, vorname, nachname, geburtsdatum, anschrift: firmensitz };
}
