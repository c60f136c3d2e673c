import type { AnyEventObject, ContextFrom } from 'xstate';
import * as z from 'zod/mini';
import type { feld } from '#machines/upload/feld/machine.ts';
import { uuidFor } from '#tests/models/engine/answering.ts';
import { casesFor } from '#tests/models/engine/cases.ts';

type Kontext = ContextFrom<typeof feld>;
type Stand = Kontext['dateien'][number]['stand'];

export const vonVorhin = {
  id: '3f0c7b56-7f0e-4d2a-9b53-2b7b1c1d5e10',
  name: 'Datei-0.txt',
  groesse: 11,
};
export const satz = 'Die Datei konnte nicht geprüft werden.';

/** Nobody has it. */
export const fremd = 99;
/** Filled in where it happens: the first file it can happen to. */
const erste = -1;

const imWeg = ['unterwegs', 'gescheitert', 'leer'];

/** How a file has to stand for what happens to it. */
const noetig: Readonly<Record<string, readonly string[]>> = {
  FORTSCHRITT: ['laeuft'],
  ANGEKOMMEN: ['laeuft'],
  ABGELEHNT: ['laeuft'],
  GESCHEITERT: ['laeuft'],
  VERFALLEN: ['aufgehoben'],
  ERNEUT: ['gescheitert'],
  ENTFERNEN: ['aufgehoben', 'wartet', 'laeuft', 'geprueft', 'gescheitert', 'abgelehnt'],
};

