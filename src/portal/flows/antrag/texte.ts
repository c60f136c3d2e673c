import { allgemeinerFehler } from '#contract/constants.ts';
import { texte } from '../../texte.ts';

/** What every application says, whatever it insures. */
export const t = texte('antrag', {
  weiter: 'Weiter',
  warum: 'Warum diese Frage?',
  warumNicht: 'Warum kann ich nicht weiter?',
  adresse: 'Adresse',
  keine: 'Keine',
  ja: 'Ja',
  nein: 'Nein',
  fehler: allgemeinerFehler,
  keineVerbindung: 'Keine Verbindung. Es wurde nichts gesendet.',
  nichtsVerloren: 'Ihre Angaben sind noch da.',
  nochmal: 'Noch einmal versuchen',
  nichtAngemeldet: 'Sie sind nicht mehr angemeldet.',
  nichtAngemeldetText: 'Ihr Antrag geht ohne Anmeldung weiter. Ihre Angaben bleiben stehen.',

  anfangTitel: 'Einen Moment',
  fehlerTitel: 'Das hat nicht geklappt',
  nichtVerfuegbarTitel: 'Dieses Produkt ist hier nicht verfügbar.',
  nichtVerfuegbarText: 'Sehen Sie sich an, was wir Ihnen stattdessen anbieten.',
  andereProdukte: 'Andere Versicherungen ansehen',
  sorryTitel: 'Es tut uns leid',
  checkFailedTitel: 'Online geht es nicht weiter',
  manuellePruefungTitel: 'Wir prüfen Ihre Anfrage persönlich.',
  agentNichtGefundenTitel: 'Vermittler nicht gefunden',

  entwurfTitel: 'Ihr gespeicherter Antrag',
  entwurfEinleitung:
    'Damit nur Sie Ihre Angaben sehen, fragen wir nach der Postleitzahl, die Sie darin genannt haben.',
  entwurfOeffnen: 'Antrag öffnen',
  entwurfWeg: 'Der Entwurf wurde nicht gefunden oder ist abgelaufen.',
  plzFalsch: 'Diese Postleitzahl passt nicht zum gespeicherten Antrag.',
  plzGesperrt:
    'Sie haben zu oft eine andere Postleitzahl eingegeben. Versuchen Sie es in einer Stunde noch einmal.',
  entwurfNeu: 'Neu beginnen',
  entwurfNeuer: 'Diese Seite ist älter als Ihr Entwurf.',
  entwurfNeuerText: 'Laden Sie die Seite neu, dann öffnet er sich. Ihr Entwurf bleibt gespeichert.',
  seiteLaden: 'Seite neu laden',
  plz: 'Postleitzahl',

  anzeigepflicht: 'Bitte antworten Sie vollständig und richtig',
  anzeigepflichtText: 'Sonst kann Ihr Schutz gefährdet sein (§\u00A019 Abs.\u00A05 VVG).',
  anzeigepflichtMehr: 'Was das heißt',
  anzeigepflichtLang:
    'Wir fragen nach Umständen, die für unsere Entscheidung wichtig sind. Ist eine Antwort falsch oder unvollständig, können wir vom Vertrag zurücktreten, ihn kündigen oder ändern. Im Schadenfall zahlen wir dann vielleicht nicht. Die Mitteilung bekommen Sie vor dem Abschluss noch einmal als Dokument.',

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
  FRAU: 'Frau',
  HERR: 'Herr',
  DIVERS: 'Divers',
  KEINE_ANGABE: 'Keine Angabe',
  titel: 'Titel',
  vorname: 'Vorname',
  nachname: 'Nachname',
  geburtsdatum: 'Geburtsdatum',

  anschriftTitel: 'Wo wohnen Sie?',
  anschriftWarum: 'An diese Adresse geht Post, die wir Ihnen schicken müssen.',

  kontaktTitel: 'Wie erreichen wir Sie?',
  kontaktWarum:
    'Ihre Unterlagen kommen per E-Mail. Über das Handy bestätigen Sie, dass Sie es sind, zum Beispiel wenn Sie einen Schaden melden.',
  email: 'E-Mail-Adresse',
  emailWiederholung: 'E-Mail-Adresse wiederholen',
  handynummer: 'Handynummer',

  zahlungTitel: 'Wie möchten Sie zahlen?',
  zahlart: 'Zahlungsart',
  LASTSCHRIFT: 'Lastschrift',
  lastschriftFolge: 'Wir buchen den Beitrag ab. Sie müssen an nichts denken.',
  RECHNUNG: 'Rechnung',
  rechnungFolge: 'Sie überweisen den Beitrag selbst, wenn die Rechnung kommt.',
  rechnungNurJaehrlich: 'Auf Rechnung zahlen Sie nur bei jährlicher Zahlweise.',
  rechnungNicht: 'Auf Rechnung können Sie hier nicht zahlen.',
  iban: 'IBAN',
  zahlungWarum:
    'Vor dem Abschluss fragen wir eine Auskunftei nach Ihrer Bonität. Die IBAN brauchen wir für das SEPA-Lastschriftmandat. Sie wird nicht im Entwurf gespeichert.',
  kontoinhaberAbweichend: 'Das Konto gehört einer anderen Person',
  kontoinhaber: 'Name der anderen Person',
  kontoinhaberEinverstanden: 'Diese Person muss mit der Lastschrift einverstanden sein.',

  schonAngekommen:
    'Ihr Antrag ist angekommen, so wie Sie ihn zuerst eingereicht haben. Alles dazu haben wir Ihnen per E-Mail geschickt. Möchten Sie etwas ändern, melden Sie sich bei uns.',

  bekannt: 'Das wissen wir schon von Ihnen',
  bekanntText: 'Stimmt alles, gehen Sie einfach weiter.',
  bekanntAendern: 'Angaben ändern',
});
