import { zugang } from './zugangsfristen.ts';
import * as z from 'zod/mini';
import type { Feldfehler } from './feldfehler.ts';

const { passwort: laenge } = zugang;

interface Regel extends Feldfehler {
  readonly erfuellt: (text: string) => boolean;
}

/** Characters the managed identity service counts as special (`domain/konto.md §1`); a space counts inside. */
const sonderzeichen = /[\^$*.[\]{}()?\-"!@#%&/\\,><':;|_~`+=]/;

/** The requirement groups of the strength meter (`specification §5`). */
const gruppen: readonly Regel[] = [
  {
    code: 'LAENGE',
    erfuellt: (text) => text.length >= laenge.von && text.length <= laenge.bis,
    text: `Das Passwort muss ${laenge.von} bis ${laenge.bis}\u00A0Zeichen lang sein.`,
  },
  {
    code: 'GROSS_UND_KLEIN',
    erfuellt: (text) => /[A-Z]/.test(text) && /[a-z]/.test(text),
    text: 'Das Passwort muss mindestens einen Groß- und einen Kleinbuchstaben enthalten.',
  },
  {
    code: 'ZAHL',
    erfuellt: (text) => /[0-9]/.test(text),
    text: 'Das Passwort muss mindestens eine Zahl enthalten.',
  },
  {
    code: 'SONDERZEICHEN',
    erfuellt: (text) => sonderzeichen.test(text) || text.trim().includes(' '),
    text: 'Das Passwort muss mindestens ein Sonderzeichen enthalten.',
  },
];

const regeln: readonly Regel[] = [
  ...gruppen,
  {
    code: 'ZEILENUMBRUCH',
    erfuellt: (text) => !/[\r\n\u2028\u2029]/.test(text),
    text: 'Das Passwort darf keinen Zeilenumbruch enthalten.',
  },
];

/** Every error of the field. */
export const fehler: readonly Feldfehler[] = regeln.map(({ code, text }) => ({ code, text }));

/** Password: 8 to 50 characters without line breaks, digit, lower, upper, special (`specification §5`). */
export const passwort = z.string().check(({ value, issues }) => {
  for (const { code, text } of regeln.filter(({ erfuellt }) => !erfuellt(value))) {
    issues.push({ code: 'custom', message: text, params: { code }, input: value });
  }
});

/** Level of the strength meter: requirement groups met minus one, at least 0 (`specification §5`). */
export function passwortStaerke(text: string): 0 | 1 | 2 | 3 {
  return stufen[gruppen.filter(({ erfuellt }) => erfuellt(text)).length] ?? 0;
}

const stufen = [0, 0, 1, 2, 3] as const;

/** What the strength meter says at each level. */
export const staerkeLabel = {
  0: 'sehr schwach',
  1: 'schwach',
  2: 'stark',
  3: 'sehr stark',
} as const satisfies Record<ReturnType<typeof passwortStaerke>, string>;
