import { sitzungEndetUnterwegs } from '#machines/parts/unterbrochen.ts';
import { basis } from './basis.ts';
import { fehlerWie, fehlschlag } from './fehlschlag.ts';

/** The revenue stays as it is: nothing to calculate (`domain/vertrag.md §6`). */
export const umsatzBestaetigen = basis.createStateConfig({
  description: 'Der unveränderte Jahresumsatz wird bestätigt; es ändert sich kein Beitrag',
  tags: 'laedt',
  meta: { step: 'auswahl', title: 'Auswählen' },
  // No step is shown while it is under way: whoever jumps away would not see that it is confirmed.
  on: {
    ...sitzungEndetUnterwegs('auswahl'),
    'xstate.route': { description: 'Kein Schritt, bevor die Antwort da ist' },
  },
  invoke: {
    id: 'umsatzBestaetigen',
    src: 'umsatzBestaetigen',
    input: ({ context: { versicherungsNummer, imAuftrag } }) => ({
      versicherungsNummer,
      imAuftrag,
    }),
    onDone: 'umsatzBestaetigt',
    onError: [
      {
        guard: { type: 'istFehler', params: fehlerWie('ABGELEHNT') },
        target: 'abgelehnt',
        actions: { type: 'hinderungMerken', params: fehlschlag },
      },
      {
        guard: { type: 'istFehler', params: fehlerWie('SITZUNG_ABGELAUFEN') },
        target: 'auswahl',
        actions: 'anmeldungVerlangen',
      },
      { target: 'fehlerBeimBestaetigen' },
    ],
  },
});

export const fehlerBeimBestaetigen = basis.createStateConfig({
  description: 'Technisches Problem beim Bestätigen; noch einmal bestätigen schadet nicht',
  tags: 'fehler',
  meta: { step: 'auswahl', title: 'Auswählen' },
  on: {
    ERNEUT: 'umsatzBestaetigen',
    WEITER: {
      guard: { type: 'istGueltig', params: { schritt: 'auswahl' } },
      target: 'gewaehlt',
      actions: { type: 'uebernehmen', params: { schritt: 'auswahl' } },
    },
  },
});
