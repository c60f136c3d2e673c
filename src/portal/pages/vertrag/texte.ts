import { texte } from '../../texte.ts';

/** What lists and tiles say of a contract, and its page too. */
export const t = texte('vertrag', {
  keineVertraege: 'Sie haben noch keine Verträge.',
  keineVertraegeText: 'Sobald ein Vertrag auf Ihren Namen läuft, sehen Sie ihn hier.',
  vertragFehlt: 'Fehlenden Vertrag melden',
  beendete: 'Beendete Verträge',
  ueberfaellig:
    'Ihr Beitrag ist überfällig. Bitte hinterlegen Sie Ihre Bankverbindung oder überweisen Sie den offenen Betrag.',
  offen: 'Offen {betrag}, fällig seit {seit}, zahlbar bis {bis}.',
  nichtAbgebucht: 'Wir konnten den Beitrag nicht abbuchen.',
  giltWieder: 'Wird bis dahin gezahlt, gilt der Vertrag wieder.',
  nummer: 'Vertrag {nummer}',
  beitrag: '{betrag} {zahlweise}',

  LAUFEND: 'Aktiv',
  BEGINNT: 'Beginnt am {datum}',
  AUSLAUFEND: 'Endet am {datum}',
  BEENDET: 'Beendet',
  AUFGEHOBEN: 'Aufgehoben',
  STORNIERT: 'Storniert',
  UNBEKANNT: 'Status wird geprüft',
  widerrufBis: 'Widerruf möglich bis {datum}',

  vorgemerkt: 'Ab dem {datum}: {was}',
  vorgemerktBetrag: 'Ab dem {datum}: {was}. Beitrag dann {betrag}.',

  naechsteAbbuchung: 'Nächste Abbuchung',
  naechsteZahlung: 'Nächste Zahlung',
  naechsteGutschrift: 'Nächste Gutschrift',
  aufKonto: 'auf das Konto\u00A0…{stellen}',
  vomKonto: 'vom Konto\u00A0…{stellen}',
  perRechnung: 'per Rechnung',
  zahlungssatz: '{wort}: {wert}',
});
