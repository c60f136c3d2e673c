import { expect, test } from 'vitest';
import type { Hinderung } from '#contract/entities/aenderung.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { gesperrteBrief, vertragsfrage } from '#portal/flows/vertrag/umzug/fragen.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';

const umzug = {
  strasse: 'Domplatz',
  hausnummer: '12',
  plz: '48143',
  ort: 'Münster',
  umzugstag: '2026-12-17',
};
const vorgemerkt = {
  code: 'VORGEMERKT',
  text: 'Für diesen Vertrag ist bereits eine Änderung zum 12.12.2026 vorgemerkt.',
} as const;

test('who has no contract is told so, who has none with an address reads that', () => {
  expect(vertragsfrage([]).seite.einleitung).toMatch(/^Sie haben noch keine Verträge\./);
  const ohne = { ...vertrag, kacheln: [] };
  expect(vertragsfrage([ohne]).seite.einleitung).toMatch(/^Keiner Ihrer Verträge gilt für/);
});

test('about contracts that cannot move along a letter is ready, with address, day and reasons', () => {
  const brief = gesperrteBrief([mit('IA260000803', vorgemerkt), mit('IM240000802', null)], umzug);
  expect(brief?.body).toContain(`Vertrag IA260000803: ${vorgemerkt.text}`);
  expect(brief?.body).not.toContain('IM240000802');
  expect(brief?.body).toContain('Umzugstag: 17.12.2026.');
  expect(brief?.body).toContain('Domplatz 12, 48143 Münster');
  expect(gesperrteBrief([mit('IM240000802', null)], umzug)).toBeNull();
});

function mit(versicherungsNummer: string, hinderung: Hinderung | null): Vertrag {
  return { ...vertrag, versicherungsNummer, kacheln: [{ art: 'risikoort', hinderung }] };
}
