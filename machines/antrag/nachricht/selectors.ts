import type { Empfaenger } from '../parts/brief.ts';
import type { NachrichtSchritt } from './answers.ts';

/** A page that is written and sent to a person, whatever is written on it. */
interface Briefbild {
  readonly status: string;
  readonly context: { readonly empfaenger: Empfaenger };
  hasTag(tag: 'laedt'): boolean;
  matches(zustand: 'laden' | 'zuOft' | 'fehlgeschlagen'): boolean;
}

export const schritt = ({ status }: Briefbild): NachrichtSchritt =>
  status === 'done' ? 'gesendet' : 'schreiben';
export const laedt = (snapshot: Briefbild) => snapshot.hasTag('laedt');
export const istEmpfaengerOffen = (snapshot: Briefbild) => snapshot.matches('laden');
export const istZuOft = (snapshot: Briefbild) => snapshot.matches('zuOft');
export const istGescheitert = (snapshot: Briefbild) => snapshot.matches('fehlgeschlagen');
export const empfaenger = (snapshot: Briefbild) => snapshot.context.empfaenger;
