import { basis } from './basis.ts';
import { fehlerWie, fehlschlag } from './fehlschlag.ts';
import { berechnungswunsch, type Berechnungswunsch } from './fragen.ts';
import type { AenderungsKontext } from './setup.ts';

/** The premium with the change; not asked again for what it was asked for already. */
export const berechnen = basis.createStateConfig({
  description: 'Der neue Beitrag wird berechnet',
  tags: 'laedt',
  meta: { step: 'vergleich', title: 'Vergleichen und speichern' },
  always: { guard: 'berechnungAktuell', target: 'vergleich' },
  invoke: {
    id: 'berechnen',
    src: 'berechnen',
    input: ({ context }) => ({
      versicherungsNummer: context.versicherungsNummer,
      ...wunsch(context),
    }),
    onDone: {
      target: 'vergleich',
      actions: {
        type: 'berechnungMerken',
        params: ({ context, event }) => ({
          berechnung: { eingabe: wunsch(context), ergebnis: event.output },
        }),
      },
    },
    onError: [
      {
        guard: { type: 'istFehler', params: fehlerWie('ABGELEHNT') },
        target: 'abgelehnt',
        actions: { type: 'hinderungMerken', params: fehlschlag },
      },
      {
        guard: { type: 'istFehler', params: fehlerWie('SITZUNG_ABGELAUFEN') },
        actions: 'anmeldungVerlangen',
      },
      { target: 'fehlerBeimBerechnen' },
    ],
  },
});

export const fehlerBeimBerechnen = basis.createStateConfig({
  description: 'Technisches Problem beim Berechnen; die Angaben bleiben',
  tags: 'fehler',
  meta: { step: 'vergleich', title: 'Vergleichen und speichern' },
  on: { ERNEUT: 'berechnen' },
});

/** What is calculated; the chart comes here only when all of it is known. */
export function wunsch({ antworten }: AenderungsKontext): Berechnungswunsch {
  const bekannt = berechnungswunsch(antworten);
  if (!bekannt) throw new Error('An answer is missing before calculating.');
  return bekannt;
}
