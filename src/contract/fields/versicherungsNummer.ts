import { fehlerListe } from './feldfehler.ts';
import { textmuster } from './textmuster.ts';

export const texte = {
  PFLICHT: 'Geben Sie Ihre Vertragsnummer ein.',
  FORMAT: 'Bitte prüfen Sie Ihre Vertragsnummer.',
};

/** Every error of the field. */
export const fehler = fehlerListe(texte);

export const muster = /^(?:(?:2019|202\d)\d{5}|(?:VH|IM|IA|RR|HR|FA|PH|TH|BH)[2-4]\d{8})$/;

/** Contract id: `2019`/`202x` and 5 digits, or a product prefix and 9 digits (`specification §5`). */
export const versicherungsNummer = textmuster(muster, texte);
