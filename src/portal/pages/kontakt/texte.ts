import { fristen } from '#contract/zahlen.ts';
import { texte } from '../../texte.ts';

export const t = texte('kontakt', {
  titel: 'Kontakt',
  titelKunden: 'Ihr Kontakt zu uns',
  einleitung: `Rufen Sie an oder schreiben Sie. Wir antworten innerhalb von ${fristen.antwortWerktage}\u00A0Werktagen.`,
  telefon: 'Telefon',
  notfall: 'Notfall',
  notfallZeiten: 'Rund um die Uhr, wenn es nicht warten kann',
  notruf: 'Bei Gefahr für Menschen: 112',
  email: 'E-Mail',
  emailHinweis: 'Bitte keine Passwörter, Codes oder Gesundheitsdaten per E-Mail.',
  post: 'Post',
  selbst: 'Schneller ohne Warten',
  schaden: 'Schaden melden',
  fragen: 'Häufige Fragen',
  dokumente: 'Bedingungen und Informationen lesen',
  widerruf: 'Vertrag widerrufen',
  anmelden: 'Anmelden',
  nachricht: 'Nachricht schreiben',
  nachrichtTitel: 'Nachricht an uns',
  nachrichtText:
    'Hier im Portal ist Ihre Nachricht geschützt, und die Antwort steht in Ihrem Postfach.',
  vermittler: 'Ihr Vermittler',
  vermittlerText: 'Betreut Ihre Verträge und kennt Ihre Fragen.',
  name: 'Name',
  vermittlerNummer: 'Vermittlernummer',
  beschwerde: 'Beschwerde',
  beschwerdeText:
    'Sind Sie unzufrieden, sagen Sie es uns zuerst. Oft lässt sich etwas mit einem Anruf klären.',
  beschwerdeSchreiben: 'Beschwerde schreiben',
  ombudsmann: 'Außerdem können Sie sich an diese Stellen wenden. Für Sie ist das kostenlos.',
  ombudsmannArt: 'Schlichtung ohne Gericht',
  aufsicht: 'Aufsicht über Versicherer',
  zurueck: 'Zu Ihren Verträgen',
});