export const cases = casesFor<typeof feld>({
  inputs: { leer: { aufgehoben: [] }, 'von vorhin': { aufgehoben: [vonVorhin] } },
  events: {
    'GEWAEHLT eine': gewaehlt({}),
    'GEWAEHLT vier': gewaehlt({}, {}, {}, {}),
    'GEWAEHLT eine, die nicht geht': gewaehlt({ satz }),
    'GEWAEHLT dieselbe': {
      type: 'GEWAEHLT',
      dateien: [{ schluessel: 0, name: vonVorhin.name, groesse: 11 }],
    },
    FORTSCHRITT: { type: 'FORTSCHRITT', schluessel: erste, anteil: 0.4 },
    'FORTSCHRITT danach': { type: 'FORTSCHRITT', schluessel: fremd, anteil: 0.4 },
    ANGEKOMMEN: { type: 'ANGEKOMMEN', schluessel: erste, id: '' },
    ABGELEHNT: { type: 'ABGELEHNT', schluessel: erste, satz },
    GESCHEITERT: { type: 'GESCHEITERT', schluessel: erste },
    VERFALLEN: { type: 'VERFALLEN', schluessel: erste },
    ERNEUT: { type: 'ERNEUT', schluessel: erste },
    'ERNEUT zu spät': { type: 'ERNEUT', schluessel: fremd },
    ENTFERNEN: { type: 'ENTFERNEN', schluessel: erste },
    'ENTFERNEN zu spät': { type: 'ENTFERNEN', schluessel: fremd },
    PRUEFEN: { type: 'PRUEFEN' },
  },
  calls: {},
  flags: ({ dateien }) => dateien.map(({ schluessel, stand }) => [schluessel, stand]),
  answers: () => null,
  ends: {},
  possible: ({ context }, event, name) => {
    const { dateien } = z.parse(feldkontext, context);
    const { type } = event;
    if (name === 'GEWAEHLT dieselbe') return dateien.some(({ schluessel }) => schluessel === 0);
    if (type === 'GEWAEHLT') {
      const zahl = gewaehlte(event).length;
      return dateien.length + zahl <= (zahl > 1 ? 4 : 2);
    }
    // What becomes of many is seen in two; only the wait for a place needs four.
    if (dateien.length > 2 && !['ANGEKOMMEN', 'ENTFERNEN'].includes(type)) return false;
    return event['schluessel'] !== erste || betroffene(dateien, type) !== undefined;
  },
  filledIn: (event, { dateien }) => {
    if (gewaehlte(event).some(({ schluessel }) => schluessel === erste))
      return { ...event, dateien: benannt(event, dateien) };
    if (event['schluessel'] !== erste) return event;
    const schluessel = betroffene(dateien, event.type)?.schluessel ?? fremd;
    return event.type === 'ANGEKOMMEN'
      ? { ...event, schluessel, id: uuidFor({ schluessel }) }
      : { ...event, schluessel };
  },
  invariants: {
    'at most three files travel at once, and none waits while there is room': (state) => {
      const unterwegs = alle(state.context, 'laeuft').length;
      return unterwegs <= 3 && (unterwegs === 3 || alle(state.context, 'wartet').length === 0);
    },
    'with the form goes what has arrived, and nothing else': ({ context }) => {
      const da = alle(context, 'aufgehoben', 'geprueft').map(({ id }) => id);
      const mit = context.angekommen.map(({ id }) => id);
      return da.length === mit.length && da.every((id) => id !== undefined && mit.includes(id));
    },
    'a file that is refused says why': ({ context }) =>
      alle(context, 'abgelehnt').every((eine) => eine.satz !== undefined),
    'the page can be left when something is there, nothing is on its way and nothing failed': (
      state,
    ) =>
      state.matches('stand.bereit') ===
      (alle(state.context, 'aufgehoben', 'geprueft').length > 0 &&
        alle(state.context, 'wartet', 'laeuft', 'gescheitert').length === 0),
    'what is on its way is said before what failed, and that before what is missing': (state) =>
      !(
        (state.matches('stand.gescheitert') || state.matches('stand.leer')) &&
        alle(state.context, 'wartet', 'laeuft').length > 0
      ) && !(state.matches('stand.leer') && alle(state.context, 'gescheitert').length > 0),
  },
  changes: {
    'who wants to go on is told what is in her way, and nothing when nothing is': (
      { type },
      before,
      after,
    ) =>
      type !== 'PRUEFEN' ||
      imWeg.every((was) => after.matches(`gesagt.${was}`) === before.matches(`stand.${was}`)),
    'she sees how much of a file has arrived while it travels': (event, before, after) =>
      event.type !== 'FORTSCHRITT' ||
      alle(after.context, 'laeuft').every(
        ({ schluessel, anteil }) =>
          anteil ===
          (schluessel === event['schluessel']
            ? event['anteil']
            : before.context.dateien.find((eine) => eine.schluessel === schluessel)?.anteil),
      ),
  },
});

function gewaehlt(...dateien: readonly { satz?: string }[]) {
  const neu = { schluessel: erste, name: '', groesse: 11 };
  return {
    type: 'GEWAEHLT',
    dateien: dateien.map((eine) => Object.assign({}, neu, eine)),
  } as const;
}

const wahl = z.object({ dateien: z.array(z.looseObject({ schluessel: z.number() })) });

function gewaehlte(event: AnyEventObject) {
  return z.safeParse(wahl, event).data?.dateien ?? [];
}

/** Each by the lowest number that is free. */
function benannt(event: AnyEventObject, da: Kontext['dateien']): object[] {
  const belegt = new Set(da.map(({ schluessel }) => schluessel));
  return gewaehlte(event).map((eine) => {
    let schluessel = 0;
    while (belegt.has(schluessel)) schluessel += 1;
    belegt.add(schluessel);
    return Object.assign({}, eine, { schluessel, name: `Datei-${schluessel}.txt` });
  });
}

const feldkontext = z.object({
  dateien: z.array(z.object({ schluessel: z.number(), stand: z.string() })),
});

function betroffene(dateien: readonly { schluessel: number; stand: string }[], ereignis: string) {
  return dateien.find(({ stand }) => noetig[ereignis]?.includes(stand));
}

function alle({ dateien }: Kontext, ...staende: readonly Stand[]): Kontext['dateien'] {
  return dateien.filter(({ stand }) => staende.includes(stand));
}
