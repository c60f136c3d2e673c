import { widerrufBestaetigenTage } from '#contract/constants.ts';
import type { Database } from '../../database/open.ts';
import type { Beendigungszeile } from '../../repositories/beendigungen.ts';
import { beendigungen } from '../../repositories/beendigungen.ts';
import type { Vertragszeile } from '../../repositories/vertraege.ts';
import { eingangDeutsch } from '../../rules/beendigung/eingang.ts';
import { versicherungsName } from './beenden.ts';
import { folgenFesthalten } from './folgen.ts';
import { widerrufsadresse } from './widerrufsadressen.ts';

interface Erklaerung extends Pick<
  Beendigungszeile,
  'id' | 'angegebeneNummer' | 'grund' | 'freitext' | 'name' | 'email' | 'sub'
> {
  wer: { portal: 'benutzer'; sub: string; rolle: 'gast' };
}

/**
 * Keeps a revocation that names another mail than the one on file, and asks whoever reads that one: name and
 * number alone end nothing, for numbers stand on papers that others have (`domain/vertrag.md §9`).
 */
export async function widerrufErbitten(
  tx: Database,
  { zeile, zeit, portalUrl }: { zeile: Vertragszeile; zeit: Date; portalUrl: string },
  { wer, ...erklaerung }: Erklaerung,
): Promise<void> {
  const { versicherungsNummer: nummer } = zeile;
  await beendigungen(tx).anlegen({
    ...erklaerung,
    art: 'WIDERRUF',
    versicherungsNummer: nummer,
    status: 'UNBESTAETIGT',
    eingegangenAm: zeit,
  });
  const erklaert = { beendigungId: erklaerung.id, eingegangenAm: zeit, portalUrl };
  const bestaetigen = await widerrufsadresse(tx, 'BESTAETIGEN', zeile, erklaert);
  const nicht = await widerrufsadresse(tx, 'ZURUECKNEHMEN', zeile, erklaert);
  await folgenFesthalten(tx, {
    zeile,
    wer,
    zeit,
    aktion: 'widerruf.eingegangen',
    alt: null,
    neu: { status: 'UNBESTAETIGT', grund: erklaerung.grund },
    betreff: `Bitte bestätigen Sie den Widerruf Ihres Vertrags ${nummer}`,
    absaetze: [
      `Am ${eingangDeutsch(zeit)} ist ein Widerruf für Ihren Vertrag ${nummer} (${versicherungsName(zeile)}) eingegangen. Er kam ohne Anmeldung und nennt eine andere E-Mail-Adresse als die, die wir zum Vertrag kennen.`,
      'Ihr Vertrag läuft weiter, bis Sie den Widerruf bestätigen. Der Link dafür steht in unserer E-Mail an Sie.',
    ],
    nurMail: [
      `Haben Sie den Vertrag widerrufen? Dann bestätigen Sie es hier:\n${bestaetigen}`,
      `Der Link gilt ${widerrufBestaetigenTage}\u00A0Tage und nur einmal. Danach prüft jemand von uns den Widerruf. Für die Frist und Ihr Geld zählt der Tag, an dem er eingegangen ist.`,
      `Das war ich nicht. Mein Vertrag soll bleiben:\n${nicht}`,
    ],
    vermittler: null,
  });
}
