import type { AntragKontext } from '#machines/antrag/context.ts';
import type { AntragProduktSeite } from './produkt.ts';

/** Where the tab keeps what a message to a person begins with; with the drafts, so that it goes with them. */
const schluessel = 'entwurf:nachricht';

/** Keeps what a person is asked to look at: product, reason and answers without bank data; no address names it. */
export function merkeAnliegen(
  speicher: Pick<Storage, 'setItem'>,
  seite: AntragProduktSeite,
  ende: string,
  { antworten, ergebnisse }: AntragKontext,
): void {
  const tarif = ergebnisse.tarifieren?.ergebnis;
  const bonitaet = ende === 'checkFailed' ? 'BONITAET_NEGATIV' : 'BONITAET_UNKLAR';
  const grund = tarif?.ergebnis === 'VERSICHERBAR' ? bonitaet : (tarif?.grund ?? null);
  const { zahlung: _konto, unterlagen: _erklaerungen, ...uebrige } = antworten;
  const anliegen = { produkt: seite.schluessel, grund, antworten: uebrige };
  speicher.setItem(schluessel, JSON.stringify(anliegen));
}
