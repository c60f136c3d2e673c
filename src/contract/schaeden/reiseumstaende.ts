import type { Nachtragsfragen } from './umstaende.ts';

const kosten = ['buchungsnummer', 'veranstalter', 'reisepreis', 'mehrkosten'];

/** What a trip asks after the report; why she does not travel may be about health and waits for her consent (`domain/schaden.md §4.4`). */
export const reiseumstaende = {
  polizei: [],
  umstaende: {
    STORNO: [...kosten, 'storniertAm'],
    ABBRUCH: kosten,
    UMBUCHUNG: kosten,
    VERSPAETUNG: kosten,
    GEPAECK: ['gepaeckort', 'befoerderer', 'pirNummer'],
  },
  fragen: {
    buchungsnummer: { label: 'Buchungsnummer', art: 'text' },
    veranstalter: { label: 'Bei wem haben Sie gebucht?', art: 'text' },
    reisepreis: { label: 'Preis der Reise', art: 'betrag' },
    mehrkosten: { label: 'Was zahlen Sie zusätzlich?', art: 'betrag', optional: true },
    storniertAm: { label: 'Wann haben Sie abgesagt?', art: 'tag' },
    gepaeckort: {
      label: 'Wo ist es passiert?',
      art: 'wahl',
      antworten: {
        BEFOERDERUNG: { label: 'Während der Fahrt oder des Flugs' },
        UNTERKUNFT: { label: 'In der Unterkunft' },
        AUSFLUG: { label: 'Unterwegs' },
      },
    },
    befoerderer: { label: 'Mit wem sind Sie gefahren oder geflogen?', art: 'text', optional: true },
    pirNummer: {
      label: 'Nummer der Verlustmeldung',
      art: 'text',
      optional: true,
    },
  },
} as const satisfies Nachtragsfragen;
