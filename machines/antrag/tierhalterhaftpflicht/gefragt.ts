import type { Schadenfrage } from '../fragen/vorversicherung.ts';
import { schadenfrage } from '../fragen/vorversicherung.ts';
import { hundezeit } from './answers.ts';

/** Asked where a sentence of the offer is changed and on the page behind it. */
export const gefragt = {
  nutzung: 'Wie wird der Hund gehalten?',
  auffaellig:
    'Wurde ein Hund behördlich als gefährlich eingestuft oder hat er Menschen oder Tiere verletzt?',
} as const;

/** What counts of earlier claims of whoever keeps a dog. */
export const hundeschaeden: Schadenfrage = { ...schadenfrage, zeit: hundezeit };
