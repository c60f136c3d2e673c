import { abmahnung, abnutzung, forderung } from './schadenfragen.ts';
import { type Schadensparte, sonstiges } from './sparte.ts';

/** Files about a thing of somebody else that was damaged (`domain/schaden.md §5`). */
const sachschaden = {
  FOTOS: 'PFLICHT',
  ANSPRUCHSSCHREIBEN: 'MOEGLICH',
  KAUFBELEG: 'MOEGLICH',
} as const;

const personenschaden = {
  ANSPRUCHSSCHREIBEN: 'MOEGLICH',
  EINWILLIGUNG: 'MOEGLICH',
  ARZTBERICHT: 'MOEGLICH',
} as const;

const schluesselverlust = {
  RECHNUNG_SCHLIESSANLAGE: 'PFLICHT',
  BESTAETIGUNG_UEBERGABE: 'PFLICHT',
} as const;

const aufbewahren = 'Bitte bewahren Sie die beschädigte Sache auf.';

/** Whatever else it is, nobody knows whether there are things or somebody hurt. */
const sonstigerHaftpflichtschaden = { ...sonstiges, ohneSachen: true, gesundheit: true } as const;

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

/** Claims of whoever keeps a dog. */
export const tierhalterschaeden = {
  arten: {
    PERSONENSCHADEN: { label: 'Mein Hund hat jemanden verletzt' },
    SACHSCHADEN: { label: 'Mein Hund hat etwas beschädigt' },
    TIERSCHADEN: { label: 'Mein Hund hat ein anderes Tier verletzt' },
    MIETSACHSCHADEN: { label: 'Schaden in der Mietwohnung' },
    VERKEHRSUNFALL: { label: 'Mein Hund hat einen Verkehrsunfall verursacht' },
    DECKAKT: { label: 'Ungewollter Deckakt' },
    SONSTIGES: sonstiges,
  },
} as const satisfies Schadensparte;

/** Claims of a firm's liability. */
export const betriebshaftpflichtschaeden = {
  arten: {
    PERSONENSCHADEN: { label: 'Jemand wurde verletzt' },
    SACHSCHADEN: { label: 'Eine fremde Sache wurde beschädigt' },
    TAETIGKEITSSCHADEN: { label: 'Schaden bei der Arbeit an einer Sache' },
    MANGELFOLGESCHADEN: { label: 'Folgeschaden einer mangelhaften Leistung' },
    UMWELTSCHADEN: { label: 'Schaden an Boden, Wasser oder Luft' },
    SCHLUESSELVERLUST: { label: 'Schlüssel verloren' },
    MIETSACHSCHADEN: { label: 'Schaden an gemieteten Räumen' },
    VERMOEGENSSCHADEN: { label: 'Reiner Vermögensschaden' },
    SONSTIGES: sonstiges,
  },
} as const satisfies Schadensparte;

/** Claims of a profession's liability. */
export const vermoegensschaeden = {
  arten: {
    VERMOEGENSSCHADEN: { label: 'Beratungs- oder Leistungsfehler' },
    FRISTVERSAEUMNIS: { label: 'Frist versäumt' },
    URHEBER_MARKENRECHT: { label: 'Urheber- oder Markenrecht verletzt' },
    DATENSCHUTZ: { label: 'Datenschutzverletzung' },
    BUEROHAFTPFLICHT: { label: 'Schaden im Bürobetrieb' },
    PHV: { label: 'Privater Haftpflichtschaden' },
    SONSTIGES: sonstiges,
  },
} as const satisfies Schadensparte;
