import type { AenderungsFrage } from './answers.ts';
import { basis } from './basis.ts';

interface Frage {
  schritt: AenderungsFrage;
  titel: string;
  /** What happens here, for analysts. */
  description: string;
  weiter: string;
}

/** One page of questions: it takes an answer that holds, and nothing else. */
export function frage({ schritt, titel, description, weiter }: Frage) {
  return basis.createStateConfig({
    id: schritt,
    description,
    meta: { step: schritt, title: titel },
    route: {
      guard: { type: 'istErreichbar', params: { schritt } },
      description: `Zum Schritt „${titel}“`,
    },
    on: {
      WEITER: {
        guard: { type: 'istGueltig', params: { schritt } },
        target: weiter,
        actions: { type: 'uebernehmen', params: { schritt } },
      },
    },
  });
}
