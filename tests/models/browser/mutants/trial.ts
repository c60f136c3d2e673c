import type { Browser } from '@playwright/test';
import { flowsUnderTest } from '../../engine/flowsUnderTest.ts';
import { numberOf } from '../../engine/mutants/numberOf.ts';
import { playTours } from '../play.ts';
import { type Staged, staged } from '../staged.ts';
import { breakView } from './inPage.ts';

/** What is tried: the tours of a flow, with a mutant or without. */
export interface Wanted {
  readonly flow: string;
  /** Null for the portal as it is. */
  readonly mutant: number | null;
  /** The tours that come by it, by their place; all of them otherwise. */
  readonly tours?: readonly number[];
  readonly paths: readonly (readonly [string, string])[];
  /** Words by the mutants that are come by only where one of them is read. */
  readonly words?: readonly (readonly [number, readonly string[]])[];
}

export interface Tried {
  readonly flow: string;
  readonly mutant: number | null;
  /** Mutants that were come by, per tour. */
  readonly seen: readonly (readonly number[])[];
  readonly paths: readonly (readonly [string, string])[];
  /** What was noticed first; null where nothing was. */
  readonly fault: string | null;
  /** What was read at each state of each tour, as one number. */
  readonly read: readonly (readonly number[])[];
  /** The folder of its views, where that is none of its name. */
  readonly folder?: string | undefined;
  readonly ms: number;
}

/** Plays the tours of a flow until the first thing that is wrong. */
export async function tryView(wanted: Wanted, browser: Browser, portal: string): Promise<Tried> {
  const { flow, mutant } = wanted;
  const { play, tours } = await stagedOnce(flow);
  const chosen = tours.filter((_, nth) => wanted.tours?.includes(nth) ?? true);
  const seen: Set<number>[] = [];
  const said = new Set<string>();
  const read: number[][] = [];
  const paths = new Map(wanted.paths);
  const start = performance.now();
  const { faults, breaches } = await playTours(play, chosen, browser, portal, {
    paths,
    begins: () => {
      seen.push(new Set());
      read.push([]);
    },
    ...(wanted.words && {
      arrived: async (page) => {
        const texts = await page.evaluate(textsOf);
        said.add(texts);
        read.at(-1)?.push(numberOf(texts));
      },
    }),
    prepare: async (context) => {
      // What was compiled for this process names its functions so.
      await context.addInitScript('globalThis.__name = (named) => named;');
      await context.exposeFunction('sawBrokenView', (ids: number[]) => {
        for (const id of ids) seen.at(-1)?.add(id);
      });
      await context.addInitScript(breakView, mutant ?? -1);
    },
  });
  const unread = unreadOf(wanted.words ?? [], [...said].join('\n'));
  const [fault = null] = [...faults, ...breaches];
  // No page says that: the judge itself is broken.
  if (/^Tour \d+ of \d+: (?:Type|Reference|Syntax)Error/.test(fault ?? ''))
    throw new Error(String(fault));
  return {
    flow,
    mutant,
    seen: seen.map((ids) => [...ids].filter((id) => !unread.has(id))),
    paths: [...paths],
    fault,
    read,
    folder: play.flow.folder,
    ms: performance.now() - start,
  };
}

/** The mutants whose words nobody has read, be it with the eyes or the ears. */
function unreadOf(words: NonNullable<Wanted['words']>, text: string): Set<number> {
  const isRead = (word: string) =>
    new RegExp(`(?<!\\p{L})${escaped(plain(word))}(?!\\p{L})`, 'u').test(text);
  return new Set(words.flatMap(([id, own]) => (own.some(isRead) ? [] : [id])));
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function plain(text: string): string {
  return text.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ');
}

/** Runs in the page. */
function textsOf(): string {
  const said = ['aria-label', 'aria-valuetext', 'title', 'placeholder'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name)),
  );
  return [document.body.textContent, ...said]
    .join('\n')
    .replaceAll('\u00AD', '')
    .replaceAll(/\s+/g, ' ');
}

const known = new Map<string, Staged>();

async function stagedOnce(id: string): Promise<Staged> {
  const before = known.get(id);
  if (before) return before;
  const under = (await flowsUnderTest()).find((candidate) => candidate.id === id);
  if (!under) throw new Error(`${id} is not under test.`);
  const one = await staged(under);
  known.set(id, one);
  return one;
}
