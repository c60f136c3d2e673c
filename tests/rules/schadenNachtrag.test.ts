import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { produkte, schluesselListe } from '#contract/produkte/produkte.ts';
import { sparteVon } from '#contract/schaeden/schaeden.ts';
import { nachtragsangaben } from '#contract/schaeden/nachtragsangaben.ts';
import {
  nachtragsfragenVon,
  teileBei,
  umstaendeBei,
  umstandsform,
} from '#contract/schaeden/umstaende.ts';

const gemeldete = schluesselListe.flatMap((produkt) => {
  const fragen = nachtragsfragenVon(produkte[produkt].schaden);
  const sparte = sparteVon(produkt);
  return fragen && sparte ? [{ produkt, fragen, arten: sparte.arten }] : [];
});

test('every product that can be reported is asked about afterwards', () => {
  expect(gemeldete.map(({ produkt }) => produkt)).toHaveLength(8);
});

test.each(gemeldete)(
  'what $produkt asks after the report belongs to kinds of damage it has, at most seven questions each',
  ({ fragen, arten }) => {
    for (const art of [...Object.keys(fragen.umstaende), ...fragen.polizei]) {
      expect(Object.keys(arten)).toContain(art);
    }
    for (const [art, namen] of Object.entries(fragen.umstaende)) {
      expect(umstaendeBei(fragen, art).map(([name]) => name)).toEqual(namen);
      expect(namen.length).toBeLessThanOrEqual(7);
    }
  },
);

test.each(gemeldete)(
  'a question of $produkt that hangs on another comes behind it, and on an answer it has',
  ({ fragen }) => {
    for (const namen of Object.values(fragen.umstaende)) {
      for (const [stelle, name] of namen.entries()) {
        const nur = fragen.fragen[name]?.nur;
        if (!nur) continue;
        const [andere, antwort] = nur;
        expect(namen.slice(0, stelle)).toContain(andere);
        const frage = fragen.fragen[andere];
        const gibtEs =
          frage && 'antworten' in frage
            ? Object.keys(frage.antworten).includes(String(antwort))
            : typeof antwort === 'boolean';
        expect(gibtEs).toBe(true);
      }
    }
  },
);

test.each(gemeldete)(
  '$produkt asks either whose damage it is or where to pay',
  ({ fragen, arten }) => {
    for (const [art, daten] of Object.entries(arten)) {
      const teile = teileBei(fragen, art, daten);
      expect(teile.includes('beteiligte')).toBe(!teile.includes('auszahlung'));
      expect(teile).toContain('versicherung');
    }
  },
);

test('whoever was harmed herself and gets nothing is asked where to pay, and not who was harmed', () => {
  const phv = gemeldete.find(({ produkt }) => produkt === 'PRIVATHAFTPFLICHT');
  if (!phv) throw new Error('Private liability is gone.');
  expect(teileBei(phv.fragen, 'FORDERUNGSAUSFALL', phv.arten['FORDERUNGSAUSFALL'] ?? {})).toEqual([
    'umstaende',
    'versicherung',
    'auszahlung',
  ]);
});

test('water from a neighbour: his name is asked, and taken from nobody else', () => {
  const hausrat = gemeldete.find(({ produkt }) => produkt === 'HAUSRAT');
  if (!hausrat) throw new Error('Home contents are gone.');
  const form = umstandsform(umstaendeBei(hausrat.fragen, 'LEITUNGSWASSER'), '2026-11-20');
  const vomNachbarn = {
    wasserUrsache: 'NACHBAR',
    nachbarName: 'Frau Kern',
    wasserAbgestellt: true,
    raeume: ['BAD'],
    trocknung: false,
    eigentuemerInformiert: true,
  };
  expect(z.safeParse(form, vomNachbarn).success).toBe(true);
  const ausRohr = z.safeParse(form, { ...vomNachbarn, wasserUrsache: 'ROHRBRUCH' });
  expect(ausRohr.error?.issues.map(({ path }) => path)).toEqual([['nachbarName']]);
  expect(nachtragsangaben(hausrat.fragen, 'LEITUNGSWASSER', { umstaende: vomNachbarn })).toEqual([
    { label: 'Woher kam das Wasser?', wert: 'Vom Nachbarn' },
    { label: 'Name des Nachbarn', wert: 'Frau Kern' },
    { label: 'Ist das Wasser abgestellt?', wert: 'Ja' },
    { label: 'Welche Räume sind betroffen?', wert: 'Bad' },
    { label: 'Ist eine Trocknung beauftragt?', wert: 'Nein' },
    { label: 'Weiß der Eigentümer des Hauses davon?', wert: 'Ja' },
  ]);
});

test('a day that is still to come is no answer', () => {
  const fahrrad = gemeldete.find(({ produkt }) => produkt === 'FAHRRAD');
  if (!fahrrad) throw new Error('Bicycles are gone.');
  const form = umstandsform(umstaendeBei(fahrrad.fragen, 'VERSCHLEISS'), '2026-11-20');
  const antwort = { bauteil: 'BREMSE', kilometer: '2500' };
  expect(z.safeParse(form, { ...antwort, gekauftAm: '2026-11-20' }).success).toBe(true);
  expect(z.safeParse(form, { ...antwort, gekauftAm: '2026-11-21' }).success).toBe(false);
});
