import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, setup } from 'xstate';
import { type Ablauf, ablaufAus, type Pfeil } from '#viewer/chart/graph.ts';
import { woerterbuch } from '#viewer/chart/words.ts';
import { hauptweg } from '#viewer/layers/mainPath.ts';
import { wortlaut } from '#viewer/picture/measure.ts';
import { proben } from './blaetter.ts';

const alle = await proben();

const probe = setup({
  guards: { istEilig: () => true, istNeu: () => true, istTeuer: () => true },
});
const ausgang = { ruhe: { on: { WEITER: 'ziel' } }, ziel: { type: 'final' } } as const;

/** It only holds steps together; on the main path they stand for themselves. */
const phase = /^\w+phase$/;

describe.each(alle)('$id', ({ blatt: { ablauf } }) => {
  const { zustaende, pfeile } = hauptweg(ablauf);
  const haltVon = new Map(
    zustaende.flatMap(({ id, darin = [] }) => [id, ...darin].map((innen) => [innen, id] as const)),
  );
  const aussen = new Map(ablauf.zustaende.map((zustand) => [zustand.id, zustand.aussen]));
  const ersterIn = new Map(
    ablauf.pfeile.filter(({ art }) => art === 'start').map(({ von, nach }) => [von, nach]),
  );
  const haltUm = (id: string): string | undefined => {
    if (phase.test(id)) return haltUm(ersterIn.get(`${id}.start`) ?? '');
    // Of regions side by side the first is the way; its states are stops.
    if (haltVon.has(id)) return haltVon.get(id);
    const davor = aussen.get(id);
    return davor && !phase.test(davor) ? haltUm(davor) : haltVon.get(id);
  };

  test('every arrow of the main path is one of the chart, between the stops its ends stand in', () => {
    expect(pfeile.length).toBeGreaterThan(0);
    const erfunden = pfeile.filter(
      ({ id, von, nach }) =>
        !ablauf.pfeile.some((p) => p.id === id && haltUm(p.von) === von && haltUm(p.nach) === nach),
    );
    expect(erfunden.map(({ id }) => id)).toEqual([]);
  });

  /** Beside it the same cause leads to the stop itself. */
  const istSeiteneingang = (pfeil: Pfeil) =>
    haltUm(pfeil.nach) !== pfeil.nach &&
    ablauf.pfeile.some(
      ({ von, anlass, nach }) =>
        von === pfeil.von && anlass === pfeil.anlass && nach === haltUm(pfeil.nach),
    );

  test('no way between two stops is missing, but for an answer kept from before or into the middle of a stop', () => {
    const gezeigt = new Set(pfeile.map(({ id, nach }) => `${id} ${nach}`));
    const fehlend = ablauf.pfeile.filter((pfeil) => {
      const [von, nach] = [haltUm(pfeil.von), haltUm(pfeil.nach)];
      const gehoertDazu = von !== undefined && nach !== undefined && von !== nach;
      return (
        gehoertDazu &&
        fuehrtWeiter(pfeil) &&
        !istSeiteneingang(pfeil) &&
        !gezeigt.has(`${pfeil.id} ${nach}`)
      );
    });
    expect(
      fehlend.filter((pfeil) => !hatAntwort(pfeil, ablauf.pfeile)).map(({ id }) => id),
    ).toEqual([]);
  });

  const hinein = (id: string) =>
    ablauf.pfeile.filter(
      (pfeil) =>
        pfeil.nach === id &&
        fuehrtWeiter(pfeil) &&
        haltUm(pfeil.von) !== undefined &&
        !hatAntwort(pfeil, ablauf.pfeile),
    );

  test('a stop holds only calls of its own step, and choices that one arrow alone leads to', () => {
    const verirrt = zustaende.flatMap(({ schritt, darin = [] }) =>
      ablauf.zustaende.filter(
        (z) =>
          darin.includes(z.id) &&
          !(z.laedt && z.schritt === schritt && schritt !== null) &&
          !(waehltNur(z.id, ablauf.pfeile) && hinein(z.id).length === 1),
      ),
    );
    expect(verirrt.map(({ id }) => id)).toEqual([]);
  });

  test('an arrow says what the chart says of it; behind a choice, what leads to the choice too', () => {
    /** The arrow itself, and before it those through choices in its stop, back to what happens. */
    const kette = (pfeil: Pfeil): Pfeil[] => {
      const halt = haltVon.get(pfeil.von);
      const gewaehlt = halt !== undefined && halt !== pfeil.von;
      if (!gewaehlt || !waehltNur(pfeil.von, ablauf.pfeile)) return [pfeil];
      return [...hinein(pfeil.von).flatMap(kette), pfeil];
    };
    const worte = (pfeil: Pfeil | undefined) => {
      const alle = pfeil ? kette(pfeil) : [];
      const bedingung = alle
        .filter((p) => !lehntNurAb(p, ablauf.pfeile))
        .flatMap((p) => p.bedingung ?? [])
        .join(' und ');
      return [alle[0]?.art, alle[0]?.anlass, bedingung];
    };
    for (const { id, nach, art, anlass, bedingung } of pfeile) {
      const eigener = ablauf.pfeile.find((p) => p.id === id && haltUm(p.nach) === nach);
      expect([id, art, anlass, bedingung ?? '']).toEqual([id, ...worte(eigener)]);
    }
  });
});

