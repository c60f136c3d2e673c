import { anrede } from '#contract/begriffe/anrede.ts';
import { zahlartLabel } from '#contract/begriffe/zahlung.ts';
import { texte } from '../../../texte.ts';

/** What the blocks of questions say that products share; apart, because the first question needs none of it. */
export const t = texte('antrag.bloecke', {
  vorversicherungTitel: 'Waren Sie schon versichert?',
  vorversicherungVorhanden: 'Bestand in den letzten 5\u00A0Jahren eine gleichartige Versicherung?',
  vorversicherungWarum:
    'Wer schon versichert war, hat oft keine Wartezeit. Hat der Versicherer gekündigt, sehen wir uns den Antrag persönlich an.',
  vorversicherer: 'Name des Vorversicherers',
  vertragsnummerVorversicherer: 'Vertragsnummer',
  gekuendigtDurch: 'Wer hat gekündigt?',
  gekuendigtKunde: 'Ich habe gekündigt',
  gekuendigtVersicherer: 'Der Versicherer hat gekündigt',
  gekuendigtEinvernehmlich: 'Wir haben den Vertrag gemeinsam beendet',
  gekuendigtNicht: 'Der Vertrag läuft noch',
  gekuendigtNichtFolge: 'Kündigen Sie ihn erst, wenn unser Schutz beginnt.',
  vorschaeden: 'Wie viele Schäden hatten Sie in den letzten 5\u00A0Jahren?',
  vorschaedenWarum:
    'Jeder Schaden macht den Beitrag höher. Gemeint sind Schäden, die diese Versicherung bezahlt hätte.',
  schaeden0: 'Keine',
  schaeden1: '1',
  schaeden2: '2',
  schaeden3: '3\u00A0oder mehr',

  personTitel: 'Wer schließt die Versicherung ab?',
  personWarum:
    'Name und Geburtsdatum stehen auf dem Vertrag. Mit ihnen fragen wir auch, wie zuverlässig Rechnungen bezahlt werden (Bonitätsprüfung).',
  anrede: 'Anrede',
  ...anrede,
  titel: 'Titel',
  vorname: 'Vorname',
  nachname: 'Nachname',
  geburtsdatum: 'Geburtsdatum',

  anschriftTitel: 'Wo wohnen Sie?',
  anschriftWarum: 'An diese Adresse geht Post, die wir Ihnen schicken müssen.',

  kontaktTitel: 'Wie erreichen wir Sie?',
  kontaktWarum:
    'Ihre Unterlagen kommen per E-Mail. Über das Handy bestätigen Sie, dass Sie es sind, zum Beispiel wenn Sie später Ihre Bankverbindung ändern.',
  email: 'E-Mail-Adresse',
  emailWiederholung: 'E-Mail-Adresse wiederholen',
  handynummer: 'Handynummer',

  zahlungTitel: 'Wie möchten Sie zahlen?',
  zahlart: 'Zahlungsart',
  ...zahlartLabel,
  lastschriftFolge: 'Wir buchen den Beitrag ab. Sie müssen an nichts denken.',
  rechnungFolge: 'Sie überweisen den Beitrag selbst, wenn die Rechnung kommt.',
  rechnungNurJaehrlich: 'Auf Rechnung zahlen Sie nur bei jährlicher Zahlweise.',
  rechnungNicht: 'Auf Rechnung können Sie hier nicht zahlen.',
  iban: 'IBAN',
  bic: 'BIC',
  bicHinweis: 'Den BIC Ihrer Bank finden Sie auf dem Kontoauszug, gleich bei der IBAN.',
  zahlungWarum:
    'Vor dem Abschluss fragen wir eine Auskunftei nach Ihrer Bonität. Die IBAN brauchen wir für das SEPA-Lastschriftmandat. Sie wird nicht im Entwurf gespeichert.',
  kontoinhaberAbweichend: 'Das Konto gehört einer anderen Person',
  kontoinhaber: 'Name der anderen Person',
  kontoinhaberEinverstanden: 'Diese Person muss mit der Lastschrift einverstanden sein.',
});
