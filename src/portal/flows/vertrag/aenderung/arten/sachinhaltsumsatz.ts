import { formatBetrag } from '#contract/fields/betrag.ts';
import { texte } from '../../../../texte.ts';
import { betragblatt, grenzenIn } from '../formen/betrag.ts';
import { bisherigerBetrag } from '../formen/wahl.ts';
import type { Aenderungsblatt } from './blatt.ts';
import { umsatztexte } from './umsatztexte.ts';

const t = texte('vertrag.aenderung.sachinhaltsumsatz', {
  ...umsatztexte,
  zeile: 'Wenn der Betrieb mehr oder weniger umsetzt als angegeben.',
  hinweis: 'Netto, im letzten Geschäftsjahr. Bisher sind {betrag} angegeben.',
  zuNiedrig: 'Geben Sie mindestens {von} ein.',
  zuHoch: 'Geben Sie höchstens {bis} ein.',
});

export const sachinhaltsumsatz: Aenderungsblatt<'sachinhaltsumsatz'> = {
  t,
  blatt(stand) {
    const grenzen = grenzenIn(stand.angebot);
    return betragblatt<'sachinhaltsumsatz'>(stand, {
      frage: t('frage'),
      name: t('name'),
      hinweis: t('hinweis', grenzen),
      feld: 'umsatz',
      centVon: (auswahl) => auswahl.umsatz,
      antwort: (cent) => (cent === undefined ? {} : { umsatz: cent }),
      fehler(cent, { von, bis }) {
        if (cent < von) return t('zuNiedrig', grenzen);
        return cent > bis ? t('zuHoch', grenzen) : null;
      },
    });
  },
  worte: (auswahl, { angebot }) => ({
    bisher: bisherigerBetrag(angebot),
    neu: formatBetrag(auswahl.umsatz),
  }),
};
