import { texte } from '../../../../texte.ts';

/** What the first pages of several kinds of change say, to a customer and to her broker alike. */
export const t = texte('vertrag.aenderungsformen', {
  aktuell: 'So ist es jetzt',
  praemie: '{betrag} {zahlweise}',
  dannPraemie: 'dann {betrag} {zahlweise}',
  eingeschlossen: 'eingeschlossen',
  nichtEingeschlossen: 'nicht eingeschlossen',
  andererWert: 'Bitte wählen Sie einen anderen Wert als bisher.',
  wohnflaeche: 'Wohnfläche',
  quadratmeter: '{wert}\u00A0m²',
});

export function quadratmeter(wert: number): string {
  return t('quadratmeter', { wert });
}
