import { fristen } from '#contract/zahlen.ts';
import { texte } from '../../../texte.ts';

export const t = texte('antrag.merken', {
  merken: 'Auf diesem Gerät merken',
  merkenHinweis: `Ihre Angaben bleiben ${fristen.gemerktTage}\u00A0Tage in diesem Browser, ohne Bankverbindung. Wer dieses Gerät benutzt, kann sie sehen. Ohne Haken löschen wir sie sofort.`,
  verweigert:
    'Ihr Browser hat das nicht zugelassen, oder sein Speicher ist voll. Ihren Antrag können Sie stattdessen mit „Entwurf speichern“ sichern.',
  gruss: 'Weiter, wo Sie aufgehört haben?',
  grussText:
    'Auf diesem Gerät sind Angaben für einen Antrag gemerkt ({produkt}), zuletzt am {am}. Sie verfallen am {bis}.',
  weiter: 'Weiter',
  neu: 'Neu beginnen',
  neuText: 'Beginnen Sie neu, bleiben die gemerkten Angaben liegen, bis Sie sie löschen.',
  loeschen: 'Löschen',
});
