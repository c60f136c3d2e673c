import { expect, test } from 'vitest';
import type { Fragefeld } from '#machines/formular/frage.ts';
import { schluesselListe } from '#contract/produkte/produkte.ts';
import { sparteVon } from '#contract/schaeden/schaeden.ts';
import type { Schadensparte } from '#contract/schaeden/sparte.ts';
import { ereignisseite } from '#portal/flows/schaden/steps/ereignisseite.ts';
import { worteFuer } from '#portal/flows/schaden/texte.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';

const heute = '2026-11-21';
/** The kind and the button, the button under the photos, the tick and the button that reports. */
const ringsum = 2 + 1 + 2;

/** What she does from the first page to the number: each choice, field and button, at a place the contract knows. */
function handgriffe(sparte: Schadensparte, art: string): number {
  const { felder } = ereignisseite({ sparte, art, heute, vertrag, w: worteFuer('KUNDE') });
  const antwort = { schadendatum: heute, schadenort: sparte.meldung?.orte[0] };
  const istGefragt = (feld: Fragefeld) =>
    !('optional' in feld && feld.optional) && feld.wenn?.(antwort, { sperren: {} }) !== false;
  return ringsum + felder.filter(istGefragt).length + 1;
}

const meldbar = schluesselListe.flatMap((produkt) => {
  const sparte = sparteVon(produkt);
  return sparte?.meldung ? [{ produkt, sparte }] : [];
});

test.each(meldbar)(
  'a customer who reports on $produkt, whatever happened, has her number after eleven inputs at most',
  ({ sparte }) => {
    const alle = Object.keys(sparte.arten).map((art) => handgriffe(sparte, art));
    expect(Math.max(...alle)).toBeLessThanOrEqual(11);
    expect(Math.min(...alle)).toBeGreaterThanOrEqual(9);
  },
);
