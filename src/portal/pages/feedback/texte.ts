import { allgemeinerFehler } from '#contract/constants.ts';
import type { FeedbackQuelle } from '#contract/endpoints/feedback.ts';
import { texte } from '../../texte.ts';

/** What the customer has just done. */
const anlass = {
  contract: 'Sie haben gerade einen Vertrag angesehen oder geändert.',
  claim: 'Sie haben uns gerade einen Schaden gemeldet.',
  application: 'Sie haben gerade eine Versicherung beantragt.',
  chat: 'Sie haben uns gerade geschrieben.',
  general: 'Sagen Sie uns, wie Sie das Portal finden.',
} as const satisfies Record<FeedbackQuelle, string>;

export const t = texte('feedback', {
  ...anlass,
  titel: 'Wie war es?',
  fenster: 'Ihr Feedback',
  freiwillig: '{anlass} Zwei Fragen, keine Anmeldung, keine Namen.',
  frage: 'Wie wahrscheinlich ist es, dass Sie uns weiterempfehlen?',
  wenig: '0: gar nicht',
  sehr: '10: sehr wahrscheinlich',
  text: 'Was war gut? Was sollen wir besser machen?',
  textHinweis: 'Bitte ohne Namen, Vertragsnummern und Angaben zur Gesundheit.',
  textPlatzhalter: 'Ein Satz genügt.',
  senden: 'Feedback senden',
  nichtGesendet: 'Ihr Feedback ist noch nicht angekommen.',
  fehler: allgemeinerFehler,
  offline: 'Sie sind gerade offline. Ihr Feedback bleibt hier stehen, bis Sie es senden können.',
  zuOft: 'Von hier kam gerade sehr viel Feedback. Versuchen Sie es in einer Minute noch einmal.',
  danke: 'Vielen Dank für Ihr Feedback.',
  dankeText: 'Wir lesen jede Antwort. Sie hilft uns, das Portal besser zu machen.',
  dankeFrage:
    'Möchten Sie eine Antwort? Dann schreiben oder rufen Sie uns an: Feedback hat keinen Absender.',
  start: 'Zur Startseite',
  kontakt: 'Kontakt',
});
