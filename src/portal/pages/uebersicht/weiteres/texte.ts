import { texte } from '../../../texte.ts';

/** What the overview says beside and below the contracts. */
export const t = texte('uebersicht.weiteres', {
  termine: 'Termine',
  weitereTermine: 'Alle {anzahl}\u00A0Termine zeigen',
  bis: 'Bis {datum}',
  nummer: 'Vertrag {nummer}',
  beginnt: '{vertrag} beginnt',
  abgebucht: '{betrag} werden abgebucht',
  zuZahlen: '{betrag} sind zu zahlen',
  gutgeschrieben: '{betrag} werden gutgeschrieben',
  offen: '{betrag} sind noch offen',
  widerruf: 'Widerruf möglich',
  kuendigung: 'Kündigung zum {zum} möglich',
  umsatz: 'Jahresumsatz angeben',
  umsatzAngehoben: 'Ohne Ihre Angabe heben wir den Umsatz an',
  rahmennummer: 'Rahmennummer nachreichen',
  beitragDann: '{vertrag}, Beitrag dann {betrag}',
  endet: '{vertrag} endet',

  ereignisse: 'Was ist passiert?',
  SCHADEN: 'Schaden',
  UMZUG: 'Umzug',
  RAD: 'Neues Rad',
  HEIRAT: 'Heirat',
  NACHWUCHS: 'Nachwuchs',
  HUND: 'Neuer Hund',

  ansprechperson: 'Ihre Ansprechperson',
  ansprechpersonen: 'Ihre Ansprechpersonen',
  anrufen: '{name} anrufen: ',
  schreiben: 'E-Mail schreiben',

  neues: 'Neue Dokumente',
  dokument: '{art} · {vertrag}',
  mehrDokumente: 'Weitere neue Dokumente zeigen',

  services: 'Services',
  zahlweise: 'Zahlweise ändern',
  zahlweiseZeile: 'Monatlich, jährlich oder dazwischen',
  umzug: 'Umzug melden',
  umzugZeile: 'Neue Adresse für Post und Verträge',
  schaden: 'Schaden melden',
  schadenZeile: 'Am Telefon, im Notfall rund um die Uhr',
  kontakt: 'Kontakt',
  kontaktZeile: 'Telefon, E-Mail und Ihre Ansprechperson',

  postfach: 'Postfach',
  eineUngelesen: 'Sie haben eine ungelesene Nachricht.',
  ungelesen: 'Sie haben {anzahl}\u00A0ungelesene Nachrichten.',
});
