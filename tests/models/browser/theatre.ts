import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { activeStates } from '#machines/transitions.ts';
import { schrittVon } from '#machines/walk.ts';
import type { Edge } from '../engine/explore.ts';
import { openCalls } from '../engine/snapshot.ts';
import { type Sign, signOf, untilDrawn, untilOpened, untilShown } from './arrival.ts';
import type { Walked } from '../engine/varied.ts';
import type { Sentences } from '../sentences.ts';
import { bearingOf, followFocus } from './bearing.ts';
import { Choices } from './choices.ts';
import { sendEmpty } from './emptyForm.ts';
import type { FlowInBrowser, GivenAnswer, Stage } from './flowInBrowser.ts';
import { inTime, patienceMs, patienceWith, waitAtMost } from './inTime.ts';
import { Journey, openAddress } from './journey.ts';
import { type LaidOut, layOutFor } from './layOut.ts';
import { Looks, viewport } from './look.ts';
import { answeredBy, perform } from './perform.ts';
import { tourStart } from './pool.ts';
import { Reading } from './reading.ts';
import { Recorder } from './recorder.ts';
import { emptyPage, StageServer } from './stageServer.ts';
import { followToasts, nothingDue, takenToasts, untilGoneBy, wrongToasts } from './toasts.ts';
import { rulesOf, whenLeft } from './wire.ts';

/** A flow with all that is needed to play it. */
export interface Play {
  readonly id: string;
  readonly chart: AnyStateMachine;
  readonly flow: FlowInBrowser;
  /** It runs beside the flow whose page is opened, and says its state by its own name. */
  readonly isCompanion?: boolean;
  /** What is read after a failure. */
  readonly sentences?: Sentences | undefined;
  /** How long the page may take for anything, in milliseconds, where it is known to go wrong. */
  readonly patienceMs?: number;
}

/** Tours of a portal that was broken on purpose: the first thing that is wrong is enough, and nobody asks axe. */
export interface Trial {
  /** Done to the browser before a page is opened. */
  readonly prepare: (context: BrowserContext) => Promise<void>;
  /** Where the steps are, learnt while nothing was broken; learnt now where none are known. */
  readonly paths: Map<string, string>;
  /** Told before each tour, by its place among all. */
  readonly begins?: (tour: number) => void;
  /** Told at each state the page has come to. */
  readonly arrived?: (page: Page) => Promise<void>;
}

/** One browser context, one page and one server on which all tours of a flow are played. */
export class Theatre {
  readonly looks: Looks;
  readonly taken = new Set<string>();
  readonly breaches = new Set<string>();
  /** States whose form was sent empty. */
  readonly emptied = new Set<string>();
  readonly recorder: Recorder;
  readonly choices: Choices;
  readonly reading: Reading;
  /** What was answered in this tour so far. */
  readonly #given = new Map<string, GivenAnswer>();
  readonly #play: Play;
  readonly #sign: Sign;
  readonly #server: StageServer;
  readonly #context: BrowserContext;
  readonly #stage: Stage;
  readonly #paths: Map<string, string>;
  readonly #trial: Trial | undefined;

