import type { SnapshotFrom } from 'xstate';
import type { Hinweis } from '../failure.ts';
import type { VergessenSchritt } from './answers.ts';
import type { passwortVergessen } from './machine.ts';

type Snapshot = SnapshotFrom<typeof passwortVergessen>;

/** The step whose screen is shown. */
export const schritt = (snapshot: Snapshot): VergessenSchritt => {
  if (snapshot.matches('codeUndPasswort')) return 'codeUndPasswort';
  if (snapshot.matches('geaendert')) return 'geaendert';
  return 'email';
};

/** What the customer is told above the form; a technical problem counts as one. */
export const hinweis = (snapshot: Snapshot): Hinweis | null =>
  snapshot.hasTag('fehler') ? technisch : snapshot.context.hinweis;

export const email = (snapshot: Snapshot) => snapshot.context.email;
export const laedt = (snapshot: Snapshot) => snapshot.hasTag('laedt');

const technisch: Hinweis = { art: 'TECHNISCH', text: null };
