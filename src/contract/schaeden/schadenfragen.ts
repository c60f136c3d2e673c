import type { Schadenfrage } from './sparte.ts';

/** Owed at once where something was stolen. */
export const polizei = {
  label: 'Haben Sie die Polizei verständigt?',
  antworten: {
    VERSTAENDIGT: { label: 'Ja' },
    NOCH_NICHT: {
      label: 'Noch nicht',
      satz: 'Bitte melden Sie den Diebstahl unverzüglich der Polizei.',
    },
  },
} as const satisfies Schadenfrage;

/** Who still stands there is to ring, not to write. */
export const hilfe = {
  label: 'Brauchen Sie jetzt noch Hilfe?',
  antworten: {
    NOETIG: { label: 'Ja', satz: 'Rufen Sie uns bitte an.' },
    ERLEDIGT: { label: 'Nein, es ist erledigt' },
  },
} as const satisfies Schadenfrage;

/** She may acknowledge what is due (VVG § 105), and we have to know of a demand within a week (§ 104). */
export const forderung = {
  label: 'Hat die geschädigte Person bereits Geld gefordert?',
  antworten: {
    GEFORDERT: {
      label: 'Ja',
      satz: 'Sie dürfen den Anspruch anerkennen (§ 105 VVG). Zahlen Sie aber bitte nicht, ohne uns vorher zu fragen.',
    },
    NICHT_GEFORDERT: { label: 'Nein' },
  },
} as const satisfies Schadenfrage;

/** What wears out is not insured. */
export const abnutzung = {
  label: 'Ist der Schaden nach und nach durch normale Nutzung entstanden?',
  antworten: {
    ABGENUTZT: {
      label: 'Ja',
      satz: 'Normale Abnutzung ist nicht versichert. Melden Sie den Schaden trotzdem, wir prüfen ihn.',
    },
    PLOETZLICH: { label: 'Nein, auf einmal' },
  },
} as const satisfies Schadenfrage;

/** A warning letter runs out soon, and what is signed cannot be taken back. */
export const abmahnung = {
  label: 'Haben Sie eine Abmahnung mit einer Frist bekommen?',
  antworten: {
    ABGEMAHNT: {
      label: 'Ja',
      satz: 'Bitte rufen Sie uns an. Unterschreiben Sie nichts, bevor wir gesprochen haben.',
    },
    NICHT_ABGEMAHNT: { label: 'Nein' },
  },
} as const satisfies Schadenfrage;