  private constructor(
    play: Play,
    server: StageServer,
    recorder: Recorder,
    context: BrowserContext,
    pages: [Page, Page],
    trial?: Trial,
  ) {
    this.#play = play;
    this.#sign = signOf(play.isCompanion === true ? play.id : null);
    this.#trial = trial;
    this.#paths = trial?.paths ?? new Map<string, string>();
    this.recorder = recorder;
    this.#server = server;
    this.#context = context;
    this.#stage = { page: pages[0], otherTab: pages[1], calls: server.calls };
    this.looks = new Looks(play.id);
    this.reading = new Reading(play.flow, this.#sign, play.sentences);
    this.choices = new Choices(play.flow.labels ?? {}, play.flow.hints);
  }

  static async open(play: Play, browser: Browser, portal: string, trial?: Trial): Promise<Theatre> {
    const recorder = new Recorder(play.flow);
    const server = await StageServer.open(portal, recorder);
    const context = await browser.newContext({ baseURL: server.origin, viewport });
    context.setDefaultTimeout(patienceMs);
    if (play.patienceMs !== undefined) waitAtMost(context, play.patienceMs);
    await context.clock.install({ time: tourStart });
    await trial?.prepare(context);
    const otherTab = await context.newPage();
    await otherTab.goto(emptyPage);
    const page = await context.newPage();
    await page.addInitScript(followFocus);
    await page.addInitScript(followToasts);
    await page.addInitScript(waitForEver);
    page.on('domcontentloaded', () => recorder.forget());
    const theatre = new Theatre(play, server, recorder, context, [page, otherTab], trial);
    server.follow(rulesOf(play.flow, theatre.#given));
    return theatre;
  }

  async close(): Promise<void> {
    await this.#context.close();
    await this.#server.close();
  }

  /** Plays one tour; after every step the page must show the state the model is in. */
  async playTour(tour: readonly Walked[]): Promise<void> {
    const { chart, flow } = this.#play;
    const journey = new Journey(this.#stage.page, this.#paths);
    let before: AnyMachineSnapshot | null = null;
    for (const { edge, snapshot } of tour) {
      this.recorder.expect(edge.calls, answeredBy(edge.event));
      const laidOut = before === null ? await this.#start(edge.name.replace('START ', '')) : null;
      if (before !== null) {
        journey.note(schrittVon(before) ?? '');
        const { choices } = this;
        const given = this.#given;
        await perform(edge, before, { chart, flow, stage: this.#stage, journey, choices, given });
      }
      try {
        await this.#arrive(snapshot, before, edge);
      } finally {
        // Once: the tour itself changes what is kept.
        await laidOut?.dispose();
      }
      // What is not the end otherwise is one where the tour ends.
      if (edge === tour.at(-1)?.edge) {
        await this.reading.behind(this.#stage.page, snapshot, edge.name);
        await this.#readLastToasts(snapshot, edge.name);
      }
      const [breach] = [
        ...this.breaches,
        ...this.recorder.breaches,
        ...this.choices.breaches,
        ...this.reading.breaches,
      ];
      if (this.#trial && breach !== undefined) throw new Error(breach);
      await this.#trial?.arrived?.(this.#stage.page);
      if (before === null) await journey.begin();
      before = snapshot;
    }
  }

  /** What the page shows when a tour has failed. */
  async pictureOfFailure(tour: number): Promise<void> {
    // Whatever it was: the page may be on its way elsewhere.
    await this.looks.picture(this.#stage.page, `fehler-tour-${tour}`).catch(() => undefined);
  }

  /** A browser as it was before: storages of an earlier tour are gone, the clock is set back. */
  async #start(name: string): Promise<LaidOut> {
    const { address, addresses = {}, signedIn = false, cameFrom = {} } = this.#play.flow;
    const { kept = {}, keptOnDevice = {} } = this.#play.flow;
    this.#given.clear();
    const isSignedIn = typeof signedIn === 'boolean' ? signedIn : signedIn.includes(name);
    const { page, calls } = this.#stage;
    await page.clock.install({ time: tourStart });
    const path = addresses[name] ?? address;
    // What stands behind a # alone does not load a page anew.
    if (path.includes('#')) await page.goto(emptyPage);
    const laidOut = await layOutFor(page, {
      isSignedIn,
      kept: kept[name] ?? {},
      keptOnDevice: keptOnDevice[name] ?? {},
    });
    // Before: a flow may ask as soon as it is there, and who leaves hangs up.
    calls.keepOnly([], whenLeft);
    const before = [cameFrom[name] ?? []].flat();
    const ways = [...before, path];
    await page.goto(before[0] ?? path, { waitUntil: 'commit' });
    for (const other of ways.slice(1)) {
      await untilOpened(page);
      // Left too early she has read nothing there that could be stale.
      await page.locator('main:not(:has([data-skeleton]))').waitFor();
      await page.evaluate(openAddress, other);
      if (other !== path) await this.#isAt(other);
    }
    // Not before the page is there: what is taken away too early has laid nothing out.
    return laidOut;
  }

  async #arrive(
    snapshot: AnyMachineSnapshot,
    before: AnyMachineSnapshot | null,
    { name, taken }: Edge,
  ): Promise<void> {
    const { page, calls } = this.#stage;
    const state = leafOf(snapshot);
    const { elsewhere = {}, toasts = {} } = this.#play.flow;
    const place = { state, snapshot, name };
    const away = elsewhere[state];
    if (away !== undefined) {
      await this.#leave(state, typeof away === 'string' ? away : away(snapshot), { name, taken });
      const gone = await untilGoneBy(page, toasts, place);
      this.#note(wrongToasts(await page.evaluate(takenToasts), gone), `After ${name}, in ${state}`);
      return;
    }
    // Where the state stays the same, nothing but the time tells that the page has done it.
    if (before !== null && leafOf(before) === state) await untilDrawn(page);
    await untilShown(page, this.#sign, state, this.reading.dueAt(snapshot), name);
    const gone = await untilGoneBy(page, toasts, place);
    await this.reading.afterFailure(page, place);
    for (const transition of taken) this.taken.add(transition);
    const running = activeStates(snapshot).flatMap(({ invoke }) => invoke.map(({ id }) => id));
    // What it has started makes calls of its own.
    calls.keepOnly([...running, ...openCalls(snapshot), 'renewal'], whenLeft);
    if (!this.#trial && !this.looks.states.has(state)) {
      // Before: while axe looks, what is wrong may go by.
      const isLoading = snapshot.hasTag('laedt');
      this.#note(await bearingOf(page, { isLoading }), `After ${name}, in ${state}`);
      await this.looks.lookAt(page, state);
      await untilShown(page, this.#sign, state, [], `looking at ${state}`);
    }
    const seen = await this.reading.at(page, place);
    this.#note(wrongToasts(seen.toasts, gone), `After ${name}, in ${state}`);
    if (seen.asks) await this.#sendEmpty(state, snapshot);
  }

  #note(wrong: readonly string[], where: string): void {
    for (const one of wrong) this.breaches.add(`${where}: ${one}`);
  }

  /** What comes later than the answer it belongs to, or on the page behind: no step is left that would be told of it. */
  async #readLastToasts(snapshot: AnyMachineSnapshot, name: string): Promise<void> {
    // What the last page asks for by itself may be what it tells of.
    await this.#server.atRest(this.#stage.page);
    const wrong = wrongToasts(await this.#stage.page.evaluate(takenToasts), nothingDue);
    this.#note(wrong, `After ${name}, behind ${leafOf(snapshot)}`);
  }

  /** Once per state: at the first time something required is still open there. */
  async #sendEmpty(state: string, snapshot: AnyMachineSnapshot): Promise<void> {
    if (snapshot.hasTag('laedt') || this.emptied.has(state)) return;
    const { isSent, faults } = await sendEmpty(this.#stage.page, this.#sign);
    if (isSent) this.emptied.add(state);
    for (const fault of faults) this.breaches.add(`${state}, sent empty: ${fault}`);
  }

  async #isAt(path: string, expected = 'Expected the page'): Promise<void> {
    const { page } = this.#stage;
    const isThere = ({ pathname }: URL) => withoutSlash(pathname) === withoutSlash(path);
    // A test of Playwright waits for an address as long as it lasts itself.
    const elsewhere = () => {
      const now = new URL(page.url()).pathname;
      return `${expected} at ${path}, the page is at ${now}`;
    };
    await inTime(page.waitForURL(isThere, { timeout: 0 }), elsewhere, patienceWith(page));
  }

  /** An end that has a page of its own, which belongs to nobody's flow. */
  async #leave(state: string, path: string, { name, taken }: Left): Promise<void> {
    const { page, calls } = this.#stage;
    await this.#isAt(path, `After ${name}: expected ${state}`);
    await untilOpened(page);
    for (const transition of taken) this.taken.add(transition);
    calls.keepOnly([], whenLeft);
    this.#note(await bearingOf(page, { isLoading: false }), `After ${name}, at ${path}`);
    if (this.#trial || this.looks.states.has(state)) return;
    // What she is refused there may lead on once more: to where she signs in.
    await this.#server.atRest(page);
    await untilOpened(page);
    await this.looks.lookAt(page, state);
  }
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

type Left = Pick<Edge, 'name' | 'taken'>;

/** Dot path of the innermost state, as the page has to name it: without the phase of a long flow. */
function leafOf(snapshot: AnyMachineSnapshot): string {
  return activeStates(snapshot)
    .filter(({ states }) => Object.keys(states).length === 0)
    .toSorted((a, b) => a.order - b.order)
    .map(({ path }) => path.filter((name) => !name.endsWith('phase')).join('.'))
    .join(' ');
}

/**
 * How long a call may take is no matter of the machine a tour runs on: what is held is answered when the tour
 * says so, and it says itself when a call fails. Runs in the page.
 */
function waitForEver(): void {
  AbortSignal.timeout = () => new AbortController().signal;
}
