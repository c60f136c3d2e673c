import { allgemeinerFehler, ohneVerbindung } from '#contract/constants.ts';
import { fristen } from '#contract/zahlen.ts';
import { texte } from '../../texte.ts';

/** What went wrong around an account, where the server has no sentence of its own. */
export const t = texte('konto', {
  LINK_UNGUELTIG: 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.',
  RECHT_UNGUELTIG: `Ohne E-Mail geht das nur einmal, bis ${fristen.zugangsrechtMinuten}\u00A0Minuten nach dem Abschluss.`,
  EMAIL_UNBEWIESEN: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  CODE_FALSCH: 'Der Code ist nicht korrekt.',
  CODE_VERBRAUCHT: 'Bitte fordern Sie einen neuen Code an.',
  NUMMER_UNVERAENDERT: 'Bitte geben Sie eine andere Nummer ein.',
  NUMMER_UNGUELTIG: 'Bitte geben Sie eine Handynummer ein.',
  EMAIL_NICHT_VERWENDBAR: 'Diese E-Mail-Adresse kann nicht verwendet werden.',
  BESTAETIGUNG_NOETIG: 'Bitte bestätigen Sie zuerst mit einem Code, dass Sie es sind.',
  BANK_GESPERRT: 'Aus Sicherheitsgründen können Sie Ihre Bankverbindung noch nicht ändern.',
  IBAN_UNGUELTIG: 'Bitte prüfen Sie Ihre Angaben.',
  NICHT_AENDERBAR:
    'Diese Angabe können Sie hier nicht ändern. Bitte senden Sie uns eine Nachricht.',
  RAHMENNUMMER_UNGUELTIG: 'Bitte prüfen Sie die Rahmennummer.',
  STATUS: 'Dieser Vertrag kann nicht mehr geändert werden.',
  UNVERAENDERT: 'Bitte wählen Sie einen anderen Wert als bisher.',
  DATEIEN_WEG: 'Laden Sie die Dateien bitte noch einmal hoch.',
  PASSWORT_FALSCH: 'Das aktuelle Passwort ist nicht korrekt.',
  PASSWORT_VERWENDET: 'Bitte wählen Sie ein Passwort, das Sie noch nicht verwendet haben.',
  PASSWORT_ZU_EINFACH: 'Dieses Passwort ist zu leicht zu erraten. Wählen Sie ein anderes.',
  ZU_OFT: 'Sie haben es zu oft versucht. Bitte versuchen Sie es später nochmal.',
  SITZUNG_ABGELAUFEN: 'Ihre Sitzung ist abgelaufen. Bitte fordern Sie einen neuen Link an.',
  TECHNISCH: allgemeinerFehler,
  ohneVerbindung,
});
