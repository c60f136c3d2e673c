import { transformWithOxc } from 'vite';
import { describe, expect, test } from 'vitest';
import { candidates, drawn } from './browser/mutants/drawn.ts';
import { kinds } from './browser/mutants/edit.ts';
import { breakView } from './browser/mutants/inPage.ts';
import { schemata, type ViewMutant } from './browser/mutants/schemata.ts';

const view = `
export const worte = { FRAU: 'Frau', HERR: 'Herr' } as const;
export const wahl = [{ wert: 'JA', label: 'Ja' }, { wert: 'NEIN', label: 'Nein' }];
export const zeilen = (a: string, b: string) => [{ label: 'A', value: a }, { label: 'B', value: b }];
export const satz = (t: Sagt) => t('satz', { bisher: 'eins', jetzt: 'zwei' });
export const summe = (beitrag: Beitrag): number => beitrag.versicherungsPraemie;
export const schicke = (actor: Actor) => actor.send({ type: 'WEITER' });
export const gehe = (actor: Actor) => actor.send({ type: 'ZURUECK' });
export const weg = { href: '/vertraege' };
export const anderswo = { href: '/kontakt' };
export const rufe = (client: Client, body: object, idempotencyKey: string) =>
  client.call({ body, idempotencyKey });
export const vergiss = (queries: Queries) => queries.invalidateQueries();
export const Seite = ({ hinweis, laedt, offen }: Props) => (
  <Feld fehler={hinweis} laedt={laedt} options={worte}>{offen && <p>offen</p>}</Feld>
);
`;
const file = 'src/portal/flows/muster/View.tsx';
const { mutants, written } = schemata(new Map([[file, view]]));

describe('a view that is broken on purpose', () => {
  test('is broken in every way there is', () => {
    expect(new Set(mutants.map(({ kind }) => kind))).toEqual(new Set(kinds));
  });

  test('is the same each time, whatever order its files come in', () => {
    const sources = [
      [file, view],
      ['src/portal/flows/muster/anders.ts', view],
    ] as const;
    const there = schemata(new Map(sources)).mutants;
    expect(schemata(new Map(sources.toReversed())).mutants).toEqual(there);
  });

  test('is whole as long as nothing is wanted', async () => {
    const { module } = await run(-1);
    expect(module.worte).toEqual({ FRAU: 'Frau', HERR: 'Herr' });
    expect(module.wahl).toEqual([
      { wert: 'JA', label: 'Ja' },
      { wert: 'NEIN', label: 'Nein' },
    ]);
    expect(module.zeilen('1', '2').map(({ value }) => value)).toEqual(['1', '2']);
    expect(module.satz((_, werte) => JSON.stringify(werte))).toBe(
      '{"bisher":"eins","jetzt":"zwei"}',
    );
  });

  test('says of two values each what belongs to the other', async () => {
    const { module } = await run(wanted('labels swapped', "'Frau'"));
    expect(module.worte).toEqual({ FRAU: 'Herr', HERR: 'Frau' });
    const options = await run(wanted('labels swapped', "'Ja'"));
    expect(options.module.wahl).toEqual([
      { wert: 'JA', label: 'Nein' },
      { wert: 'NEIN', label: 'Ja' },
    ]);
  });

  test('shows beside a label what belongs to the next one', async () => {
    const { module } = await run(wanted('value from its neighbour', 'a ↔ b'));
    expect(module.zeilen('1', '2').map(({ value }) => value)).toEqual(['2', '1']);
    const sentence = await run(wanted('value from its neighbour', "'eins'"));
    expect(sentence.module.satz((_, werte) => JSON.stringify(werte))).toBe(
      '{"bisher":"zwei","jetzt":"eins"}',
    );
    const field = await run(wanted('value from its neighbour', 'beitrag.'));
    const beitrag = { versicherungsPraemie: 1, jahresVersicherungsPraemie: 12 };
    expect(field.module.summe(beitrag)).toBe(12);
  });

  test('sends another event, and leads elsewhere', async () => {
    const { module } = await run(wanted('neighbour event', 'WEITER'));
    expect(module.schicke({ send: (event: object) => event })).toEqual({ type: 'ZURUECK' });
    const way = await run(wanted('way to its neighbour', '/vertraege'));
    expect(way.module.weg).toEqual({ href: '/kontakt' });
  });

  test('sends fields of one type in each other’s place, with a key of its own, and keeps what is old', async () => {
    const body = { art: 'A', strasse: 'Weg', ort: 'Berlin', am: '2026-11-21', mal: 1 };
    const swapped = await run(wanted('request field swapped', 'pair 1 '));
    expect(
      swapped.module.rufe(client, { strasse: 'Weg', am: '2026-11-21', ort: 'Ulm' }, 'k'),
    ).toEqual({
      body: { strasse: 'Ulm', am: '2026-11-21', ort: 'Weg' },
      idempotencyKey: 'k',
    });
    const key = await run(wanted('key made anew', ''));
    expect(key.module.rufe(client, body, 'k').idempotencyKey).not.toBe('k');
    const query = await run(wanted('query kept', ''));
    let asked = 0;
    void query.module.vergiss({ invalidateQueries: () => (asked += 1) });
    expect(asked).toBe(0);
  });

  test('is not broken where both ways show the same', () => {
    expect(brokenOf(waiting('props'))).toEqual([]);
    expect(brokenOf(waiting('anderes'))).toHaveLength(1);
    expect(brokenOf(waiting('props').replaceAll('Suspense', 'Rahmen'))).toHaveLength(1);
  });

  test('says of words that are read as they stand which they are', () => {
    expect(mutants[wanted('labels swapped', "'Frau'")]?.words).toEqual(['Frau', 'Herr']);
    expect(mutants[wanted('error dropped', 'fehler')]?.words).toBeUndefined();
  });

  test('sends another event only where the flow takes one of the two', async () => {
    const { module, seen } = await run(wanted('neighbour event', 'WEITER'));
    const id = wanted('neighbour event', 'WEITER');
    expect(module.schicke(actorThatTakes('ERNEUT'))).toEqual({ type: 'WEITER' });
    await Promise.resolve();
    expect(seen).not.toContain(id);
    expect(module.schicke(actorThatTakes('WEITER'))).toEqual({ type: 'ZURUECK' });
    await Promise.resolve();
    expect(seen).toContain(id);
  });

  test('is come by only where it would change something', async () => {
    const { module, seen } = await run(-1);
    module.rufe(client, { mal: 1, am: '2026-11-21' }, 'k');
    await Promise.resolve();
    const kindsSeen = new Set([...seen].map((id) => mutants[id]?.kind));
    expect(kindsSeen).not.toContain('request field swapped');
    expect(kindsSeen).toContain('key made anew');
    expect(kindsSeen).not.toContain('busy kept');
  });
});

