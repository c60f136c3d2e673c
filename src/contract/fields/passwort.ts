import * as z from 'zod/mini';

/** Characters the managed identity service counts as special (`domain/konto.md §1`); a space counts inside. */
const sonderzeichen = /[\^$*.[\]{}()?\-"!@#%&/\\,><':;|_~`+=]|(?<=\S) (?=\S)/;

const regeln = [
  {
    gruppe: 'laenge',
    erfuellt: (text: string) => text.length >= 8 && text.length <= 50,
    fehler: 'Das Passwort muss 8 bis 50 Zeichen lang sein.',
  },
  {
    gruppe: 'grossUndKlein',
    erfuellt: (text: string) => /[A-Z]/.test(text) && /[a-z]/.test(text),
    fehler: 'Das Passwort muss mindestens einen Groß- und einen Kleinbuchstaben enthalten.',
  },
  {
    gruppe: 'zahl',
    erfuellt: (text: string) => /[0-9]/.test(text),
    fehler: 'Das Passwort muss mindestens eine Zahl enthalten.',
  },
  {
    gruppe: 'sonderzeichen',
    erfuellt: (text: string) => sonderzeichen.test(text),
    fehler: 'Das Passwort muss mindestens ein Sonderzeichen enthalten.',
  },
] as const;

/** Password: 8 to 50 characters without line breaks, digit, lower, upper, special (`specification §5`). */
export const passwort = z.string().check((payload) => {
  for (const fehler of passwortFehler(payload.value)) {
    payload.issues.push({ code: 'custom', message: fehler, input: payload.value });
  }
});

/** Every rule the text breaks, as German sentences; empty when it is valid. */
export function passwortFehler(text: string): string[] {
  const fehler: string[] = regeln
    .filter((regel) => !regel.erfuellt(text))
    .map((regel) => regel.fehler);
  if (/[\r\n]/.test(text)) fehler.push('Das Passwort darf keinen Zeilenumbruch enthalten.');
  return fehler;
}
