import { fehlerListe } from './feldfehler.ts';
import { liesBetrag } from './liesBetrag.ts';
import { zahlenfeld } from './zahlenfeld.ts';

const euroUndCent = new Intl.NumberFormat('de-DE', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  // Nothing is never minus nothing.
  signDisplay: 'negative',
});
const millionen = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });
const eineMillion = 100_000_000;

/** Cents as a person reads them: `1.234,50 EUR`, from one million on `1,5 Mio. EUR` (`specification §9`). */
export function formatBetrag(cent: number): string {
  return Math.abs(cent) >= eineMillion
    ? `${millionen.format(cent / eineMillion)}\u00A0Mio.\u00A0EUR`
    : `${euroUndCent.format(cent / 100)}\u00A0EUR`;
}

/** Cents of a sum that is chosen in whole euros: `52.000 EUR`. */
export function ganzeEuro(cent: number): string {
  return formatBetrag(cent).replace(',00', '');
}

/** Bounds in cents, both included; 0 to 1,000 million EUR where nothing is said. */
interface Rahmen {
  readonly von?: number;
  readonly bis?: number;
}

/** A typed amount, `1.234,50` with or without EUR, as whole cents (`specification §5`). */
export function betragEingabe(rahmen: Rahmen = {}) {
  return zahlenfeld(feldVon(rahmen));
}

/** Every error of an amount. */
export function betragFehler(rahmen: Rahmen = {}) {
  return fehlerListe(feldVon(rahmen).texte);
}

function feldVon({ von = 0, bis = 1000 * eineMillion }: Rahmen) {
  const texte = {
    PFLICHT: 'Geben Sie einen Betrag ein.',
    FORMAT:
      'Geben Sie einen Betrag mit höchstens zwei Stellen nach dem Komma ein, zum Beispiel 1.234,50.',
    ZU_KLEIN: `Geben Sie mindestens ${formatBetrag(von)} ein.`,
    ZU_GROSS: `Geben Sie höchstens ${formatBetrag(bis)} ein.`,
  };
  return { lies: liesBetrag, von, bis, texte };
}
