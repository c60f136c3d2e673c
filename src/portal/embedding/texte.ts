import { texte } from '../texte.ts';

/** Words of a portal in somebody else's page. */
export const t = texte('einbettung', {
  anmeldenTitel: 'Anmelden',
  nichtHier: 'Auf dieser Seite können Sie sich nicht anmelden. Das geht in einem eigenen Tab.',
  anmelden: 'Anmelden (neuer Tab)',
});
