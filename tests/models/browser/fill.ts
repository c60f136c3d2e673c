import type { Page } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import type { Choices } from './choices.ts';
import { controlsOf, type Field, fieldOf } from './field.ts';
import type { Filler, FlowInBrowser } from './flowInBrowser.ts';
import { inTime, patienceWith } from './inTime.ts';
import { setChosen, write } from './press.ts';
import { untilThere } from './untilThere.ts';

/** What is left to do after an answer was given. */
interface Filled {
  /** Name of the field that was filled last; null where the answer needs none. */
  readonly last: string | null;
  /** The last field has sent the form by itself. */
  readonly isSent: boolean;
}

/** How a choice is made. */
interface Choosing {
  readonly choices: Choices;
  /** She may choose something else first: it sends nothing by itself. */
  readonly mayTry: boolean;
}

/** Gives the answer of an event field by field, as the customer would. */
export async function fill(
  page: Page,
  { type }: AnyEventObject,
  answer: unknown,
  { flow, ...choosing }: Choosing & { readonly flow: FlowInBrowser },
): Promise<Filled> {
  let filled: Filled = { last: null, isSent: false };
  const isSpecial = (path: string) =>
    (told(flow.fillers, type, path) ?? told(flow.fields, type, path)) !== undefined;
  for (const { path, value } of leavesOf('', answer, isSpecial)) {
    const filler = told(flow.fillers, type, path);
    if (filler) await filler(page, value);
    else {
      const names = told(flow.fields, type, path);
      filled = await fillAll(page, { path, value }, names, filled, choosing);
    }
  }
  return filled;
}

async function fillAll(
  page: Page,
  { path, value }: Leaf,
  names: readonly string[] | undefined,
  before: Filled,
  choosing: Choosing,
): Promise<Filled> {
  let filled = before;
  const lastPart = path.split('.').at(-1) ?? path;
  const unless = lastPart === path ? [path] : [path, lastPart];
  for (const ways of names?.map((name) => [name]) ?? [unless]) {
    const field = await inTime(
      fieldOf(page, ways),
      () => `The page has no field ${ways.join(' or ')}.`,
      patienceWith(page),
    );
    await give(page, field, value, choosing);
    // The last digit sends a code.
    filled = { last: field.name, isSent: field.kind === 'code' };
  }
  return filled;
}

function told<Value>(
  table: Readonly<Record<string, Value>> | undefined,
  type: string,
  path: string,
): Value | undefined {
  return table?.[`${type}.${path}`] ?? table?.[path];
}

/** One part of an answer: its path in the event and what it holds. */
interface Leaf {
  readonly path: string;
  readonly value: unknown;
}

/** Values with their paths in the order of the answer, which is the order of the form. */
function leavesOf(path: string, value: unknown, isLeaf: (path: string) => boolean): Leaf[] {
  if (value === undefined || value === null) return [];
  const isOne = typeof value !== 'object' || isFile(value) || isListOfOnes(value);
  if (isOne || (path !== '' && isLeaf(path))) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(path === '' ? key : `${path}.${key}`, inner, isLeaf),
  );
}

function isListOfOnes(value: object): boolean {
  return Array.isArray(value) && value.every((item) => typeof item !== 'object' || isFile(item));
}

async function give(
  page: Page,
  field: Field,
  value: unknown,
  { choices, mayTry }: Choosing,
): Promise<void> {
  const { name, kind, options } = field;
  const at = { selector: `[name="${name}"]` };
  const chosen = choices.choose(field, Array.isArray(value) ? value : [value], mayTry);
  const tried = mayTry ? choices.untried(field, chosen) : [];
  const one = (option = '') => ({ selector: `[name="${name}"][value="${option}"]` });
  switch (kind) {
    // Who clicks on a choice clicks on its label, which covers all of it.
    case 'radio':
      for (const option of [...tried, ...chosen]) await setChosen(page, one(option));
      return;
    case 'checkbox':
      // One box is a yes, whatever the answer keeps of it; several are a list.
      if (!Array.isArray(value)) return setChosen(page, at, value !== false);
      for (const option of options) {
        await setChosen(page, one(option), chosen.includes(option));
      }
      return;
    case 'select':
      for (const option of [...tried, ...chosen]) await write(page, at, option);
      return;
    case 'file':
      return controlsOf(page, name).setInputFiles(filesOf(value));
    case 'code':
      // The same code again is no change.
      await write(page, at, '');
      return write(page, at, String(value));
    case 'suggest':
      // What stands there already is typed by nobody, and nothing is suggested for it.
      if (field.value === String(value)) return;
      await write(page, at, String(value));
      return chooseSuggested(page, String(value));
    case 'amount':
      return write(page, at, euro(value));
    case 'text':
      return write(page, at, german(String(value)));
    case 'date':
    case 'range':
      return write(page, at, String(value));
  }
}

