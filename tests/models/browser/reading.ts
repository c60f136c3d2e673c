import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { contextOf } from '../engine/snapshot.ts';
import { sentenceOf, type Sentences } from '../sentences.ts';
import { type Sign, untilDrawn, untilShown } from './arrival.ts';
import { lookBehind } from './behind.ts';
import { followEdits, wordsOf } from './edits.ts';
import type { FlowInBrowser } from './flowInBrowser.ts';
import { wrongLinks } from './links.ts';
import { noticesIn, untoldNotices } from './notices.ts';
import { wrongOffers } from './offers.ts';
import { differences, pairsOn } from './readBack.ts';

/** Where a tour has come to, and by what. */
interface Place {
  readonly state: string;
  readonly snapshot: AnyMachineSnapshot;
  readonly name: string;
}

/** How long what is fetched beside the flow may be on its way, in milliseconds. */
const asideMs = 1_000;

/** What a person reads on her way, against what was answered and what came of it. */
export class Reading {
  /** What was read otherwise than told, one sentence each. */
  readonly breaches = new Set<string>();
  readonly #flow: FlowInBrowser;
  readonly #sign: Sign;
  readonly #sentences: Sentences;
  /** Each „bearbeiten“ that was followed, by its state. */
  readonly #followed = new Map<string, Set<string>>();
  /** What was read after failures. */
  readonly #said = new Set<string>();
  /** The failure of which nothing could be read yet. */
  #unsaid: string | null = null;

  constructor(flow: FlowInBrowser, sign: Sign, sentences: Sentences = {}) {
    this.#flow = flow;
    this.#sign = sign;
    this.#sentences = sentences;
  }

  /** What no page had that leads back to a step. */
  get unfollowed(): string[] {
    return Object.entries(this.#flow.edits ?? {}).flatMap(([state, told]) =>
      Object.keys(told)
        .filter((name) => !this.#followed.get(state)?.has(name))
        .map((name) => `In ${state} there is no „${wordsOf(name)}“.`),
    );
  }

  /** After a failure she reads what it was; where something is worked out anew, as soon as it is. */
  async afterFailure(page: Page, { state, snapshot, name }: Place): Promise<void> {
    const due = name.includes(' ✗ ') ? name : name.includes(' ✓ ') ? this.#unsaid : null;
    this.#unsaid = snapshot.hasTag('laedt') ? due : null;
    if (due === null || this.#unsaid !== null) return;
    const sentence = sentenceOf(this.#sentences, due, contextOf(snapshot));
    if (sentence === null) return;
    this.#said.add(sentence);
    await untilShown(page, this.#sign, state, sentence, due);
  }

  /** Every value that is shown is the one that was answered, or came of it; every „bearbeiten“ leads where it says. */
  async at(page: Page, { state, snapshot, name }: Place): Promise<void> {
    const { says, shows, edits = {}, leadsBack: back = [] } = this.#flow;
    for (const sentence of says?.(snapshot) ?? []) {
      await untilShown(page, this.#sign, state, sentence, name);
    }
    await this.#beside(page, { state, snapshot, name });
    const due = shows?.(snapshot) ?? null;
    for (const wrong of due ? await wrongOn(page, due) : []) {
      this.breaches.add(`After ${name}, in ${state}: ${wrong}`);
    }
    const told = edits[state];
    if (!told) return;
    const leadsBack = back.includes(state);
    const followed = this.#followed.get(state) ?? new Set();
    this.#followed.set(state, followed);
    for (const wrong of await followEdits(page, this.#sign, state, { told, followed, leadsBack })) {
      this.breaches.add(`In ${state} ${wrong}`);
    }
  }

  /** Where the links lead, and what is told in notices; around a companion both are its flow's affair. */
  async #beside(page: Page, place: Place): Promise<void> {
    if (this.#sign.form === null) return;
    const { state } = place;
    for (const wrong of await wrongLinks(page, this.#flow.links)) {
      this.breaches.add(`In ${state} ${wrong}`);
    }
    for (const wrong of await wrongOffers(page, this.#flow.offers?.(place.snapshot) ?? {})) {
      this.breaches.add(`In ${state} ${wrong}`);
    }
    for (const notice of await this.#untold(page, place)) {
      this.breaches.add(`In ${state} nobody told of the notice „${notice}“`);
    }
  }

  /** Notices that are there without anything the flow says of them. */
  async #untold(page: Page, { state, snapshot }: Place): Promise<string[]> {
    // The page beneath the sign-in stands as it was.
    if (snapshot.hasTag('unterbrochen')) return [];
    const { says, sentence, notices = {} } = this.#flow;
    const own = sentence?.(snapshot) ?? null;
    return untoldNotices(page, [
      ...(own === null ? [] : [own]),
      ...(says?.(snapshot) ?? []),
      // What went wrong stands there until she has mended it.
      ...this.#said,
      ...noticesIn(notices, state),
    ]);
  }

  /** The page behind an end. */
  async behind(page: Page, snapshot: AnyMachineSnapshot, name: string): Promise<void> {
    const told = this.#flow.behind?.[name];
    if (!told) return;
    if (told.only?.(snapshot) === false) return;
    await lookBehind(page, told, snapshot);
  }
}

async function wrongOn(page: Page, due: Parameters<typeof differences>[1]): Promise<string[]> {
  const until = performance.now() + asideMs;
  for (;;) {
    const wrong = differences(await pairsOn(page), due);
    if (wrong.length === 0 || performance.now() > until) return wrong;
    await untilDrawn(page);
  }
}
