import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import * as z from 'zod/mini';
import { tableOf } from '../engine/report.ts';
import type { Played } from './play.ts';

/**
 * `test-results/models-browser.json`: per flow the transitions the page has gone through, the leaf states that
 * were seen, and the figures of the run. A flow that was not played keeps what it had.
 */
const coverage = z.record(
  z.string(),
  z.object({
    transitions: z.record(z.string(), z.literal(true)),
    states: z.array(z.string()),
    figures: z.object({
      transitions: z.int(),
      covered: z.int(),
      tours: z.int(),
      steps: z.int(),
      /** Without axe, openings of the page included. */
      ms: z.int(),
      axeMs: z.int(),
      asked: z.int(),
      findings: z.int(),
    }),
  }),
);
type Coverage = z.infer<typeof coverage>;

const attachment = 'models-browser';
const folder = new URL('../../../test-results/', import.meta.url);
const file = new URL('models-browser.json', folder);

/** Hands a played flow over to the report. */
export function note(
  test: TestInfo,
  flow: string,
  all: readonly string[],
  { taken, states, tours, steps, ms, axeMs, asked, findings }: Played,
): void {
  const covered = all.filter((transition) => taken.has(transition));
  const body = {
    [flow]: {
      transitions: Object.fromEntries(covered.map((transition) => [transition, true])),
      states: [...states],
      figures: {
        transitions: all.length,
        covered: covered.length,
        tours,
        steps,
        ms: Math.round(ms),
        axeMs: Math.round(axeMs),
        asked,
        findings: findings.length,
      },
    },
  };
  test.attachments.push({
    name: attachment,
    contentType: 'application/json',
    body: Buffer.from(JSON.stringify(body)),
  });
}

/** Prints the flows that were played as one table and keeps them in the file. */
export default class ModelsBrowserReport implements Reporter {
  readonly #played: Coverage = {};

  onTestEnd(_test: TestCase, { attachments }: TestResult): void {
    for (const { name, body } of attachments) {
      if (name === attachment && body) Object.assign(this.#played, coverageIn(body.toString()));
    }
  }

  onEnd(): void {
    if (Object.keys(this.#played).length === 0) return;
    mkdirSync(folder, { recursive: true });
    const whole = { ...coverageIn(kept()), ...this.#played };
    writeFileSync(file, `${JSON.stringify(whole, null, 2)}\n`);
    process.stdout.write(`\n${table(this.#played)}\n`);
  }
}

function kept(): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '{}';
  }
}

function coverageIn(text: string): Coverage {
  return z.safeParse(coverage, json(text)).data ?? {};
}

/** Null also for a file that another run is just writing. */
function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const head = ['flow', 'states', 'transitions', 'tours', 'steps', 'ms/step', 'axe'];

function table(played: Coverage): string {
  return tableOf([
    head,
    ...Object.entries(played).map(([flow, { states, figures }]) => [
      flow,
      `${states.length}`,
      `${figures.covered}/${figures.transitions}`,
      `${figures.tours}`,
      `${figures.steps}`,
      `${Math.round(figures.ms / figures.steps)}`,
      `${figures.findings} in ${figures.asked} looks, ${figures.axeMs} ms`,
    ]),
  ]);
}
