import { fristen } from '#contract/zahlen.ts';
import { texte } from '../../texte.ts';

export const t = texte('quickstart', {
  titel: 'So beginnen Sie',
  einleitung:
    'Das Portal ist Ihr Platz für alles rund um Ihre Versicherung. Vier kurze Schritte, dann kennen Sie es.',
  ueberspringen: 'Überspringen',
  kunden: 'Für Kundinnen und Kunden',
  zugang: 'Zugang einrichten',
  zugangText:
    'Sie brauchen die Vertragsnummer und Ihre Postleitzahl. Den Link dazu senden wir per E-Mail.',
  zugangWeg: 'Zugang einrichten',
  vertraege: 'Verträge ansehen',
  vertraegeText:
    'Sie sehen, was versichert ist, was es kostet und ab wann. Prüfen Sie, ob alles noch stimmt.',
  vertraegeWeg: 'Zu Ihren Verträgen',
  aendern: 'Ändern, was sich ändert',
  aendernText:
    'Wir rechnen zuerst und zeigen alten und neuen Beitrag. Erst wenn Sie bestätigen, gilt die Änderung.',
  aendernWeg: 'Zahlweise ändern',
  schaden: 'Im Schadenfall melden',
  schadenText: 'Erzählen Sie, was passiert ist. Fotos und Belege dürfen später kommen.',
  schadenWeg: 'Schaden melden',
  vermittler: 'Für Vermittler',
  anbinden: 'Partner werden',
  anbindenText: `Mit IHK-Nummer und Registerauszug. Wir prüfen innerhalb von ${fristen.nachweisWerktage}\u00A0Werktagen.`,
  anbindenWeg: 'Vertriebspartner werden',
  anmelden: 'Anmelden',
  anmeldenText: 'Mit Passwort und Code per SMS. Dann sehen Sie Ihren Bestand.',
  anmeldenWeg: 'Als Vermittler anmelden',
  team: 'Team einladen',
  teamText: 'Legen Sie Untervermittler an und bestimmen Sie, was sie dürfen.',
  teamWeg: 'Person einladen',
  fragen: 'Noch Fragen?',
  fragenText: 'Antworten auf das, was andere gefragt haben:',
  fragenKunden: 'Häufige Fragen',
  fragenVermittler: 'Häufige Fragen für Vermittler',
  kontakt: 'Kontakt',
});
