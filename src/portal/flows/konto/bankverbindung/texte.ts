import { texte } from '../../../texte.ts';

export const t = texte('konto.bankverbindung', {
  kontoTitel: 'Bankverbindung ändern',
  kontoEinleitung:
    'Von diesem Konto buchen wir Ihre Beiträge ab. Dorthin überweisen wir auch Erstattungen.',
  iban: 'IBAN',
  anderer: 'Das Konto gehört einer anderen Person',
  kontoinhaber: 'Name der anderen Person',
  einverstanden: 'Diese Person muss mit der Lastschrift einverstanden sein.',
  fuer: 'Für welche Verträge gilt das Konto?',
  ALLE: 'Für alle Verträge',
  rechnungFolge: 'Beiträge, die Sie bisher per Rechnung zahlen, buchen wir dann ebenfalls ab.',
  AUSWAHL: 'Nur für bestimmte Verträge',
  vertraege: 'Diese Verträge',
  perRechnung: '{nummer}, bisher per Rechnung',
  vomKonto: '{nummer}, bisher {iban}',
  mandat:
    'Ich ermächtige die Versicherer dieser Verträge, Beiträge von meinem Konto mittels Lastschrift einzuziehen. Zugleich weise ich meine Bank an, die Lastschriften einzulösen.',
  mandatFremd:
    'Die Person, der das Konto gehört, ermächtigt die Versicherer dieser Verträge, Beiträge mittels Lastschrift einzuziehen. Zugleich weist sie ihre Bank an, die Lastschriften einzulösen.',
  mandatHinweis:
    'Innerhalb von acht Wochen nach der Belastung kann der Betrag zurückverlangt werden. Es gelten die mit der Bank vereinbarten Bedingungen.',
  mandatFehlt: 'Erteilen Sie das Lastschriftmandat.',
  speichern: 'Bankverbindung speichern',
  zurueck: 'Zu Ihren Verträgen',
  gespeichertTitel: 'Bankverbindung gespeichert',
  gespeichert: 'Wir buchen Ihre Beiträge vom neuen Konto ab.',
  abbuchungAb: 'Die erste Abbuchung ist frühestens am {datum} möglich.',
  mandatLiegt: 'Das SEPA-Lastschriftmandat finden Sie bei den Dokumenten Ihres Vertrags.',
  keineVertraege: 'Sie haben keinen laufenden Vertrag.',
  keineVertraegeText: 'Sobald ein Vertrag läuft, können Sie hier das Konto dazu angeben.',
});
