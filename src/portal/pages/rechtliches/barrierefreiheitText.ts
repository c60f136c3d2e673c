import { sitzungsfristen } from '#contract/fields/sitzungsfristen.ts';
import { fristen } from '#contract/zahlen.ts';
import { prosa } from '../prosa/prosa.ts';

/** Statement on accessibility (BFSG § 14 and annex 3). */
export const barrierefreiheit = prosa('barrierefreiheit', {
  titel: 'Erklärung zur Barrierefreiheit',
  einleitung:
    'Alle sollen ihre Versicherung selbst regeln können. Hier steht, wie weit wir sind und wie Sie uns helfen.',
  abschnitte: {
    dienst: {
      titel: 'Was dieses Portal ist',
      absaetze: [
        'Im Portal von {marke} sehen und ändern Sie Verträge und schließen Versicherungen ab. Anbieter ist die {versicherer}, {anschrift}.',
        'Die Erklärung gilt für alle Seiten dieses Portals und für alle Wege, auf denen Sie hier einen Vertrag schließen.',
      ],
    },
    massstab: {
      titel: 'Woran wir uns messen',
      absaetze: [
        'Maßstab ist das Barrierefreiheitsstärkungsgesetz (BFSG) mit seiner Verordnung. Dazu kommen die Norm EN\u00A0301\u00A0549 und die Regeln WCAG\u00A02.2 auf Stufe\u00A0AA.',
      ],
    },
    stand: {
      titel: 'Wie weit wir sind',
      absaetze: [
        'Die fertigen Seiten erfüllen nach unserer eigenen Prüfung diese Regeln. Wir prüfen bei jeder Änderung mit Programmen, mit der Tastatur, bei 200\u00A0% Größe und auf 320\u00A0Pixeln Breite.',
      ],
      punkte: [
        'Alles lässt sich mit der Tastatur bedienen.',
        'Texte haben genug Kontrast, auch im dunklen Modus.',
        'Jedes Feld hat eine Beschriftung, jeder Fehler sagt, wie er zu beheben ist.',
        'Bewegungen ruhen, wenn Ihr Gerät das wünscht.',
        `${sitzungsfristen.warnungMinuten}\u00A0Minuten vor der automatischen Abmeldung können Sie verlängern.`,
      ],
    },
    luecken: {
      titel: 'Was noch fehlt',
      punkte: [
        'Einige Seiten sind in Vorbereitung. Bis dahin erledigt unser Service Ihr Anliegen.',
        'Wir haben noch keine Fassung in Leichter Sprache und keine in Gebärdensprache.',
        'Dokumente, die Sie oder andere hochladen, sind manchmal nicht barrierefrei.',
      ],
    },
    melden: {
      titel: 'Eine Barriere melden',
      absaetze: [
        'Stoßen Sie auf ein Hindernis, schreiben Sie uns: {email}. Oder rufen Sie an: {telefon}, {zeiten}. Nennen Sie uns die Seite und was Sie tun wollten.',
        `Wir antworten innerhalb von ${fristen.antwortWerktage}\u00A0Werktagen. Auf Wunsch erledigen wir Ihr Anliegen gleich am Telefon.`,
      ],
    },
    ueberwachung: {
      titel: 'Zuständige Behörde',
      absaetze: [
        'Antworten wir nicht oder hilft die Antwort nicht, wenden Sie sich an die Marktüberwachungsstelle der Länder.',
      ],
    },
    datum: {
      titel: 'Stand dieser Erklärung',
      absaetze: ['Erstellt am 21.\u00A0November\u00A02026 auf Grundlage einer eigenen Prüfung.'],
    },
  },
});
