import { createHash } from 'node:crypto';

/** What a call of the cases is answered with: a value, or what becomes of the input it is made with. */
export function outputOf(result: unknown, input: unknown): unknown {
  return typeof result === 'function' ? Reflect.apply(result, undefined, [input]) : result;
}

/** Cents that belong to what was asked and to nothing else: an old sum never looks like a new one. */
export function centsFor(asked: unknown, from = 1_000, to = 99_999): number {
  return from + (numberFor(asked) % (to - from));
}

/** A UUID that belongs to what was asked. */
export function uuidFor(asked: unknown): string {
  const digits = digestOf(asked);
  const part = (start: number, end: number) => digits.slice(start, end);
  return `${part(0, 8)}-${part(8, 12)}-4${part(13, 16)}-8${part(17, 20)}-${part(20, 32)}`;
}

/** Digits that belong to what was asked. */
export function digitsFor(asked: unknown, length: number): string {
  return String(numberFor(asked)).padStart(length, '0').slice(-length);
}

function numberFor(asked: unknown): number {
  return Number.parseInt(digestOf(asked).slice(0, 12), 16);
}

/** The same for the same values, in whatever order their keys stand. */
function digestOf(asked: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(asked, inOrder) ?? '')
    .digest('hex');
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
