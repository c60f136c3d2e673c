import { expect, test } from 'vitest';
import { aenderungen } from '#contract/aenderungen/arten.ts';
import type { Aenderungsangebot } from '#contract/entities/aenderungswunsch.ts';
import { antworten as changing } from '#machines/vertrag/aenderung/answers.ts';
import { antworten as moving } from '#machines/vertrag/umzug/answers.ts';
import { blaetter } from '#portal/flows/vertrag/aenderung/arten/blaetter.ts';
import { vertragsfrage } from '#portal/flows/vertrag/umzug/fragen.ts';
import { frei } from '#tests/models/vertrag/aenderung/antworten.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';
import { heute } from '#tests/support/aenderungslage.ts';
import { rangeAround, takesField } from './probe.ts';
import { answerOf, sold } from './sold.ts';

const { page, answers } = sold.hausrat;
const form = page.regel.formen(heute)['wohnung'];
const taken = (shape: typeof form, answer: object) =>
  rangeAround(80, (size) => shape !== undefined && takesField(shape, answer, 'wohnflaeche', size));
const applied = taken(form, answerOf(answers, 'wohnung'));

test('who moves can name a flat as small and as large as who applied', () => {
  const asked = vertragsfrage([{ ...vertrag, kacheln: [{ art: 'risikoort', hinderung: null }] }]);
  const field = asked.seite.felder.find((eines) => eines.art === 'zahl');
  expect({
    page: field?.art === 'zahl' ? [field.von, field.bis] : null,
    chart: taken(moving.vertraegeWaehlen, { vertraege: [] }),
    request: taken(aenderungen.risikoort.wunsch, {}),
  }).toEqual({ page: applied, chart: applied, request: applied });
});

test('who corrects the size of the flat can name one as small and as large as who applied', () => {
  const angebot: Aenderungsangebot = {
    art: 'wohnflaeche',
    hinderung: null,
    mehr: frei,
    weniger: frei,
    optionen: [],
    betrag: null,
  };
  const { seite } = blaetter.wohnflaeche.blatt({ vertrag, angebot });
  const field = seite.felder.find((eines) => eines.art === 'zahl');
  expect({
    page: field?.art === 'zahl' ? [field.von, field.bis] : null,
    chart: taken(changing.auswahl, { art: 'wohnflaeche', zeitraum: frei }),
    request: taken(aenderungen.wohnflaeche.wunsch, {}),
  }).toEqual({ page: applied, chart: applied, request: applied });
});
