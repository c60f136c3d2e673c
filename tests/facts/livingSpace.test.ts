import { expect, test } from 'vitest';
import { aenderungen } from '#contract/aenderungen/arten.ts';
import { antworten as moving } from '#machines/vertrag/umzug/answers.ts';
import { vertragsfrage } from '#portal/flows/vertrag/umzug/fragen.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';
import { heute } from '#tests/support/aenderungslage.ts';
import { rangeAround, takesField } from './probe.ts';
import { answerOf, sold } from './sold.ts';

test('who moves can name a flat as small and as large as who applied', () => {
  const { page, answers } = sold.hausrat;
  const form = page.regel.formen(heute)['wohnung'];
  const asked = vertragsfrage([{ ...vertrag, kacheln: [{ art: 'risikoort', hinderung: null }] }]);
  const field = asked.seite.felder.find((eines) => eines.art === 'zahl');
  const taken = (shape: typeof form, answer: object) =>
    rangeAround(
      80,
      (size) => shape !== undefined && takesField(shape, answer, 'wohnflaeche', size),
    );
  const applied = taken(form, answerOf(answers, 'wohnung'));
  expect({
    page: field?.art === 'zahl' ? [field.von, field.bis] : null,
    chart: taken(moving.vertraegeWaehlen, { vertraege: [] }),
    request: taken(aenderungen.risikoort.wunsch, {}),
  }).toEqual({ page: applied, chart: applied, request: applied });
});
