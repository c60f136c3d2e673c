import { mkdirSync, writeFileSync } from 'node:fs';

/** One line of the proof. */
export interface ProofLine {
  readonly flow: string;
  readonly states: number;
  readonly transitions: number;
  readonly covered: number;
  /** Outcomes of guards that were seen, of all there are. */
  readonly guards?: string;
  readonly paths: number;
  readonly steps: number;
  /** How often a law was tried. */
  readonly laws?: number;
  readonly ms: number;
}

/** Prints the lines as a table and keeps them in `test-results/<name>.json`. */
export function report(name: string, lines: readonly ProofLine[]): void {
  const folder = new URL('../../../test-results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(lines, null, 2)}\n`);
  process.stdout.write(`${table(lines)}\n`);
}

const columns = [
  'flow',
  'states',
  'transitions',
  'covered',
  'guards',
  'paths',
  'steps',
  'laws',
  'ms',
] as const satisfies (keyof ProofLine)[];

function table(lines: readonly ProofLine[]): string {
  const head = columns.filter((column) => lines.some((line) => line[column] !== undefined));
  return tableOf([[...head], ...lines.map((line) => head.map((column) => line[column]))]);
}

/** Rows as a table, the first cell of each to the left. */
export function tableOf(rows: readonly (readonly (string | number | undefined)[])[]): string {
  const cells = rows.map((row) => row.map((cell) => String(cell ?? '–')));
  const widths = cells[0]?.map((_, i) => Math.max(...cells.map((row) => row[i]?.length ?? 0)));
  return cells
    .map((row) => row.map((cell, i) => pad(cell, widths?.[i] ?? 0, i > 0)).join(' | '))
    .join('\n');
}

function pad(text: string, width: number, right: boolean): string {
  return right ? text.padStart(width) : text.padEnd(width);
}
