import { fristen } from '#contract/zahlen.ts';
import { texte } from '../../../texte.ts';

/** Of the choice at the price; what the greeting says comes with the greeting. */
export const t = texte('antrag.merken', {
  merken: 'Auf diesem Gerät merken',
  merkenHinweis: `Ihre Angaben bleiben ${fristen.gemerktTage}\u00A0Tage in diesem Browser, ohne Bankverbindung. Wer dieses Gerät benutzt, kann sie sehen. Ohne Haken löschen wir sie sofort.`,
  verweigert:
    'Ihr Browser hat das nicht zugelassen, oder sein Speicher ist voll. Ihren Antrag können Sie stattdessen mit „Entwurf speichern“ sichern.',
});
