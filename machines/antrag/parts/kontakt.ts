import { basis } from './basis.ts';

/** How to reach her; a number that is not confirmed yet needs a code where the flag asks for it. */
export const kontakt = ({ mitCode, weiter }: { mitCode: string; weiter: string }) =>
  basis.createStateConfig({
    id: 'kontakt',
    description: 'Kundin nennt E-Mail-Adresse und Handynummer',
    meta: { step: 'kontakt', title: 'Kontakt' },
    route: {
      guard: { type: 'istErreichbar', params: { schritt: 'kontakt' } },
      description: 'Zum Schritt „Kontakt“',
    },
    on: {
      WEITER: [
        {
          guard: 'istCodeNoetig',
          target: mitCode,
          actions: { type: 'uebernehmen', params: { schritt: 'kontakt' } },
        },
        {
          guard: { type: 'istGueltig', params: { schritt: 'kontakt' } },
          target: weiter,
          actions: { type: 'uebernehmen', params: { schritt: 'kontakt' } },
        },
      ],
    },
  });
