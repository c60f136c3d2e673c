import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { activeStates, delayOf, statesOf } from '#machines/transitions.ts';
import type { Edge, Graph } from '../engine/explore.ts';
import type { Tour } from '../engine/tours.ts';
import type { BrowserDriver, Stage } from './driver.ts';

/** A flow in the browser, with the states that were looked at closely so far. */
export interface Play {
  readonly id: string;
  readonly chart: AnyStateMachine;
  readonly graph: Graph;
  readonly driver: BrowserDriver;
  readonly inspected: Set<string>;
  /** Transitions the page has really gone through: the state after them was seen. */
  readonly taken: Set<string>;
}

/** Plays one tour in the page; after every step the page must show the state the model is in. */
export async function playTour(play: Play, tour: Tour, stage: Stage): Promise<void> {
  await play.driver.wire(stage);
  for (const edge of tour) {
    await perform(edge, play, stage);
    const { snapshot } = play.graph.vertices.get(edge.to) ?? {};
    if (!snapshot) throw new Error(`The model has no state ${edge.to}.`);
    await arrive(snapshot, edge, play, stage);
    for (const transition of edge.taken) play.taken.add(transition);
  }
}

async function perform(edge: Edge, { driver, graph, chart }: Play, stage: Stage): Promise<void> {
  const delayed = statesOf(chart)
    .flatMap(({ after }) => after)
    .find(({ eventType }) => eventType === edge.event.type);
  if (delayed) {
    const from = graph.vertices.get(edge.from ?? '')?.snapshot;
    return stage.page.clock.fastForward(delayOf(chart, delayed.delay, from) ?? 0);
  }
  if (edge.from === null) {
    const start = driver.starts[edge.name.replace('START ', '')];
    if (!start) throw new Error(`The driver does not know ${edge.name}.`);
    return start(stage);
  }
  const step = driver.steps[edge.name];
  const from = graph.vertices.get(edge.from)?.snapshot;
  if (!step || !from) throw new Error(`The driver does not know ${edge.name}.`);
  return step(stage, from);
}

async function arrive(
  snapshot: AnyMachineSnapshot,
  edge: Edge,
  play: Play,
  { page, calls }: Stage,
): Promise<void> {
  const state = leafOf(snapshot);
  const shown = page.locator('main[data-flow-state]');
  await expect(shown, `after ${edge.name}`).toHaveAttribute('data-flow-state', state);
  const sentence = play.driver.sentence(snapshot);
  if (sentence !== null) {
    await expect(page.getByText(sentence).first(), `after ${edge.name}`).toBeVisible();
  }
  const running = activeStates(snapshot).flatMap(({ invoke }) => invoke.map(({ id }) => id));
  await calls.keepOnly(running);
  if (play.inspected.has(state)) return;
  play.inspected.add(state);
  await inspect(page, play.id, state);
  await expect(shown, `${state} stays while it is looked at`).toHaveAttribute(
    'data-flow-state',
    state,
  );
}

/** Accessibility and a picture, once per state. */
async function inspect(page: Page, flow: string, state: string): Promise<void> {
  const file = fileURLToPath(
    new URL(`../../../test-results/states/${flow}/${state}.png`, import.meta.url),
  );
  await mkdir(dirname(file), { recursive: true });
  // What is fixed above the screen would show in the middle of a picture of the whole page.
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: file, fullPage: true });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`,
  );
  expect(findings, `accessibility of ${state}`).toEqual([]);
}

/** Dot path of the innermost state, as the page has to name it. */
function leafOf(snapshot: AnyMachineSnapshot): string {
  return activeStates(snapshot)
    .filter(({ states }) => Object.keys(states).length === 0)
    .map(({ path }) => path.join('.'))
    .join(' ');
}
