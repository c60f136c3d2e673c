import { verwaltungBleibt } from '#contract/entities/recht.ts';
import { produkte, type ProduktSchluessel, schluesselListe } from '#contract/produkte/produkte.ts';
import { texte } from '../../texte.ts';
import { rechtetexte } from '../../flows/konto/mitarbeiter/rechtetexte.ts';

const kurznamen = Object.fromEntries(
  schluesselListe.map((schluessel) => [schluessel, produkte[schluessel].kurzname]),
) as Readonly<Record<ProduktSchluessel, string>>;

export const t = texte('agentur', {
  titel: 'Ihre Agentur',
  kopf: '{vertriebsweg}, Vermittlernummer {nummer}',
  register: 'Registernummer {nummer}',
  MAKLER: 'Makler',
  AUSSCHLIESSLICHKEIT: 'Ausschließlichkeit',
  SPARKASSE: 'Sparkasse',
  PARTNER: 'Partner',
  stammdatenAendern: 'Stammdaten ändern lassen',
  teile: 'Bereiche Ihrer Agentur',
  mitarbeitende: 'Mitarbeitende',
  links: 'Links',
  einsichten: 'Einsichten',
  dokumente: 'Dokumente',

  einladen: 'Person einladen',
  suche: 'Name oder E-Mail-Adresse',
  keine: 'Es wurden keine Mitarbeitenden gefunden.',
  nochKeine: 'Laden Sie jemanden ein, der mit Ihrem Bestand arbeiten soll.',
  keineGefunden: 'Prüfen Sie die Schreibweise.',
  inhaber: 'Inhaberin oder Inhaber, alle Rechte',
  sie: 'Sie',
  ohneRechte: 'Ohne Rechte',
  rechteSatz: '{rechte}. {kunden}.',
  einKunde: '1\u00A0Kunde',
  kunden: '{anzahl}\u00A0Kunden',
  eigeneNummer: 'Eigene Registrierung {register}, Vermittlernummer {nummer}.',
  eingeladenBis: 'Eingeladen bis {tag}',
  eingeladen: 'Eingeladen',
  gesperrt: 'Gesperrt',
  mindestens: verwaltungBleibt,
  listeFehler: 'Die Mitarbeitenden konnten nicht geladen werden.',
  ...rechtetexte,

  linksText: 'Wer über einen dieser Links abschließt, wird Ihr Kunde.',
  kopieren: 'Link kopieren',
  kopiert: 'Der Link ist kopiert.',
  nichtKopiert:
    'Der Link konnte nicht kopiert werden. Markieren und kopieren Sie ihn bitte selbst.',
  qrSpeichern: 'QR-Bild speichern',
  qrBild: 'QR-Bild mit dem Link für {produkt}',
  qrHinweis: 'Druckfertig, 1.200\u00A0Bildpunkte breit.',
  qrDatei: 'qr-{weg}-{nummer}.png',

  einsichtenText:
    'Wer welchen Kunden angesehen oder den Bestand gespeichert hat. Das sehen nur Personen mit dem Recht „Agentur verwalten“.',
  person: 'Person',
  allePersonen: 'Alle',
  ehemalige: 'Nicht mehr in der Agentur',
  angesehen: 'hat {kunde} angesehen',
  gespeichert: 'hat den Bestand als CSV-Datei gespeichert: 1\u00A0Vertrag',
  gespeicherte: 'hat den Bestand als CSV-Datei gespeichert: {anzahl}\u00A0Verträge',
  uhr: '{datum}, {uhrzeit}\u00A0Uhr',
  keineEinsichten: 'Noch hat niemand einen Kunden angesehen.',
  einsichtenFehler: 'Die Einsichten konnten nicht geladen werden.',
  einsichtenListe: 'Einsichten',

  dokumenteText: 'Bedingungen und Informationsblätter aller Produkte, zum Lesen und Weitergeben.',
  alleProdukte: 'Alle Produkte',
  ...kurznamen,
  dokumenteFehler: 'Die Dokumente konnten nicht geladen werden.',
});
