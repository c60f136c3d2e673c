import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aenderungsarten } from '#contract/aenderungen/seiten.ts';
import { flows } from '#machines/registry.ts';
import type { Auswahl } from '#machines/vertrag/aenderung/answers.ts';
import { choicesIn } from '#tests/models/engine/choices.ts';
import { walked } from '#tests/models/engine/walked.ts';
import * as antwort from './antworten.ts';
import { gefragtNach, tafel } from './tafel.ts';

const { chart, antworten } = flows['vertrag/aenderung'];

/** What is typed and decides nothing, so that a choice has all its fields. */
const getippt: Readonly<Record<string, unknown>> = {
  ...antwort.neueWohnung,
  ...antwort.taetigkeit,
  ...antwort.groessereWohnung,
  jahresumsatz: 20_000_000,
  umsatz: 20_000_000,
  value: '60000',
  familienstand: 'SINGLE',
  coverageType: 'GLASBRUCH',
  wert: true,
};
/** Values of a field that is a word to the wire, as the contracts offer them. */
const angeboten: Readonly<Record<string, readonly unknown[]>> = {
  familienstand: ['SINGLE', 'PAAR', 'FAMILIE', 'ALLEINERZIEHEND'],
  coverageType: ['GLASBRUCH', 'ELEMENTAR', 'FAHRRAD', 'WOHNSCHUTZBRIEF', 'UNBENANNTE_GEFAHREN'],
  wert: [true, false, '5'],
};
const weitere = {
  vorschaden: { elementarVorschaden: false },
  wohnung: { wohnflaeche: 80 },
  anlass: { anlass: 'HEIRAT', anlassDatum: '2026-11-07' },
  person1: antwort.person,
  person2: antwort.person,
  person3: antwort.person,
  risikofragen: { R01: false },
  termin: { wirksamkeitsdatum: '2027-01-01' },
};

/** Every choice of a kind: each value of each field it is chosen from, with both kinds of days. */
function wahlen(art: Auswahl['art']): Auswahl[] {
  const shape = antworten.auswahl.def.options.find(
    (one) => z.safeParse(one.shape.art, art).success,
  );
  if (!shape) throw new Error(`No shape of ${art}.`);
  const { art: _art, zeitraum: _zeitraum, ...fields } = choicesIn(shape);
  const alle = Object.entries(fields).reduce<Record<string, unknown>[]>(
    (some, [field, values]) =>
      some.flatMap((one) =>
        (angeboten[field] ?? values ?? [getippt[field]]).map((value) =>
          Object.assign({}, one, { [field]: value }),
        ),
      ),
    [{ art }],
  );
  return alle
    .flatMap((one) =>
      [antwort.fest, antwort.frei].map((zeitraum) => Object.assign({}, one, { zeitraum })),
    )
    .map((one) => z.parse(antworten.auswahl, one));
}

describe('a change asks what its kind needs, and nothing else', () => {
  test.each(aenderungsarten.flatMap(wahlen))('%o', (auswahl) => {
    const { steps, end } = walked(
      chart,
      { versicherungsNummer: 'PH250000101', art: auswahl.art },
      { auswahl, ...weitere },
    );
    expect(steps).toEqual(['auswahl', ...gefragtNach(auswahl)]);
    expect(end.matches('berechnen')).toBe(true);
  });

  test('the table names every value that can be chosen where a choice decides', () => {
    const unnamed = aenderungsarten.flatMap((art) => {
      const { feld, fragen } = tafel[art];
      // A word to the wire has values without end; what is not named is asked nothing more.
      if (feld === null || feld in angeboten) return [];
      return wahlen(art)
        .map((wahl) => String(new Map<string, unknown>(Object.entries(wahl)).get(feld)))
        .filter((value) => !(value in fragen));
    });
    expect(unnamed).toEqual([]);
  });
});
