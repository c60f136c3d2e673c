import {
  aufbewahren,
  personenschaden,
  sachschaden,
  schluesselverlust,
  sonstigerHaftpflichtschaden,
} from './haftpflicht.ts';
import { abmahnung, abnutzung, forderung } from './schadenfragen.ts';
import type { Schadensparte } from './sparte.ts';

/** Claims of private liability (`domain/schaden.md §3`, `§4.3`, `§5`). */
export const privathaftpflichtschaeden = {
  arten: {
    PERSONENSCHADEN: {
      label: 'Jemand wurde verletzt',
      frage: 'forderung',
      gesundheit: true,
      ohneSachen: true,
      unterlagen: personenschaden,
    },
    SACHSCHADEN: {
      label: 'Eine fremde Sache wurde beschädigt',
      frage: 'forderung',
      satz: aufbewahren,
      unterlagen: sachschaden,
    },
    MIETSACHSCHADEN: {
      label: 'Schaden an gemieteter Wohnung oder Sache',
      frage: 'abnutzung',
      unterlagen: { ...sachschaden, MIETVERTRAG: 'MOEGLICH' },
    },
    SCHLUESSELVERLUST: {
      label: 'Schlüssel verloren',
      frage: 'schluessel',
      ohneSachen: true,
      unterlagen: schluesselverlust,
    },
    GEFAELLIGKEIT: {
      label: 'Schaden beim Helfen',
      zeile: 'Zum Beispiel bei einem Umzug unter Freunden',
      frage: 'entgelt',
      satz: aufbewahren,
      unterlagen: sachschaden,
    },
    DATEN_INTERNET: {
      label: 'Schaden im Internet',
      frage: 'abmahnung',
      ohneSachen: true,
      unterlagen: { ABMAHNUNG: 'MOEGLICH' },
    },
    FORDERUNGSAUSFALL: {
      label: 'Ich wurde geschädigt, Verursacher kann nicht zahlen',
      deckung: 'FORDERUNGSAUSFALL',
      frage: 'titel',
      gesundheit: true,
      ohneSachen: true,
      unterlagen: { TITEL: 'PFLICHT', VOLLSTRECKUNG: 'PFLICHT' },
    },
    DIENSTLICH: {
      label: 'Schaden im Dienst',
      deckung: 'DIENSTHAFTPFLICHT',
      gesundheit: true,
      ohneSachen: true,
      unterlagen: { SCHREIBEN_DIENSTHERR: 'PFLICHT' },
    },
    SONSTIGES: sonstigerHaftpflichtschaden,
  },
  deckungen({ deckungsIdentifier, risiken }) {
    const tarif = risiken.phv?.hfkVariante ?? deckungsIdentifier;
    return [
      ...(['KOMFORT', 'PREMIUM', 'PLUS'].includes(tarif ?? '') ? ['FORDERUNGSAUSFALL'] : []),
      ...(risiken.diensthaftpflicht?.eingeschlossen ? ['DIENSTHAFTPFLICHT'] : []),
    ];
  },
  meldung: {
    orte: ['WOHNORT', 'UNTERWEGS', 'AUSLAND'],
    fremdeSachen: true,
    beispiel: 'Brille, Handy, Fensterscheibe',
    fragen: {
      forderung,
      abnutzung,
      abmahnung,
      schluessel: {
        label: 'Wozu gehört der Schlüssel?',
        antworten: {
          WOHNUNG: { label: 'Zu einer Wohnung' },
          ZENTRAL: { label: 'Zu einer Schließanlage für das ganze Haus' },
          DIENST: { label: 'Zu meiner Arbeit' },
          VEREIN: { label: 'Zu einem Verein oder Ehrenamt' },
        },
      },
      entgelt: {
        label: 'Haben Sie für Ihre Hilfe Geld bekommen?',
        antworten: { ENTGELT: { label: 'Ja' }, UNENTGELTLICH: { label: 'Nein' } },
      },
      titel: {
        label: 'Haben Sie ein Urteil oder einen Vollstreckungsbescheid?',
        antworten: {
          TITEL_DA: { label: 'Ja' },
          TITEL_FEHLT: {
            label: 'Noch nicht',
            satz: 'Ohne eines davon können wir noch nicht zahlen. Melden Sie den Schaden trotzdem.',
          },
        },
      },
    },
  },
} as const satisfies Schadensparte;
