import { technisch } from '#tests/models/sentences.ts';

const zuOft = 'Sie haben es zu oft versucht. Bitte versuchen Sie es später nochmal.';
const neuerLink = 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.';

/** What is read around an account when a call fails (`domain/konto.md §1`, `domain/vertrag.md §6`). */
const saetze = {
  RECHT_UNGUELTIG: 'Ohne E-Mail geht das nur einmal, bis 30\u00A0Minuten nach dem Abschluss.',
  EMAIL_UNBEWIESEN: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  CODE_FALSCH: 'Der Code ist nicht korrekt.',
  CODE_VERBRAUCHT: 'Bitte fordern Sie einen neuen Code an.',
  NUMMER_UNVERAENDERT: 'Bitte geben Sie eine andere Nummer ein.',
  NUMMER_UNGUELTIG: 'Bitte geben Sie eine Handynummer ein.',
  EMAIL_NICHT_VERWENDBAR: 'Diese E-Mail-Adresse kann nicht verwendet werden.',
  // The next page asks for a code and says why.
  BESTAETIGUNG_NOETIG: null,
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
  ZU_OFT: zuOft,
  LINK_UNGUELTIG: neuerLink,
  SITZUNG_ABGELAUFEN: 'Sie sind nicht mehr angemeldet.',
  TECHNISCH: technisch,
} as const;

/** The sentences of these kinds of failure. */
export function satz<Art extends keyof typeof saetze>(...arten: readonly Art[]) {
  return Object.fromEntries(arten.map((art) => [art, saetze[art]]));
}
