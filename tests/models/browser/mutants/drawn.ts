import { numberOf } from '../../engine/mutants/numberOf.ts';
import type { ViewMutant } from './schemata.ts';

/** A mutant in one of the flows that come by it. */
export interface Drawn {
  readonly flow: string;
  readonly mutant: ViewMutant;
}

/** Where the views of a flow stand, by its id, where that is no folder of its name. */
export type Folders = Readonly<Record<string, string>>;

/** What each flow has come by, by its id. */
export type Seen = ReadonlyMap<string, ReadonlySet<number>>;

/** Every mutant a flow comes by, and it is about this flow: what stands in the folder of one that comes by it is its own. */
export function candidates(
  mutants: readonly ViewMutant[],
  seen: Seen,
  companions: ReadonlySet<string> = new Set(),
  folders: Folders = {},
): Drawn[] {
  const flows = [...seen.keys()];
  const isOthers = ({ id, file }: ViewMutant, flow: string) => {
    const owner = ownerOf(file, flows, folders);
    if (owner === flow) return false;
    // A companion is played on the page of another, which is that flow's affair.
    if (companions.has(flow))
      return flows.some((one) => !companions.has(one) && seen.get(one)?.has(id) === true);
    return owner !== undefined && seen.get(owner)?.has(id) === true;
  };
  return flows.flatMap((flow) =>
    mutants
      .filter(({ id }) => seen.get(flow)?.has(id))
      .filter((mutant) => isAbout(mutant, flow, flows, folders) && !isOthers(mutant, flow))
      .map((mutant) => ({ flow, mutant })),
  );
}

/** One of each kind in each flow, then more up to `count`, in an order that hangs on nothing but the seed. */
export function drawn(all: readonly Drawn[], seed: number, count: number): Drawn[] {
  const order = all.toSorted((a, b) => rank(a, seed) - rank(b, seed));
  const chosen = new Map<string, Drawn>();
  const isTaken = new Set<number>();
  for (const one of order) {
    const kind = `${one.flow} ${one.mutant.kind}`;
    if (!chosen.has(kind)) isTaken.add(one.mutant.id);
    chosen.set(kind, chosen.get(kind) ?? one);
  }
  // What several flows share is tried in a second one only when nothing else is left.
  const rest = order.filter((one) => !new Set(chosen.values()).has(one));
  const fresh = rest.filter(({ mutant }) => !isTaken.has(mutant.id));
  const further = [...fresh, ...rest.filter((one) => !fresh.includes(one))];
  return [...chosen.values(), ...further].slice(0, Math.max(count, chosen.size));
}

function rank({ flow, mutant }: Drawn, seed: number): number {
  const { kind, file, what } = mutant;
  return numberOf(`${seed} ${flow} ${kind} ${file} ${what} ${mutant.line}`);
}

/** A file that another flow brings is there as soon as it is loaded with others, and nobody looks at it here. */
function isAbout(
  { file, isLoaded }: ViewMutant,
  flow: string,
  flows: readonly string[],
  folders: Folders,
): boolean {
  if (!isLoaded) return true;
  const owner = ownerOf(file, flows, folders);
  if (owner !== undefined) return owner === flow;
  const [group = ''] = pathOf(file).split('/');
  const groups = new Set(flows.map((one) => one.split('/')[0]));
  return !groups.has(group) || flow.startsWith(`${group}/`);
}

/** The flow in whose folder a file lies. */
function ownerOf(file: string, flows: readonly string[], folders: Folders): string | undefined {
  return flows.find((one) => pathOf(file).startsWith(`${folders[one] ?? one}/`));
}

function pathOf(file: string): string {
  return file.replace(/^(?:src\/portal\/flows|machines)\//, '');
}
