import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { antragIdVon, bereiteVor, einreichung, mit, stelle } from '#tests/support/antrag.ts';
import type { Musterantrag } from '#tests/support/antragsteile.ts';
import {
  bhv,
  fahrrad,
  phv,
  reise,
  vh,
  hausrat,
  tierhalter,
} from '#tests/support/musterantraege.ts';
import { openTestApi, type Reply, type TestApi } from '#tests/support/api.ts';
import { naughtyTexts, naughtyValues } from '#tests/support/naughty.ts';
import { insertRows } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
afterAll(() => api.close());

const schritt = z.record(z.string(), z.unknown());
const satz = z.union([
  z.object({ errorMessage: z.string(), schritt: z.nullable(z.string()) }),
  z.object({ fehler: z.array(z.object({ feld: z.string(), text: z.string() })) }),
]);

/** A step and one of its fields with another value, or without one. */
function geaendert({ antworten }: Musterantrag) {
  const felder = Object.entries(antworten).flatMap(([name, antwort]) =>
    Object.keys(z.parse(schritt, antwort)).map((feld) => ({ name, feld })),
  );
  const werte = fc.oneof(
    fc.constantFrom<unknown>(...naughtyValues, ...naughtyTexts),
    fc.constant(undefined),
    fc.jsonValue(),
  );
  return fc.tuple(fc.constantFrom(...felder), werte);
}

/** Whatever was prepared can be concluded, or is refused for a reason. */
async function sendeEin(antrag: Musterantrag, vorbereitung: Reply): Promise<Reply> {
  const antragId = await antragIdVon(Promise.resolve(vorbereitung));
  return stelle(api, antrag.produkt, einreichung(antrag, antragId));
}

test.each([
  ['home contents', hausrat],
  ['a bicycle', fahrrad],
  ['a profession', vh],
  ['business liability', bhv],
  ['a dog', tierhalter],
  ['private liability', phv],
  ['a trip', reise],
])(
  'whatever a single answer for %s is replaced by, the customer gets a contract or a German sentence',
  async (_, antrag) => {
    let geprueft = 0;
    await fc.assert(
      fc.asyncProperty(geaendert(antrag), async ([{ name, feld }, wert]) => {
        const anders = mit(antrag, name, { [feld]: wert });
        const vorbereitung = await bereiteVor(api, anders);
        const { status, body } =
          vorbereitung.status === 200 ? await sendeEin(anders, vorbereitung) : vorbereitung;
        expect([200, 409, 422]).toContain(status);
        geprueft += 1;
        if (status === 200) return;
        const antwort = z.parse(satz, body);
        const texte =
          'fehler' in antwort ? antwort.fehler.map((f) => f.text) : [antwort.errorMessage];
        expect(texte.filter((text) => !/^[A-ZÄÖÜ].*[.!“]$/s.test(text))).toEqual([]);
      }),
      { numRuns: 150, interruptAfterTimeLimit: 20_000, markInterruptAsFailure: false },
    );
    // However slow the machine is: fewer say nothing.
    expect(geprueft).toBeGreaterThanOrEqual(20);
  },
  60_000,
);
