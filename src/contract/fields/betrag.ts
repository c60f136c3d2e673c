import { fehlerListe } from './feldfehler.ts';
import { formatBetrag } from './formatBetrag.ts';
import { liesBetrag } from './liesBetrag.ts';
import { zahlenfeld } from './zahlenfeld.ts';

// In a file of its own, because the first question of an application says a sum before zod is there.
export { formatBetrag, ganzeEuro } from './formatBetrag.ts';

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

function feldVon({ von = 0, bis = 1_000_000_000_00 }: Rahmen) {
  const texte = {
    PFLICHT: 'Geben Sie einen Betrag ein.',
    FORMAT:
      'Geben Sie einen Betrag mit höchstens zwei Stellen nach dem Komma ein, zum Beispiel 1.234,50.',
    ZU_KLEIN: `Geben Sie mindestens ${formatBetrag(von)} ein.`,
    ZU_GROSS: `Geben Sie höchstens ${formatBetrag(bis)} ein.`,
  };
  return { lies: liesBetrag, von, bis, texte };
}
