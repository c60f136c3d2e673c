import { texte } from '../../texte.ts';

export const t = texte('extranet', {
  nurLesen: 'Diese Ansicht ist nur zum Lesen.',
  aendern: 'Im Vermittlerportal öffnen',
  ueberfaellig: 'Der Beitrag ist überfällig.',
  ueberfaelligText: 'Es ist keine Bankverbindung hinterlegt.',
  beitragOffen: 'Der Beitrag ist noch offen.',
  vorgemerkt: 'Vorgemerkte Änderungen',
});
