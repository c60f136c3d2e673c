import { texte } from '../../../texte.ts';

const t = texte('konto.anmeldung.bedingungen', {
  zugang: 'Der Zugang gilt nur für Sie. Geben Sie Passwort und Codes an niemanden weiter.',
  zweck: 'Nutzen Sie das Portal nur, um Ihre Kundinnen und Kunden zu beraten und zu betreuen.',
  richtig: 'Geben Sie nur ein, was die Kundin oder der Kunde Ihnen so gesagt hat.',
  protokoll: 'Wir zeichnen auf, wer wann welche Kundendaten ansieht oder ändert.',
  verlust: 'Melden Sie uns sofort, wenn jemand anderes Ihren Zugang benutzt haben könnte.',
  ende: 'Endet Ihre Tätigkeit für uns, endet auch der Zugang.',

  weisung: 'Sie verarbeiten Kundendaten für uns nur nach unseren Weisungen.',
  vertraulich: 'Wer bei Ihnen Kundendaten sieht, ist zur Vertraulichkeit verpflichtet.',
  schutz: 'Sie schützen die Daten mit Technik und Abläufen nach dem Stand der Technik.',
  unterauftrag: 'Weitere Dienstleister setzen Sie nur mit unserer Zustimmung ein.',
  rechte: 'Sie helfen uns, wenn jemand Auskunft, Berichtigung oder Löschung verlangt.',
  vorfall: 'Einen Datenschutzvorfall melden Sie uns innerhalb von 24\u00A0Stunden.',
  loeschen: 'Am Ende geben Sie die Daten zurück oder löschen sie. Wir dürfen das prüfen.',
});

/** What is said beside the box of the data processing agreement, wherever it is accepted. */
export const vereinbarung = {
  auftragsverarbeitung: 'Ich stimme der Vereinbarung zur Auftragsverarbeitung zu.',
  auftragsverarbeitungHinweis:
    'Sie regelt, wie Sie mit den Daten unserer Kundinnen und Kunden umgehen (Art.\u00A028\u00A0DSGVO).',
} as const;

/** What an agent accepts, sentence by sentence: terms of use, and data processing agreement (GDPR Art. 28 (3)). */
export const saetze = {
  nutzungsbedingungen: [
    t('zugang'),
    t('zweck'),
    t('richtig'),
    t('protokoll'),
    t('verlust'),
    t('ende'),
  ],
  auftragsverarbeitung: [
    t('weisung'),
    t('vertraulich'),
    t('schutz'),
    t('unterauftrag'),
    t('rechte'),
    t('vorfall'),
    t('loeschen'),
  ],
} as const;
