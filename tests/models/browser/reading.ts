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
import { differences } from './readBack.ts';
import { lookAt, type Seen } from './seen.ts';

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
    await untilShown(page, this.#sign, state, [sentence], due);
  }

  /** Every sentence that has to be read where she has come to. */
  dueAt(snapshot: AnyMachineSnapshot): string[] {
    const { says, sentence } = this.#flow;
    const own = sentence?.(snapshot) ?? null;
    return [...(own === null ? [] : [own]), ...(says?.(snapshot) ?? [])];
  }

  /** Every value that is shown is the one that was answered, or came of it; every „bearbeiten“ leads where it says. */
  async at(page: Page, place: Place): Promise<Seen> {
    const { state, snapshot, name } = place;
    const { shows, offers, edits = {}, leadsBack: back = [] } = this.#flow;
    const told = edits[state];
    const due = shows?.(snapshot) ?? null;
    const isOffered = this.#sign.form === null ? {} : (offers?.(snapshot) ?? {});
    const sought = {
      isLoading: snapshot.hasTag('laedt'),
      pairs: due !== null,
      edits: told !== undefined,
    };
    const wrongIn = ({ pairs }: Seen) => (due === null ? [] : differences(pairs, due));
    const until = performance.now() + asideMs;
    const first = await lookAt(page, sought);
    let seen = first;
    // Only values may be on their way; what else was wrong at the first look is.
    while (wrongIn(seen).length > 0 && performance.now() < until) {
      await untilDrawn(page);
      const again = await lookAt(page, sought);
      seen = { ...again, toasts: [...seen.toasts, ...again.toasts] };
    }
    for (const one of [...first.bearing, ...wrongIn(seen)]) {
      this.breaches.add(`After ${name}, in ${state}: ${one}`);
    }
    for (const one of wrongOffers(first.offers, isOffered)) {
      this.breaches.add(`In ${state} ${one}`);
    }
    this.#beside(first, place);
    if (!told) return seen;
    const leadsBack = back.includes(state);
    const followed = this.#followed.get(state) ?? new Set();
    this.#followed.set(state, followed);
    const edited = { names: seen.edits, told, followed, leadsBack };
    for (const one of await followEdits(page, this.#sign, state, edited)) {
      this.breaches.add(`In ${state} ${one}`);
    }
    return seen;
  }

  /** Where the links lead, and what is told in notices; around a companion both are its flow's affair. */
  #beside({ links, notices }: Seen, place: Place): void {
    if (this.#sign.form === null) return;
    const { state } = place;
    for (const wrong of wrongLinks(links, this.#flow.links)) {
      this.breaches.add(`In ${state} ${wrong}`);
    }
    for (const notice of this.#untold(notices, place)) {
      this.breaches.add(`In ${state} nobody told of the notice „${notice}“`);
    }
  }

  /** Notices that are there without anything the flow says of them. */
  #untold(shown: readonly string[], { state, snapshot }: Place): string[] {
    // The page beneath the sign-in stands as it was.
    if (snapshot.hasTag('unterbrochen')) return [];
    const { notices = {} } = this.#flow;
    return untoldNotices(shown, [
      ...this.dueAt(snapshot),
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
