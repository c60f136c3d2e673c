import { formatBetrag } from '#contract/fields/betrag.ts';
import { texte } from '../../../../texte.ts';
import { betragblatt } from '../formen/betrag.ts';
import { bisherigerBetrag } from '../formen/wahl.ts';
import type { Aenderungsblatt, Aenderungsstand } from './blatt.ts';
import { umsatztexte } from './umsatztexte.ts';

export const t = texte('vertrag.aenderung.jahresumsatz', {
  ...umsatztexte,
  zeile: 'Bestätigen oder einen neuen Betrag angeben.',
  hinweis: 'Netto, im letzten Geschäftsjahr.',
  unveraendertTitel: 'Stimmt der Betrag noch?',
  unveraendert: 'Mein Jahresumsatz ist unverändert.',
  bisherAngegeben: 'Bisher sind {betrag} angegeben.',
  unveraendertImAuftrag: 'Der Jahresumsatz ist unverändert.',
});

export const jahresumsatz: Aenderungsblatt<'jahresumsatz'> = {
  t,
  blatt: (stand) =>
    betragblatt<'jahresumsatz'>(stand, {
      frage: t('frage'),
      name: t('name'),
      hinweis: t('hinweis'),
      feld: 'jahresumsatz',
      centVon: (auswahl) => auswahl.jahresumsatz,
      antwort: (cent) => ({
        produkt: produktVon(stand),
        ...(cent === undefined ? {} : { jahresumsatz: cent }),
      }),
    }),
  worte: (auswahl, { angebot }) => ({
    bisher: bisherigerBetrag(angebot),
    neu: formatBetrag(auswahl.jahresumsatz),
  }),
  ohneNachweis: true,
};

function produktVon({ vertrag: { produktIdentifier } }: Aenderungsstand): 'vh' | 'bhv' {
  return produktIdentifier.startsWith('BHV') ? 'bhv' : 'vh';
}
