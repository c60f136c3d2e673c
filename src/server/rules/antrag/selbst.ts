import type { AntragAbgelehnt } from '#contract/endpoints/antrag/angaben.ts';
import { nichtAbschliessbar } from './ablehnungen.ts';
import { nameVon, type Versicherungsnehmer } from './vertragsangaben.ts';

/** A customer as we know her, for comparison with whoever an application names. */
export type Kunde = Pick<Versicherungsnehmer, 'vorname' | 'nachname' | 'firma'> & {
  /** Null where we never asked. */
  readonly geburtsdatum: string | null;
};

/** Refuses an application in another name than the customer's who is signed in; null where it is hers. */
export function fremderNehmer(nehmer: Versicherungsnehmer, kunde: Kunde): AntragAbgelehnt | null {
  const schritt = abweichung(nehmer, kunde);
  if (schritt === null) return null;
  return nichtAbschliessbar(
    `Sie sind als „${nameVon(kunde)}“ angemeldet und beantragen in diesem Namen. Für jemand anderen melden Sie sich bitte zuerst ab. Sind Ihre Daten bei uns falsch, senden Sie uns eine Nachricht.`,
    schritt,
  );
}

/** Step that names somebody else. */
function abweichung(nehmer: Versicherungsnehmer, kunde: Kunde): string | null {
  const wer = nehmer.firma === null ? 'person' : 'firma';
  // Whoever is liable for a firm is its policyholder: a customer may begin a trade in her own name.
  if (kunde.firma === null && nehmer.haftetSelbst) return istDieselbe(nehmer, kunde) ? null : wer;
  if (nehmer.firma === null) return wer;
  return kunde.firma !== null && gleich(nehmer.firma, kunde.firma) ? null : wer;
}

function istDieselbe(nehmer: Versicherungsnehmer, kunde: Kunde): boolean {
  const { geburtsdatum } = kunde;
  return (
    gleich(nehmer.vorname, kunde.vorname) &&
    gleich(nehmer.nachname, kunde.nachname) &&
    (geburtsdatum === null || geburtsdatum === nehmer.geburtsdatum)
  );
}

function gleich(a: string, b: string): boolean {
  return vergleichbar(a) === vergleichbar(b);
}

function vergleichbar(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('de');
}
