import { fristen } from '#contract/zahlen.ts';
import { texte } from '../../texte.ts';

export const t = texte('beenden', {
  titel: 'Kündigen oder widerrufen',
  einleitung: 'Um welchen Vertrag geht es?',
  keine: 'Sie haben keinen laufenden Vertrag.',
  nochWiderrufbar: 'Sie können diesen Vertrag noch widerrufen.',
  zuVertraegen: 'Zu Ihren Verträgen',
  zumBestand: 'Zum Kundenbestand',
  zumVertrag: 'Zurück zum Vertrag',
  vertrag: '{name}, Vertrag {nummer}.',
  wahlTitel: 'Was möchten Sie tun?',
  widerrufen: 'Vertrag widerrufen',
  widerrufenZeile: `Sie lösen sich ganz vom Vertrag. Das geht in den ersten ${fristen.widerrufTage}\u00A0Tagen, ohne Grund.`,
  kuendigen: 'Vertrag kündigen',
  kuendigenZeile: 'Sie wählen den letzten Tag Ihres Schutzes.',
  ohneOnline: 'Online können Sie gerade nicht kündigen.',
  ohneOnlineText: 'Per E\u2011Mail oder Brief ist Ihre Kündigung genauso wirksam.',
  kundeKuendigt: 'Ihr Kunde kündigt selbst, per E\u2011Mail oder Brief.',
  kundeKuendigtAn:
    'Die Kündigung geht an {email} oder an {versicherer}, {anschrift}. Das ist genauso wirksam.',
  email: 'Kündigung per E-Mail schreiben',
  vertragWiderrufen: 'Vertrag widerrufen',
  fragen: 'Fragen dazu beantworten wir gern:',
  betreff: 'Kündigung meines Vertrags',
  nachricht:
    'Guten Tag,\n\nich kündige meinen Vertrag.\n\nVertragsnummer: \nLetzter Tag (oder „zum nächstmöglichen Tag“): \nName: \nAnschrift: \n\nBitte bestätigen Sie mir den Eingang und das Enddatum.\n',
});
