import { texte } from '../../texte.ts';

export const t = texte('uebersicht', {
  gruss: 'Guten Tag, {name}',
  fenster: 'Ihre Übersicht',

  wofuer: '{tag}. {vertraege}, {wie}',
  teil: '{name}\u00A0{euro}',
  imJahr: 'Ihr Vertrag kostet im Jahr',
  alleImJahr: 'Ihre {anzahl}\u00A0Verträge kosten im Jahr',
  einerImJahr: 'Einer Ihrer {alle}\u00A0Verträge kostet im Jahr',
  einigeImJahr: '{anzahl} Ihrer {alle}\u00A0Verträge kosten im Jahr',

  ueberfaellig: 'Beitrag überfällig: {vertrag}',
  ueberfaelligText:
    'Vertrag {nummer}: Bitte hinterlegen Sie Ihre Bankverbindung oder überweisen Sie den offenen Betrag.',
  beitragOffen: 'Beitrag offen: {vertrag}',
  vertragNr: 'Vertrag {nummer}: {satz}',
  zumVertrag: 'Vertrag ansehen',

  nichtsOffen: 'Aktuell haben Sie keine offenen Aktivitäten.',

  vertraege: 'Ihre Verträge',
  alleVertraege: 'Alle Verträge ansehen',
  nurBeendete:
    'Zurzeit läuft kein Vertrag. Die beendeten finden Sie unter „Alle Verträge ansehen“.',
});
