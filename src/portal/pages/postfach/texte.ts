import { texte } from '../../texte.ts';

export const t = texte('postfach', {
  titel: 'Postfach',
  ordner: 'Ordner',
  eingang: 'Eingang',
  gesendet: 'Gesendet',
  schreiben: 'Nachricht schreiben',

  suche: 'Betreff oder Text',
  suchen: 'Suchen',
  alleZeigen: 'Alle zeigen',
  eine: 'Eine Nachricht',
  anzahl: '{anzahl}\u00A0Nachrichten',
  nachrichten: 'Nachrichten',
  keine: 'Es wurden keine Nachrichten gefunden.',
  keineEingang:
    'Hier lesen Sie, was wir Ihnen schreiben: zu Ihrem Vertrag, zu Beiträgen, zu einem Schaden.',
  keineAgentur:
    'Hier lesen Sie, was wir Ihrer Agentur zu Ihren Kunden und deren Verträgen schreiben.',
  keineGesendet: 'Hier steht, was Sie uns geschrieben haben.',
  keineGesucht: 'Versuchen Sie es mit einem anderen Wort oder sehen Sie sich alle Nachrichten an.',
  ungelesen: 'Ungelesen:',

  fehler: 'Die Nachrichten konnten nicht geladen werden.',

  nachricht: 'Nachricht',
  zumPostfach: 'Postfach',
  kopf: '{wer}, {datum}, {uhrzeit}\u00A0Uhr',
  vertrag: 'Vertrag {nummer}',
  gespraech: 'Gespräch',
  sie: 'Sie',
  uhr: '{uhrzeit}\u00A0Uhr',
  antworten: 'Antworten',
  anhaenge: 'Unterlagen zu dieser Nachricht',
  anhaengeAller: 'Unterlagen zu diesem Gespräch',
  anhaengeFehlen: 'Die Unterlagen konnten nicht geladen werden.',
  alsUngelesen: 'Als ungelesen markieren',
  istUngelesen: 'Die Nachricht ist als ungelesen markiert.',
  nichtMarkiert: 'Die Nachricht konnte nicht markiert werden. Bitte versuchen Sie es noch einmal.',
});
