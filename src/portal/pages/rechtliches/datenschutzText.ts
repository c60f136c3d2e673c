import { einwilligungsgrenzen } from '#contract/schaeden/einwilligung.ts';
import { fristen } from '#contract/zahlen.ts';
import { prosa } from '../prosa/prosa.ts';

/** Privacy notice (GDPR Art. 13 and 14). */
export const datenschutz = prosa('datenschutz', {
  titel: 'Datenschutz',
  einleitung: 'Welche Daten wir verarbeiten, wozu, wie lange, und was Sie bestimmen können.',
  abschnitte: {
    verantwortlich: {
      titel: 'Wer verantwortlich ist',
      absaetze: [
        'Verantwortlich ist die {versicherer}, {anschrift}. Sie erreichen uns unter {telefon} und {email}.',
        'Unsere Datenschutzbeauftragte erreichen Sie unter derselben Anschrift mit dem Zusatz „Datenschutz“. Per E-Mail genügt dieses Wort im Betreff.',
      ],
    },
    besuch: {
      titel: 'Wenn Sie das Portal besuchen',
      absaetze: [
        'Ihr Browser sendet die Adresse Ihres Geräts und die gewünschte Seite. Wir brauchen beides, um zu antworten und Angriffe abzuwehren. Die Grundlage ist unser berechtigtes Interesse (Art.\u00A06 Abs.\u00A01 Buchst.\u00A0f DSGVO).',
        'Wir setzen keine Cookies und messen nicht, wie Sie das Portal benutzen. Schrift, Bilder und Programme kommen von unserem eigenen Server.',
        'Im Speicher Ihres Browsers liegt nur, was Anmeldung, Entwürfe und Ihr Weg zu uns brauchen (§\u00A025 Abs.\u00A02 TDDDG).',
        'Melden Sie sich ab, löschen wir dort die Anmeldung und die Entwürfe dieses Tabs. Endet Ihre Sitzung von selbst, bleiben Entwürfe stehen, bis Sie den Tab schließen.',
        `Mit „Auf diesem Gerät merken“ bleiben Ihre Angaben aus einem Antrag ${fristen.gemerktTage}\u00A0Tage in Ihrem Browser, ohne Bankverbindung. Sie bleiben auch, wenn Sie sich abmelden. Nehmen Sie den Haken heraus, löschen wir sie sofort.`,
        'Auch Ihr Weg zu uns bleibt gemerkt, bis Sie den Tab schließen: Marke, Bankleitzahl, Vermittler und Empfehlung aus Ihrem Link.',
        'Geht eine Seite kaputt, meldet Ihr Browser uns, welche Seite und welche Stelle im Programm es war. Ihr Name, Ihre Vertragsnummern und Ihre Eingaben sind nicht dabei.',
      ],
    },
    konto: {
      titel: 'Konto und Anmeldung',
      absaetze: [
        'Für Ihr Konto speichern wir E-Mail-Adresse, Handynummer und einen Prüfwert Ihres Passworts. Das Passwort selbst speichern wir nicht.',
        'Bei der Anmeldung senden wir Ihnen einen Code per SMS. Wir zählen falsche Eingaben und sperren den Zugang für kurze Zeit, wenn es zu viele werden.',
      ],
    },
    vertrag: {
      titel: 'Antrag und Vertrag',
      absaetze: [
        'Wir brauchen Ihre Angaben, um das Risiko einzuschätzen, den Beitrag zu berechnen und den Vertrag zu führen (Art.\u00A06 Abs.\u00A01 Buchst.\u00A0b DSGVO). Ohne diese Angaben kommt kein Vertrag zustande.',
        'Jede Änderung wird mit Zeit und Person aufgezeichnet. Dazu verpflichtet uns das Gesetz.',
      ],
    },
    bonitaet: {
      titel: 'Prüfung der Bonität',
      absaetze: [
        'Vor dem Abschluss fragen wir eine Auskunftei mit Ihrem Namen, Geburtsdatum und Ihrer Adresse. Wir schützen uns so vor Zahlungsausfall (Art.\u00A06 Abs.\u00A01 Buchst.\u00A0b und f DSGVO).',
        'Sagt das Programm ab, ist das nicht das letzte Wort. Sie können immer verlangen, dass ein Mensch entscheidet, und Ihre Sicht schildern (Art.\u00A022 DSGVO).',
      ],
    },
    schaden: {
      titel: 'Schaden',
      absaetze: [
        'Im Schadenfall verarbeiten wir Ihre Angaben, Fotos und Belege, um die Leistung zu prüfen.',
        'Hat Ihnen jemand geschadet, der bei uns versichert ist, prüfen wir mit Ihren Angaben den Anspruch gegen ihn (Art.\u00A06 Abs.\u00A01 Buchst.\u00A0f DSGVO, bei Verletzungen auch Art.\u00A09 Abs.\u00A02 Buchst.\u00A0f DSGVO).',
        'Gesundheitsdaten verarbeiten wir nur, wenn Sie einwilligen oder wenn es um rechtliche Ansprüche geht (Art.\u00A09 Abs.\u00A02 DSGVO). Ihre Einwilligung können Sie jederzeit widerrufen.',
      ],
    },
    partner: {
      titel: 'Vertriebspartner',
      absaetze: [
        'Möchten Sie Vertriebspartner werden, prüfen wir mit Ihren Angaben, ob wir zusammenarbeiten (Art.\u00A06 Abs.\u00A01 Buchst.\u00A0b DSGVO).',
      ],
    },
    feedback: {
      titel: 'Feedback',
      absaetze: [
        'Ihr Feedback speichern wir ohne Namen und ohne Vertrag: eine Zahl, Ihren Text, den Anlass und die Zeit. Schreiben Sie deshalb nichts Persönliches hinein.',
      ],
    },
    nachricht: {
      titel: 'Nachricht an Vermittler oder an uns',
      absaetze: [
        'Schreiben Sie uns über das Portal, bekommt Ihr Vermittler Ihre Nachricht, sonst unser Kundenservice. Beginnt sie mit einem Antrag, gehen Ihre Angaben daraus mit, aber keine Bankverbindung.',
        'Was eine Auskunftei über Sie gesagt hat, erfährt kein Vermittler. Solche Nachrichten lesen nur wir.',
      ],
    },
    empfaenger: {
      titel: 'Wer Daten bekommt',
      punkte: [
        'der Vermittler, der Ihren Vertrag betreut, ohne Gesundheitsdaten',
        'Rückversicherer, wenn ein Risiko sehr groß ist',
        'Dienstleister, die in unserem Auftrag arbeiten, zum Beispiel für SMS und E-Mail',
        'Gutachter, Werkstätten und andere Versicherer, soweit ein Schaden es verlangt',
        'Behörden und Gerichte, wenn ein Gesetz uns verpflichtet',
      ],
      absaetze: [
        'Wir geben nur weiter, was für die Aufgabe nötig ist. Außerhalb der Europäischen Union und des Europäischen Wirtschaftsraums verarbeiten wir Ihre Daten nicht.',
      ],
    },
    dauer: {
      titel: 'Wie lange wir speichern',
      punkte: [
        'Vertrag und Schaden: bis zu zehn Jahre nach dem Ende, je nach gesetzlicher Frist',
        `Entwurf eines Antrags: ${fristen.entwurfTage}\u00A0Tage`,
        `Link zur Einwilligung: ${fristen.einwilligungTage}\u00A0Tage zum Erklären; danach zeigt und widerruft er die Einwilligung, solange wir sie speichern`,
        `Anfrage zur Einwilligung, die niemand beantwortet: ${fristen.einwilligungTage + einwilligungsgrenzen.unbeantwortetTage}\u00A0Tage`,
        `Einwilligung in Gesundheitsauskünfte: ${einwilligungsgrenzen.monate}\u00A0Monate nach dem Ende des Schadens`,
        'Nachricht an Vermittler oder an uns: {nachrichtMonate}\u00A0Monate',
        'Widerruf, der zu keinem Vertrag passt: {widerrufMonate}\u00A0Monate',
        'Schadenmeldung, die zu keinem Vertrag passt: {geschaedigtMonate}\u00A0Monate',
        'Antrag als Vertriebspartner, abgelehnt oder noch offen: {anbindungMonate}\u00A0Monate',
        'Feedback: {feedbackMonate}\u00A0Monate',
      ],
    },
    rechte: {
      titel: 'Ihre Rechte',
      absaetze: ['Schreiben Sie uns formlos. Wir antworten innerhalb eines Monats, ohne Kosten.'],
      punkte: [
        'Auskunft und Kopie Ihrer Daten (Art.\u00A015 DSGVO)',
        'Berichtigung und Löschung (Art.\u00A016 und 17 DSGVO)',
        'Einschränkung der Verarbeitung (Art.\u00A018 DSGVO)',
        'Ihre Daten zum Mitnehmen (Art.\u00A020 DSGVO)',
        'Widerspruch gegen Werbung und gegen Verarbeitung aus berechtigtem Interesse (Art.\u00A021 DSGVO)',
      ],
    },
    aufsicht: {
      titel: 'Beschwerde',
      absaetze: [
        'Sie können sich bei jeder Aufsicht für Datenschutz beschweren, zum Beispiel an Ihrem Wohnort.',
      ],
    },
  },
});
