import { fristen } from '../../zahlen.ts';
import type { Leistung } from './leistung.ts';

/** Cover against the elements that is new begins later, in homes and firms (`domain/antrag.md §6.4`, §6.8). */
export const elementarWartezeit = {
  art: 'WARTEZEIT',
  zahlen: { tage: { wartezeit: fristen.elementarTage } },
  hinweis:
    'Der Elementarschutz beginnt {wartezeit}\u00A0Tage nach Versicherungsbeginn, es sei denn, Ihr Vorversicherer hat ihn schon geboten.',
  klausel: 'elementarWartezeit',
  schein: {
    name: 'Wartezeit für Elementarschäden',
    wert: '{wartezeit}\u00A0Tage: Elementarschäden sind ab dem {ab} versichert.',
    ohne: 'Keine, weil der Schutz ohne Lücke weitergeht.',
  },
  blatt: {
    einschraenkungen:
      'Für Elementarschäden gilt eine Wartezeit von {wartezeit}\u00A0Tagen. Sie entfällt, wenn Sie vorher schon so versichert waren.',
  },
} as const satisfies Leistung;

/** Cover against the elements is not to be had where water comes too often. */
export const elementarAdresse = {
  art: 'WAHL',
  absage: {
    ELEMENTAR_NICHT_EINSCHLIESSBAR:
      'Für diese Adresse können wir leider keinen Elementarschutz anbieten.',
  },
} as const satisfies Leistung;

/** Of every claim in a home by the elements, whatever deductible was chosen. */
export const elementarSelbstbeteiligung = {
  art: 'GRENZE',
  zahlen: {
    prozent: { anteil: 10 },
    cent: { mindestens: 500_00, hoechstens: 5_000_00 },
  },
  hinweis:
    'Bei Elementarschäden tragen Sie {anteil} selbst, mindestens {mindestens} und höchstens {hoechstens}.',
  klausel: 'elementarSelbstbeteiligung',
  schein: {
    name: 'Selbstbeteiligung bei Elementarschäden',
    wert: '{anteil} des Schadens, mindestens {mindestens}, höchstens {hoechstens}',
  },
} as const satisfies Leistung;
