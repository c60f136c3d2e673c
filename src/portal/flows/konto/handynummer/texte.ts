import { texte } from '../../../texte.ts';

export const t = texte('konto.handynummer', {
  fertigTitel: 'Handynummer geändert',
  fertig: 'Ihre neue Handynummer gilt ab sofort.',
  bisherige: 'An Ihre bisherige Nummer haben wir einen Hinweis gesendet.',
});