describe('what is drawn of all', () => {
  const all: ViewMutant[] = Array.from({ length: 60 }, (_, id) => ({
    id,
    kind: kinds[id % 3] ?? 'busy kept',
    file: `src/portal/flows/${id % 2 === 0 ? 'konto/eins' : 'konto/zwei'}/View.tsx`,
    line: id,
    what: 'a',
    isLoaded: id > 50,
  }));
  const everything = new Set(all.map(({ id }) => id));
  const seen = new Map([
    ['konto/eins', everything],
    ['konto/zwei', everything],
  ]);
  const come = candidates(all, seen);

  test('holds every kind of every flow, and as many more as are asked for', () => {
    const few = drawn(come, 1, 20);
    expect(few).toHaveLength(20);
    const of = (flow: string) => few.filter((one) => one.flow === flow);
    for (const flow of seen.keys()) {
      expect(new Set(of(flow).map(({ mutant }) => mutant.kind)).size).toBe(3);
    }
  });

  test('hangs on nothing but the seed', () => {
    expect(drawn(come.toReversed(), 1, 20)).toEqual(drawn(come, 1, 20));
    expect(drawn(come, 2, 20)).not.toEqual(drawn(come, 1, 20));
  });

  test('leaves out what is only loaded, and brought by another flow', () => {
    const loaded = come.filter(({ mutant }) => mutant.isLoaded);
    for (const { flow, mutant } of loaded) expect(mutant.file).toContain(flow);
  });
});

