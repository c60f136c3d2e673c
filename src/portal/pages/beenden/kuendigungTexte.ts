import { fristen } from '#contract/zahlen.ts';
import { prosa } from '../prosa/prosa.ts';

/** How a contract is ended by mail (`domain/vertrag.md`). */
export const kuendigung = prosa('kuendigung', {
  titel: 'Kündigen oder widerrufen',
  einleitung: 'Sie kündigen per E\u2011Mail oder Brief. Eine Anmeldung ist dafür nicht nötig.',
  abschnitte: {
    heute: {
      titel: 'So kündigen Sie',
      absaetze: [
        'Schreiben Sie uns eine E\u2011Mail an {email} mit dem Betreff „Kündigung meines Vertrags“. Ein Brief geht auch: {versicherer}, {anschrift}.',
        'Das gehört hinein:',
      ],
      punkte: [
        'Ihr Name und Ihre Anschrift',
        'die Vertragsnummer, sie steht auf dem Versicherungsschein',
        'der letzte Tag, an dem Sie versichert sein möchten, oder „zum nächstmöglichen Tag“',
        'ein Satz wie: „Ich kündige meinen Vertrag.“',
      ],
    },
    danach: {
      titel: 'Was danach passiert',
      absaetze: [
        'Wir bestätigen Ihnen den Eingang und das Enddatum. An diesem Tag sind Sie noch bis 24\u00A0Uhr versichert.',
      ],
    },
    widerruf: {
      titel: `In den ersten ${fristen.widerrufTage}\u00A0Tagen`,
      absaetze: ['Dann können Sie den Vertrag auch widerrufen, ohne Grund.'],
    },
  },
});