const suggestedWithinMs = 1_000;

/** What was typed is chosen where it is suggested, and stands as it is where it may. */
async function chooseSuggested(page: Page, text: string): Promise<void> {
  if (!(await untilThere(page, { selector: '[role="option"]', text }, suggestedWithinMs))) return;
  const option = page.getByRole('option', { name: text, exact: true }).first();
  try {
    await option.click({ timeout: suggestedWithinMs });
  } catch (error) {
    if (await option.isVisible()) throw error;
  }
}

/** Moves a range of values that grow to the one with this text; what the range itself holds is only its place. */
export function moveTo(name: string, textOf: (value: unknown) => string): Filler {
  return async (page, value) => {
    await untilThere(page, { selector: `[name="${name}"]` });
    const isThere = await page.evaluate(move, { name, due: textOf(value) });
    if (!isThere) throw new Error(`The range ${name} has no value ${textOf(value)}.`);
  };
}

/** Runs in the page: a message for each place it passes on its way would take longer than the way. */
async function move({ name, due }: { name: string; due: string }): Promise<boolean> {
  const wanted = Number(due.replaceAll(/\D/g, ''));
  const root = document.querySelector('dialog[open]') ?? document.querySelector('main');
  const range = root?.querySelector(`[name="${CSS.escape(name)}"]`);
  if (!(range instanceof HTMLInputElement)) return false;
  range.focus();
  let [low, high] = [0, Number(range.max)];
  while (low <= high) {
    const place = Math.floor((low + high) / 2);
    // Past what React keeps of it, as a hand on the range does.
    Reflect.set(HTMLInputElement.prototype, 'value', `${place}`, range);
    for (const type of ['input', 'change']) {
      range.dispatchEvent(new Event(type, { bubbles: true }));
    }
    await Promise.resolve();
    const shown = range.getAttribute('aria-valuetext') ?? '';
    if (shown === due) return true;
    if (Number(shown.replaceAll(/\D/g, '')) < wanted) low = place + 1;
    else high = place - 1;
  }
  return false;
}

/** The postcode brings the place: whoever types it as well writes into what is just coming. */
export function comesWithPostcode(name: string): Filler {
  return async (page, value) => {
    const field = controlsOf(page, name).and(page.locator(`[value="${String(value)}"]`));
    await field.waitFor();
  };
}

/** Asked for on one page and known on another, where the field beside it stands alone. */
export function onlyWhereAsked(name: string, beside: string): Filler {
  return async (page, value) => {
    const field = controlsOf(page, name);
    await field.or(controlsOf(page, beside)).first().waitFor();
    if ((await field.count()) > 0) await field.fill(String(value));
  };
}

/** A day as a person types it, `31.01.2027`; any other text as it is. */
function german(text: string): string {
  return text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1');
}

/** Cents as a person types them, `1234,50`. */
function euro(value: unknown): string {
  return typeof value === 'number' ? (value / 100).toFixed(2).replace('.', ',') : String(value);
}

/** A file in an example answer: name, media type and what it holds. */
interface ExampleFile {
  readonly name: string;
  readonly mimeType: string;
  readonly inhalt: string;
}

function isFile(value: unknown): value is ExampleFile {
  return typeof value === 'object' && value !== null && 'mimeType' in value && 'inhalt' in value;
}

function filesOf(value: unknown) {
  return (Array.isArray(value) ? value : [value])
    .filter(isFile)
    .map(({ name, mimeType, inhalt }) => ({ name, mimeType, buffer: Buffer.from(inhalt) }));
}
