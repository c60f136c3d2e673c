import { expect, test } from 'vitest';
import { anfangsstand } from '#machines/antrag/context.ts';
import { fortschritt } from '#machines/fortschritt.ts';
import { schrittTitel } from '#portal/flows/antrag/schrittTitel.ts';
import { hausratAnfang } from '#portal/flows/antrag/hausrat/anfang.ts';
import { hausratSeite } from '#portal/flows/antrag/hausrat/seite.ts';

test('The first page says what the chart says, before the chart is there', () => {
  const { chart, flow, fragen, schritte } = hausratSeite;
  const [schritt] = schritte;
  const weg = [...hausratSeite.weg(anfangsstand({})), schritt];
  const stand = fortschritt(chart, weg, schritt, 'zusammenfassung');
  expect(hausratAnfang).toEqual({
    flow,
    schritt,
    frageseite: fragen[schritt],
    fortschritt: { ...stand, titel: schrittTitel(chart, schritt) },
  });
});
