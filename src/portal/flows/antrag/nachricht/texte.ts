import { fristen } from '#contract/zahlen.ts';
import { zuVieleNachrichten } from '#contract/endpoints/nachricht.ts';
import { allgemeinerFehler } from '#contract/constants.ts';
import { texte } from '../../../texte.ts';

export const t = texte('antrag.nachricht', {
  titel: 'Schreiben Sie uns',
  titelPruefung: 'Senden Sie uns Ihre Anfrage',
  titelEntscheidung: 'Ein Mensch entscheidet',
  fenster: 'Nachricht',
  anVermittler: `Ihre Nachricht geht an {name}. Die Antwort kommt innerhalb von ${fristen.antwortWerktage}\u00A0Werktagen.`,
  anUns: `Ihre Nachricht geht an uns. Wir antworten innerhalb von ${fristen.antwortWerktage}\u00A0Werktagen.`,
  pruefungVermittler: `Nach dem Senden prüft {name} Ihre Anfrage persönlich. Die Antwort kommt innerhalb von ${fristen.antwortWerktage}\u00A0Werktagen.`,
  pruefungUns: `Nach dem Senden prüfen wir Ihre Anfrage persönlich. Wir antworten innerhalb von ${fristen.antwortWerktage}\u00A0Werktagen.`,
  zumAntrag: 'Zurück zum Antrag',
  bittePruefen: 'Bitte prüfen Sie meine Anfrage.',
  antwort: `Die Antwort kommt innerhalb von ${fristen.antwortWerktage}\u00A0Werktagen.`,

  angaben: '{produkt}: Angaben aus Ihrem Antrag',
  angabenText: 'Wir senden sie mit. Sie müssen nichts noch einmal schreiben.',
  angabenZeigen: 'Angaben ansehen',
  ohneBank: 'Ihre Bankverbindung senden wir nicht mit.',

  anliegen: 'Worum geht es?',
  vermittlung: 'Vermittelt von',
  ANFRAGE_RISIKO: 'Prüfung',
  RUECKRUF: 'Rückruf',
  ANGEBOT: 'Angebot',
  ALLGEMEIN: 'Anderes',
  nachricht: 'Ihre Nachricht',
  nachrichtPruefung: 'Was sollten wir noch wissen?',
  platzhalter: 'Schreiben Sie, was uns bei der Antwort hilft.',
  name: 'Ihr Name',
  email: 'E-Mail-Adresse',
  telefon: 'Telefon',
  rueckrufzeit: 'Wann erreichen wir Sie?',
  VORMITTAG: 'Vormittags',
  NACHMITTAG: 'Nachmittags',
  EGAL: 'Jederzeit',
  webseite: 'Dieses Feld bleibt leer',
  datenschutz:
    'Wir nutzen Ihre Angaben nur, um Ihnen zu antworten, und löschen sie nach {monate}\u00A0Monaten.',
  datenschutzLink: 'Datenschutzhinweise',
  senden: 'Nachricht senden',

  nichtGesendet: 'Ihre Nachricht ist noch nicht angekommen.',
  zuOft: zuVieleNachrichten,
  fehler: allgemeinerFehler,
  offline: 'Sie sind gerade offline. Ihre Nachricht bleibt hier stehen, bis Sie sie senden können.',

  gesendetTitel: 'Ihre Nachricht wurde gesendet.',
  gesendet: `Wir melden uns innerhalb von ${fristen.antwortWerktage}\u00A0Werktagen.`,
  gesendetFrage: 'Eilt es? Dann rufen Sie uns an.',
  start: 'Zur Startseite',
  kontakt: 'Kontakt',
});
