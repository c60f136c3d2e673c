import { texte } from '../../../texte.ts';

export const t = texte('antrag.aushang', {
  minuten: '{n}\u00A0Minuten',
  widerruf: '{n}\u00A0Tage Widerruf',
  widerrufAbMonat: '{n}\u00A0Tage Widerruf ab einem Monat Laufzeit',
  jahresvertrag: 'Jahresvertrag {satz}',
  TAEGLICH: 'täglich kündbar',
  VERTRAGSENDE: 'kündbar mit {n}\u00A0Monaten Frist zum Vertragsende',
  VERTRAGSENDE1: 'kündbar mit einem Monat Frist zum Vertragsende',

  schaeden: 'Drei Schäden aus dem Alltag',
  schaedenHinweis: 'Beispiele, ohne Selbstbeteiligung gerechnet.',
  klausel: 'Bedingungen: „{label}“',

  deckung: 'Was versichert ist und was nicht',
  versichert: 'Versichert',
  nichtVersichert: 'Nicht versichert',

  brauchen: 'Das brauchen Sie',
  lesen: 'Gleich lesen',
  PIB: 'Informationsblatt',
  AVB: 'Versicherungs\u00ADbedingungen',
  alle: 'Alle Unterlagen',
  neuerTab: '(öffnet in einem neuen Tab)',
  pdf: 'PDF',
});
