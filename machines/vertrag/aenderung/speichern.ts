import { sitzungEndetUnterwegs } from '#machines/parts/unterbrochen.ts';
import { basis } from './basis.ts';
import { wunsch } from './berechnen.ts';
import { fehlerWie, fehlschlag } from './fehlschlag.ts';
import type { AenderungsKontext, SpeicherAuftrag } from './setup.ts';

/** The change is sent with what was shown; no way leads out before the answer. */
export const speichern = basis.createStateConfig({
  description: 'Die Änderung wird gespeichert',
  tags: 'laedt',
  meta: { step: 'vergleich', title: 'Vergleichen und speichern' },
  // No step is shown while it is under way: whoever jumps away would not see what was saved.
  on: {
    ...sitzungEndetUnterwegs('vergleich'),
    'xstate.route': { description: 'Kein Schritt, bevor die Antwort da ist' },
  },
  invoke: {
    id: 'speichern',
    src: 'speichern',
    input: ({ context }) => speicherauftrag(context),
    onDone: {
      target: 'gespeichert',
      actions: {
        type: 'ergebnisMerken',
        params: ({ event }) => ({ gespeichert: event.output }),
      },
    },
    onError: [
      {
        guard: { type: 'istFehler', params: fehlerWie('PREIS_GEAENDERT') },
        target: 'berechnen',
        actions: 'berechnungVerwerfen',
      },
      {
        guard: { type: 'istFehler', params: fehlerWie('ABGELEHNT') },
        target: 'abgelehnt',
        actions: { type: 'hinderungMerken', params: fehlschlag },
      },
      {
        guard: { type: 'istFehler', params: fehlerWie('SITZUNG_ABGELAUFEN') },
        target: 'vergleich',
        actions: 'anmeldungVerlangen',
      },
      { target: 'fehlerBeimSpeichern' },
    ],
  },
});

export const fehlerBeimSpeichern = basis.createStateConfig({
  description: 'Technisches Problem beim Speichern; noch einmal speichern schadet nicht',
  tags: 'fehler',
  meta: { step: 'vergleich', title: 'Vergleichen und speichern' },
  on: { ERNEUT: 'speichern' },
});

function speicherauftrag(context: AenderungsKontext): SpeicherAuftrag {
  const { versicherungsNummer, berechnung, antworten } = context;
  if (!berechnung || !antworten.vergleich) throw new Error('Nothing was shown before saving.');
  return {
    versicherungsNummer,
    ...wunsch(context),
    berechnung: berechnung.ergebnis,
    zustimmung: antworten.vergleich,
  };
}