test('what stands in the folder of a flow is tried in that flow, where it comes by it', () => {
  const file = 'src/portal/flows/konto/eins/View.tsx';
  const one: ViewMutant = { id: 7, kind: 'busy kept', file, line: 1, what: 'a', isLoaded: false };
  const triedIn = (...flows: string[]) => candidates([one], seenBy(flows)).map(({ flow }) => flow);
  expect(triedIn('konto/eins', 'konto/zwei')).toEqual(['konto/eins']);
  expect(triedIn('konto/zwei')).toEqual(['konto/zwei']);
  const companions = new Set(['konto/eins']);
  const shared = { ...one, file: 'src/portal/formular/Felder.tsx' };
  const tried = candidates([shared], seenBy(['konto/eins', 'konto/zwei']), companions);
  expect(tried.map(({ flow }) => flow)).toEqual(['konto/zwei']);
  // The views of a companion stand in a folder of another name.
  const own = { ...one, file: 'src/portal/flows/konto/neben/View.tsx' };
  const folders = { 'konto/eins': 'konto/neben' };
  const ofIts = candidates([own], seenBy(['konto/eins', 'konto/zwei']), companions, folders);
  expect(ofIts.map(({ flow }) => flow)).toEqual(['konto/eins']);
});

test('the step a draft is kept with is no way that could lead elsewhere', () => {
  const kept = "export const merke = (draft) => draft.write({ schritt: 'eins', antworten: {} });";
  const gone = "export const zwei = () => gehe('zwei'); export const drei = () => gehe('drei');";
  const found = schemata(new Map([[file, `${kept} ${gone}`]])).mutants.map(({ what }) => what);
  expect(found).toEqual(['zwei → drei', 'drei → zwei']);
});

function wanted(kind: ViewMutant['kind'], what: string): number {
  const found = mutants.find((one) => one.kind === kind && one.what.includes(what));
  if (!found) throw new Error(`No mutant ${kind} is about ${what}.`);
  return found.id;
}

/** A part that is drawn at once, or as soon as it is here. */
function waiting(props: string): string {
  return `export function Bild(props: Props) {
    if (istDa) return <Bereit {...props} />;
    return <Suspense fallback={<p>Moment</p>}><Wartend {...${props}} /></Suspense>;
  }`;
}

function brokenOf(code: string): readonly ViewMutant[] {
  return schemata(new Map([[file, code]])).mutants;
}

/** Which of two flows come by the mutant. */
function seenBy(flows: readonly string[]): ReadonlyMap<string, ReadonlySet<number>> {
  return new Map(
    ['konto/eins', 'konto/zwei'].map((flow) => [flow, new Set(flows.includes(flow) ? [7] : [])]),
  );
}

/** A running chart, as far as it is asked. */
function actorThatTakes(type: string) {
  return {
    send: (event: object) => event,
    getSnapshot: () => ({ _nodes: [{ transitions: new Map([[type, []]]) }] }),
  };
}

/** Answers each call with what it was asked. */
const client = { call: (ruf: { body: unknown; idempotencyKey: string }) => ruf };

interface Module {
  readonly worte: Readonly<Record<string, string>>;
  readonly wahl: readonly object[];
  readonly zeilen: (a: string, b: string) => readonly { readonly value: string }[];
  readonly satz: (t: (satz: string, werte: object) => string) => string;
  readonly summe: (beitrag: Readonly<Record<string, number>>) => number;
  readonly schicke: (actor: { send: (event: object) => object }) => object;
  readonly weg: object;
  readonly rufe: (
    caller: typeof client,
    body: object,
    key: string,
  ) => ReturnType<(typeof client)['call']>;
  readonly vergiss: (queries: { invalidateQueries: () => unknown }) => unknown;
}

let runs = 0;

/** The view as a browser runs it, with one mutant wanted; and which of them it has come by. */
async function run(id: number): Promise<{ module: Module; seen: ReadonlySet<number> }> {
  const seen = new Set<number>();
  const sawBrokenView = (ids: number[]) => ids.forEach((one) => seen.add(one));
  Object.assign(globalThis, { sawBrokenView });
  breakView(id);
  const jsx = { runtime: 'classic', pragma: 'h' } as const;
  const { code } = await transformWithOxc(written.get(file) ?? '', file, { jsx });
  // A module of the same address would be the same module.
  const address = `data:text/javascript,${encodeURIComponent(`${code}\n// ${(runs += 1)}`)}`;
  const module = (await import(/* @vite-ignore */ address)) as Module;
  return { module, seen };
}
