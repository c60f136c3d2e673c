import type { AnyStateMachine } from 'xstate';
import { charts } from '#machines/registry.ts';
import { statesOf, transitionId, transitionsOf } from '#machines/transitions.ts';
import { explore } from '#tests/models/engine/explore.ts';
import { flowsUnderTest } from '#tests/models/engine/flowsUnderTest.ts';
import { type Blatt, blattAus } from '#viewer/sheet.ts';
import { antragMuster } from './antragMuster.ts';

export interface Probe {
  readonly id: string;
  readonly chart: AnyStateMachine;
  readonly blatt: Blatt;
}

let gezeichnet: Promise<Probe[]> | undefined;

/** Every flow of the registry and one as large as an application gets, drawn once for all files of a process. */
export function proben(): Promise<Probe[]> {
  return (gezeichnet ??= zeichne());
}

async function zeichne(): Promise<Probe[]> {
  const echte = (await flowsUnderTest()).map(async ({ id, chart, cases, beside }) => {
    const { titel = id, worte, fragen } = charts[id] ?? {};
    const gefunden = [...explore(chart, cases).vertices.values()].map(({ snapshot }) => snapshot);
    const deckung = alleUebergaenge(chart);
    const blatt = await blattAus({
      id,
      titel,
      chart,
      ...(worte ? { worte } : {}),
      ...(fragen ? { fragen } : {}),
      ...(beside ? { neben: beside.map((host) => charts[host]?.titel ?? host) } : {}),
      gefunden,
      deckung,
    });
    return { id, chart, blatt };
  });
  return [...(await Promise.all(echte)), await musterprobe()];
}

/** The large flow with one resting state per step. */
export async function musterprobe(): Promise<Probe> {
  const gefunden = statesOf(antragMuster)
    .filter(({ parent, type }) => parent === antragMuster.root && type !== 'final')
    .map(({ key }) => (key === 'tarif' ? { tarif: 'angebot' } : key))
    .map((value) => antragMuster.resolveState({ value, context: {} }));
  const blatt = await blattAus({
    id: 'antrag/muster',
    titel: 'Antrag',
    chart: antragMuster,
    worte: {
      bedingungen: {
        hatNebengebaeude: 'mit Nebengebäude',
        hatteVorschaeden: 'mit Vorschäden',
        istVersicherbar: 'versicherbar',
        tarifAktuell: 'schon berechnet',
      },
    },
    gefunden,
    deckung: alleUebergaenge(antragMuster),
  });
  return { id: 'antrag/muster', chart: antragMuster, blatt };
}

function alleUebergaenge(chart: AnyStateMachine) {
  return { automat: new Set(transitionsOf(chart).map(transitionId)), browser: null };
}
