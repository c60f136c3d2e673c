import { ersteGrenzen } from '#contract/produkte/ersteGrenzen/sachinhalt.ts';
import type { Frageseite } from '../../formular/frage.ts';
import type { Antragslage } from '../frage.ts';
import type { InhaltsAntworten } from './inhalt.ts';
import { wunschfrage } from '../fragen/wunsch.ts';

type Einstieg = NonNullable<InhaltsAntworten['einstieg']>;

/** The first screen of a firm whose contents are insured. */
export function inhaltseinstieg(
  seite: Pick<Frageseite, 'titel' | 'aushang'>,
): Frageseite<Einstieg, Antragslage> {
  return {
    ...seite,
    einleitung: 'Vier Angaben, dann sehen Sie Ihren Beitrag.',
    weiter: 'Beitrag zeigen',
    felder: [
      {
        name: 'hauptgewerbe',
        art: 'taetigkeit',
        produkt: 'SI',
        label: 'Was ist Ihre Haupttätigkeit?',
        hinweis: 'Ein Wort genügt, zum Beispiel Friseur, Büro oder Tischlerei.',
        warum:
          'In einer Tischlerei brennt es öfter als in einem Büro, und manche Waren werden öfter gestohlen. Danach richtet sich der Beitrag.',
      },
      {
        name: 'versicherungssumme',
        art: 'betrag',
        label: 'Wert von Einrichtung, Waren und Vorräten',
        hinweis: 'Was es kostet, alles neu zu kaufen. Runden Sie auf volle 1.000\u00A0EUR.',
        warum:
          'Bis zu diesem Wert zahlen wir. Ist er zu niedrig, zahlen wir jeden Schaden nur zum Teil.',
      },
      {
        name: 'plz',
        art: 'text',
        label: 'Postleitzahl des Betriebs',
        tastatur: 'numeric',
        autoComplete: 'postal-code',
        rechtschreibung: false,
      },
      {
        ...wunschfrage,
        warum: 'Danach schlagen wir Ihnen den Umfang vor. Alles können Sie danach ändern.',
      },
    ],
    vermerke: ({ versicherungssumme = 0 }) =>
      versicherungssumme > ersteGrenzen.summe.online
        ? [
            {
              nach: 'versicherungssumme',
              art: 'neutral',
              text: `Über ${ersteGrenzen.summe.gelesen} sehen wir uns den Antrag persönlich an.`,
              anfragen: true,
            },
          ]
        : [],
  };
}
