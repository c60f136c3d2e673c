import { formatBetrag } from '#contract/fields/betrag.ts';
import { texte } from '../../../../texte.ts';
import { centJeEuro } from '../formen/betrag.ts';
import { wahl } from '../formen/wahl.ts';
import type { Aenderungsblatt } from './blatt.ts';

const t = texte('vertrag.aenderung.selbstbeteiligung', {
  frage: 'Wie hoch soll die Selbstbeteiligung sein?',
  name: 'Selbstbeteiligung',
  zeile: 'Wählen, wie viel Sie bei einem Schaden selbst tragen.',
  fuerVertrag: 'Für welchen Vertrag möchten Sie die Selbstbeteiligung ändern?',
  keine: 'keine',
});

export const selbstbeteiligung: Aenderungsblatt<'selbstbeteiligung'> = {
  t,
  imAuftrag: texte('vertrag.aenderungImAuftrag.selbstbeteiligung', {
    zeile: 'Wählen, wie viel Ihr Kunde bei einem Schaden selbst trägt.',
  }),
  ...wahl<'selbstbeteiligung'>(t, {
    feld: 'selbstbeteiligung',
    wert: (auswahl) => auswahl.selbstbeteiligung,
    // `SB_250` is 250 EUR.
    etikett: ({ selbstbeteiligung: stufe }) =>
      stufe === 'SB_KEINE'
        ? t('keine')
        : formatBetrag(Number(stufe.slice('SB_'.length)) * centJeEuro),
  }),
};
