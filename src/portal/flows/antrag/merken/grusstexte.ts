import { texte } from '../../../texte.ts';

/** Whoever is greeted reads them, and nobody else loads them. */
export const t = texte('antrag.merken.gruss', {
  gruss: 'Weiter, wo Sie aufgehört haben?',
  grussText:
    'Auf diesem Gerät sind Angaben für einen Antrag gemerkt ({produkt}), zuletzt am {am}. Sie verfallen am {bis}.',
  weiter: 'Weiter',
  neu: 'Neu beginnen',
  neuText: 'Beginnen Sie neu, bleiben die gemerkten Angaben liegen, bis Sie sie löschen.',
  loeschen: 'Löschen',
});
