import { casesFor } from '../../engine/cases.ts';
import type { Angaben, muster } from './machine.ts';

export const angaben: Angaben = {
  name: 'Anna Bergmann',
  art: 'STURM',
  dringend: true,
  grund: 'Das Dach ist offen.',
  tage: ['MO', 'DO'],
  am: '2026-11-20',
  bis: '2026-12-01',
  hoehe: 123_450,
  anzahl: 3,
  summe: 10_000_000,
  ort: 'Berlin',
  strasse: 'Nirgendsweg',
  beleg: { name: 'beleg.txt', mimeType: 'text/plain', inhalt: 'Rechnung' },
  text: 'Ziegel liegen im Garten.',
  einwilligung: true,
};

export const cases = casesFor<typeof muster>({
  inputs: { frisch: undefined },
  events: {
    WEITER: { type: 'WEITER', antwort: angaben },
    CODE: { type: 'CODE', code: '123456' },
    ABSENDEN: { type: 'ABSENDEN' },
    ERNEUT: { type: 'ERNEUT' },
  },
  calls: { senden: { done: { nummer: { nummer: 7 } }, error: { technisch: new Error('503') } } },
  flags: () => [],
  answers: () => null,
  possible: (snapshot, event) =>
    event.type !== 'xstate.route' || snapshot.matches('pruefung') || snapshot.matches('fehler'),
  invariants: {},
});
