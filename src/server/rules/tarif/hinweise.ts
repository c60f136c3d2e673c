import type { Hinweis } from '#contract/endpoints/tarifieren/antwort.ts';

/** What a customer is told with a price. */
export const tarifhinweis = {
  unterversicherung: {
    code: 'UNTERVERSICHERUNG',
    text: 'Bei dieser Summe besteht kein Unterversicherungsverzicht.',
  },
  elementarWartezeit: {
    code: 'ELEMENTAR_WARTEZEIT',
    text: 'Der Elementarschutz beginnt 30\u00A0Tage nach Versicherungsbeginn, es sei denn, Ihr Vorversicherer hat ihn schon geboten.',
  },
  elementarSelbstbeteiligung: {
    code: 'ELEMENTAR_SELBSTBETEILIGUNG',
    text: 'Bei Elementarschäden tragen Sie 10\u00A0% selbst, mindestens 500\u00A0EUR und höchstens 5.000\u00A0EUR.',
  },
  sb20: {
    code: 'SELBSTBETEILIGUNG_20',
    text: 'Beim Reiserücktritt tragen Sie 20\u00A0% selbst, mindestens 25\u00A0EUR.',
  },
} as const satisfies Record<string, Hinweis>;
