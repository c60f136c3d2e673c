import { istNurName } from '#contract/entities/produkt.ts';
import { istAktiv, type Vertragskachel } from '#contract/entities/vertrag.ts';
import { t } from './texte.ts';

/** A contract the new account can be for. */
export interface Vertragswahl {
  versicherungsNummer: string;
  versicherungsName: string;
  /** How it is paid until now, after its number. */
  bisher: string;
}

/** The contracts that run, as they are paid until now. */
export function vertragswahl(vertraege: readonly Vertragskachel[]): Vertragswahl[] {
  const laufende = vertraege.filter(
    (vertrag) => istAktiv(vertrag) && !istNurName(vertrag.produktIdentifier),
  );
  return laufende.map((vertrag) => {
    const { versicherungsNummer, versicherungsName, bankverbindung } = vertrag;
    const nummer = versicherungsNummer;
    const bisher =
      bankverbindung === null
        ? t('perRechnung', { nummer })
        : t('vomKonto', { nummer, iban: bankverbindung.iban.replaceAll(' ', '\u00A0') });
    return { versicherungsNummer, versicherungsName, bisher };
  });
}
