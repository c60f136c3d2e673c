import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { texte } from '../../../../texte.ts';
import { wahl } from '../formen/wahl.ts';
import type { Aenderungsblatt } from './blatt.ts';

const t = texte('vertrag.aenderung.zahlweise', {
  frage: 'Wie oft soll gezahlt werden?',
  name: 'Zahlweise',
  zeile: 'Monatlich, vierteljährlich, halbjährlich oder jährlich zahlen.',
  fuerVertrag: 'Für welchen Vertrag möchten Sie die Zahlweise ändern?',
  aktuell: 'So wird jetzt gezahlt',
  imJahr: '{betrag} im Jahr',
});

export const zahlweise: Aenderungsblatt<'zahlweise'> = {
  t,
  ...wahl<'zahlweise'>(t, {
    feld: 'zahlweise',
    wert: (auswahl) => auswahl.zahlweise,
    etikett: (auswahl) => zahlweiseLabel[auswahl.zahlweise],
    aktuell: t('aktuell'),
    karte: ({ erklaerung, beitrag, aktuell }) => ({
      ...(erklaerung === undefined && beitrag && !aktuell
        ? { folge: t('imJahr', { betrag: formatBetrag(beitrag.jahresVersicherungsPraemie) }) }
        : {}),
      ...(beitrag && { zusatz: formatBetrag(beitrag.versicherungsPraemie) }),
    }),
  }),
  zahlweise: (auswahl) => auswahl.zahlweise,
};