test('an analyst sees each step on the main path of a flow with phases, in the order of its questions', () => {
  const hausrat = alle.find(({ id }) => id === 'antrag/hausrat');
  const stops = hausrat && hauptweg(hausrat.blatt.ablauf).zustaende.map(({ id }) => id);
  expect(stops?.filter((id) => !id.startsWith('hausrat.')).join(' ')).toBe(
    'einstieg angebot wohnung inhalt vorversicherung beitragPruefen anschlusspruefung anschluss person kontaktZahlung abschluss bestaetigung',
  );
});

test('an analyst sees the credit check within the documents, not as a stop of its own', () => {
  const hausrat = alle.find(({ id }) => id === 'antrag/hausrat');
  if (!hausrat) throw new Error('There is no application for home contents.');
  const { zustaende, pfeile } = hauptweg(hausrat.blatt.ablauf);
  expect(zustaende.filter(({ id }) => /bonitaet/i.test(id))).toEqual([]);
  expect(
    pfeile.filter(({ von }) => von === 'kontaktZahlung').map(({ nach, anlass }) => [nach, anlass]),
  ).toEqual([
    ['abschluss', 'Weiter'],
    ['abschluss', '✓ Code prüfen'],
  ]);
  expect(zustaende.find(({ id }) => id === 'abschluss')?.darin).toEqual(['abschliessen']);
});

test('an analyst sees a choice on the arrows behind its cause, with both conditions', () => {
  const { zustaende, pfeile } = wegDurch(
    probe.createMachine({
      id: 'probe',
      initial: 'frage',
      states: {
        frage: { on: { WEITER: [{ guard: 'istEilig', target: 'wahl' }, { target: 'ruhe' }] } },
        wahl: { always: [{ guard: 'istNeu', target: 'ruhe' }, { target: 'nochmals' }] },
        nochmals: { always: [{ guard: 'istTeuer', target: 'ruhe' }, { target: 'ziel' }] },
        ...ausgang,
      },
    }),
  );
  expect(zustaende.map(({ id }) => id)).toEqual([
    'probe.start',
    'probe.frage',
    'probe.ruhe',
    'probe.ziel',
  ]);
  expect(worteAus('probe.frage', pfeile)).toEqual([
    'Weiter [eilig und neu] → probe.ruhe',
    'Weiter [eilig und teuer] → probe.ruhe',
    'Weiter [eilig] → probe.ziel',
    'Weiter → probe.ruhe',
  ]);
});

const alleinstehend: readonly (readonly [string, AnyStateMachine])[] = [
  [
    'where two causes lead to it',
    probe.createMachine({
      id: 'probe',
      initial: 'frage',
      states: {
        frage: { on: { WEITER: 'wahl', UEBERSPRINGEN: 'wahl' } },
        wahl: { always: [{ guard: 'istNeu', target: 'ruhe' }, { target: 'ziel' }] },
        ...ausgang,
      },
    }),
  ],
  [
    'where it may wait',
    probe.createMachine({
      id: 'probe',
      initial: 'frage',
      states: {
        frage: { on: { WEITER: 'wahl' } },
        wahl: { always: { guard: 'istNeu', target: 'ruhe' }, on: { WEITER: 'ziel' } },
        ...ausgang,
      },
    }),
  ],
  [
    'where nothing says why it is chosen',
    probe.createMachine({
      id: 'probe',
      initial: 'frage',
      states: {
        frage: { always: { guard: 'istEilig', target: 'wahl' }, on: { WEITER: 'ruhe' } },
        wahl: { always: [{ guard: 'istNeu', target: 'ruhe' }, { target: 'ziel' }] },
        ...ausgang,
      },
    }),
  ],
];

test.each(alleinstehend)('a choice stays a stop of its own %s', (_, chart) => {
  expect(wegDurch(chart).zustaende.map(({ id }) => id)).toContain('probe.wahl');
});

function wegDurch(chart: AnyStateMachine): Ablauf {
  return hauptweg(ablaufAus('probe', 'Probe', chart, woerterbuch()));
}

function worteAus(halt: string, pfeile: readonly Pfeil[]): string[] {
  return pfeile
    .filter(({ von }) => von === halt)
    .map((pfeil) => `${wortlaut(pfeil)} → ${pfeil.nach}`)
    .toSorted();
}

function waehltNur(id: string, pfeile: readonly Pfeil[]): boolean {
  const aus = pfeile.filter(({ von }) => von === id);
  return aus.every(({ art }) => art === 'sofort') && aus.at(-1)?.bedingung === null;
}

/** Its condition somewhere stands alone behind its cause, so it chooses between no ways. */
function lehntNurAb({ art, bedingung }: Pfeil, pfeile: readonly Pfeil[]): boolean {
  const einzeln = (pfeil: Pfeil) =>
    pfeil.art !== 'sofort' &&
    pfeile.filter(
      ({ von, art: a, anlass }) => von === pfeil.von && a === pfeil.art && anlass === pfeil.anlass,
    ).length === 1;
  return art !== 'sofort' && pfeile.some((p) => p.bedingung === bedingung && einzeln(p));
}

function fuehrtWeiter({ art, zurueck }: Pfeil): boolean {
  return !zurueck && art !== 'fehler' && art !== 'route';
}

function hatAntwort({ art, von, nach }: Pfeil, pfeile: readonly Pfeil[]): boolean {
  return (
    art === 'sofort' &&
    pfeile.some((andere) => andere.art === 'antwort' && andere.von === von && andere.nach === nach)
  );
}
