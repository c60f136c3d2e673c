import { describe, expect, test } from 'vitest';
import { betriebshaftpflichtSeite } from '#portal/flows/antrag/betriebshaftpflicht/seite.ts';
import { fahrradSeite } from '#portal/flows/antrag/fahrrad/seite.ts';
import { hausratSeite } from '#portal/flows/antrag/hausrat/seite.ts';
import type { AntragProduktSeite } from '#portal/flows/antrag/produkt.ts';
import { antworten as firm } from '#tests/models/antrag/betriebshaftpflicht/cases.ts';
import { antworten as bicycle } from '#tests/models/antrag/fahrrad/cases.ts';
import { antworten as home } from '#tests/models/antrag/hausrat/cases.ts';
import { geoeffnet } from './gespeicherterEntwurf.ts';

const vorversicherung = { vorversicherungVorhanden: false, vorschaeden: 1 };

describe.each<[string, AntragProduktSeite, object]>([
  ['home', hausratSeite, home],
  ['bicycle', fahrradSeite, bicycle],
  ['firm', betriebshaftpflichtSeite, firm],
])(
  'Whoever saved the application for her %s with a loss before its details were asked',
  (_, seite, alle) => {
    test('finds how many there were, and is asked for the details alone', () => {
      const antworten = { ...alle, vorversicherung };
      const { neueFragen, vorbelegung } = geoeffnet(seite, { antworten, schema: 5 });
      expect(vorbelegung).toEqual({ vorversicherung });
      expect(neueFragen).toEqual([{ schritt: 'vorversicherung', felder: ['schadenDetails'] }]);
    });
  },
);
