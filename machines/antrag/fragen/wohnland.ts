import { marken } from '#contract/marken.ts';
import type { Frageseite } from '../../formular/frage.ts';
import type { Person } from '../answers.ts';
import type { Antragslage } from '../frage.ts';
import type { Wohnland } from '../wohnland.ts';
import { personenfragen } from './person.ts';

type MitLand = Extract<Person, { woanders: true }> & { land?: Wohnland };

const { person } = personenfragen();
const [adresse, ...davor] = person.felder.toReversed();

/** Block P where the brand of another country asks for the country too, which is preset there (`domain/offen.md` P1). */
export const personMitLand: Frageseite<Omit<MitLand, 'woanders'>, Antragslage> = {
  ...person,
  felder: [
    ...(davor.toReversed() as Frageseite<Omit<MitLand, 'woanders'>, Antragslage>['felder']),
    {
      name: 'land',
      art: 'radio',
      label: 'In welchem Land wohnen Sie?',
      optionen: [
        { wert: 'CH', label: 'Schweiz' },
        { wert: 'DE', label: 'Deutschland' },
      ],
      wenn: (_, { umfeld }) => umfeld !== null && marken[umfeld.marke].land === 'CH',
      vorgabe: ({ umfeld }) => (umfeld ? marken[umfeld.marke].land : undefined),
    },
    {
      ...(adresse as Frageseite<Omit<MitLand, 'woanders'>, Antragslage>['felder'][number] & {
        art: 'adresse';
      }),
      ohneSuche: ({ land }) => land === 'CH',
    },
  ],
};
