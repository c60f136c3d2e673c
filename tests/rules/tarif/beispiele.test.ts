import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { tarifantwort, type Tarifantwort } from '#contract/endpoints/tarifieren/antwort.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { insertRows, people } from '#tests/support/rows.ts';
import { schalterMit } from '#tests/support/schalter.ts';
import { anfrageZu, beispiele, heute, type Beispiel } from './beispiele.ts';
import { antwortVon, sparten } from './sparten.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ features: schalterMit({ reisekrankenversicherung: true }) });
  await insertRows(api.database);
});
afterAll(() => api.close());

describe.each(beispiele.map((beispiel) => [beispiel.nr, beispiel] as const))(
  'worked case %i',
  (_, beispiel) => {
    const anfrage = anfrageZu(beispiel);
    const { path, tarifiere } = sparten[beispiel.sparte];

    test('the tariff answers what the example says', () => {
      expect(alsBeispiel(antwortVon(tarifiere(anfrage, heute)))).toEqual(erwartet(beispiel));
    });

    test('a broker who asks the server reads what the example says', async () => {
      const antwort = await api.send({ method: 'POST', path, als: people.makler, body: anfrage });
      expect(antwort.status).toBe(200);
      expect(alsBeispiel(z.parse(tarifantwort, antwort.body))).toEqual(erwartet(beispiel));
    });
  },
);

test('a price of 2,50 EUR a month is shown, but monthly payment is not offered', () => {
  const beispiel = beispiele.find(({ nr }) => nr === 14);
  const antwort = antwortVon(sparten.phv.tarifiere(beispiel && anfrageZu(beispiel), heute));
  const rateZuNiedrig = {
    code: 'RATE_ZU_NIEDRIG',
    text: 'Für diese Zahlweise ist der Beitrag zu niedrig.',
  };
  expect(antwort.hinweise).toEqual([rateZuNiedrig]);
  expect(antwort.beitrag?.zahlweisen).toMatchObject([
    { zahlweise: 'MONATLICH', versicherungsPraemie: 250, hinderung: rateZuNiedrig },
    { zahlweise: 'VIERTELJAEHRLICH', versicherungsPraemie: 735, hinderung: null },
    { zahlweise: 'HALBJAEHRLICH', versicherungsPraemie: 1457, hinderung: null },
    { zahlweise: 'JAEHRLICH', versicherungsPraemie: 2856, hinderung: null },
  ]);
});

interface Zeile {
  ergebnis: string;
  teile?: string;
  rate?: string;
  jahr?: string;
}

function erwartet({ teile = '', rate = '', jahr = '', ergebnis }: Beispiel): Zeile {
  return ergebnis === undefined ? { ergebnis: 'VERSICHERBAR', teile, rate, jahr } : { ergebnis };
}

/** An answer as the page writes it. */
function alsBeispiel({ ergebnis, grund, beitrag }: Tarifantwort): Zeile {
  if (!beitrag) return { ergebnis: `${ergebnis} (${grund})` };
  return {
    ergebnis,
    teile: beitrag.komponenten.map((k) => `${k.name} ${zahl(k.nettoJahr)}`).join(' + '),
    rate: `${zahl(beitrag.versicherungsPraemie)} EUR (netto ${zahl(beitrag.netto)} + St ${zahl(beitrag.steuer)})`,
    jahr: `${zahl(beitrag.jahresVersicherungsPraemie)} EUR`,
  };
}

function zahl(cent: number): string {
  return formatBetrag(cent).replace('\u00A0EUR', '');
}
