import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { statesOf } from '#machines/transitions.ts';

/** The sources of a flow's screens: its own folder and what its group shares. */
export interface Sources {
  /** Text of every `.tsx` and `.ts` file by its path. */
  readonly views: Readonly<Record<string, string>>;
  /** Keys of the dictionaries. */
  readonly texts: ReadonlySet<string>;
}

/** Steps without a view, a heading or a title, one sentence each. */
export function lintScreens(
  chart: AnyStateMachine,
  { views, texts }: Sources,
  asked: readonly string[] = [],
): string[] {
  const sources = Object.values(views).join('\n');
  const shown = new Set([...keysIn(sources, table), ...asked]);
  const elsewhere = keysOfExits(sources);
  const [first] = stepsOf(chart);
  return stepsOf(chart).flatMap(({ step, title }) => {
    const faults: string[] = [];
    if (!shown.has(step)) faults.push(`The step ${step} has no view.`);
    const headings = [`${step}Titel`, ...(step === first?.step ? ['titel'] : [])];
    const hasHeading =
      headings.some((key) => texts.has(key)) || asked.includes(step) || elsewhere.has(step);
    if (!hasHeading) faults.push(`The step ${step} has no heading.`);
    if (title.trim() === '') faults.push(`The step ${step} has no title.`);
    return faults;
  });
}

/** Reads the screens of a flow: `src/portal/flows/<group>/<flow>` and the folders its group shares. */
export function sourcesOf(flow: string): Sources {
  const [group = ''] = flow.split('/');
  // What stands over the page of every flow.
  const shared = [...filesBelow(group, false), ...filesBelow('unterbrochen', true)];
  const views = Object.fromEntries(
    [...shared, ...filesBelow(flow, true)].map((path) => [path, readFileSync(path, 'utf8')]),
  );
  const dictionaries = Object.entries(views).filter(([path]) => path.endsWith('exte.ts'));
  return {
    views,
    texts: new Set(dictionaries.flatMap(([, text]) => [...text.matchAll(entry)].map(nameOf))),
  };
}

const portal = fileURLToPath(new URL('../../../../src/portal/flows/', import.meta.url));
const entry = /^\s{2,}(\w+):/gm;
const nameOf = ([, name = '']: RegExpMatchArray) => name;

/** Sources below a folder; of a group without those of its flows. */
function filesBelow(folder: string, isFlow: boolean): string[] {
  try {
    return readdirSync(portal + folder, { withFileTypes: true }).flatMap((found) => {
      const path = `${folder}/${found.name}`;
      if (found.isFile()) return /\.tsx?$/.test(found.name) ? [portal + path] : [];
      return isFlow || !isFlowFolder(path) ? filesBelow(path, true) : [];
    });
  } catch {
    return [];
  }
}

function isFlowFolder(folder: string): boolean {
  const files = readdirSync(portal + folder);
  return files.includes('View.tsx') || files.includes('seite.ts');
}

/** The keys of every table of that kind, each of which says what is shown at which step. */
function keysIn(text: string, kind: RegExp): Set<string> {
  const tables = [...text.matchAll(kind)].map(nameOf);
  return new Set(
    tables.flatMap((table) => [...table.matchAll(/(\w+)\s*(?=[:,]|$)/gm)].map(nameOf)),
  );
}

/** Ends that lead to a page of its own, which has its heading and its tests (`tests/e2e/pages.spec.ts`). */
function keysOfExits(text: string): Set<string> {
  const [, table = ''] = /\bausgaenge\b[^;{}]*=\s*\{([^{}]*)\}/.exec(text) ?? [];
  return new Set([...table.matchAll(/(\w+): '\//g)].map(nameOf));
}

/** `steps` or `…Steps`; what stands in it may load a chunk, which has braces of its own. */
const table = /\b(?:\w+S|s)teps\b[^;{}]*=\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g;

function stepsOf(chart: AnyStateMachine): { step: string; title: string }[] {
  const metas = statesOf(chart).map((state): unknown => state.meta);
  const all = metas
    .filter(isMeta)
    .map(({ step, title }) => ({ step, title: typeof title === 'string' ? title : '' }));
  return all.filter(({ step }, i) => all.findIndex((one) => one.step === step) === i);
}

function isMeta(meta: unknown): meta is { step: string; title?: unknown } {
  return (
    typeof meta === 'object' && meta !== null && 'step' in meta && typeof meta.step === 'string'
  );
}
