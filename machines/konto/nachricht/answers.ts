import * as z from 'zod/mini';
import {
  type Nachrichtsauftrag,
  nachrichtsangaben,
} from '#contract/endpoints/nachrichtSchreiben.ts';

/** Answers of each step; a step takes no event whose answers its shape refuses. */
export const antworten = {
  schreiben: nachrichtsangaben,
  antworten: z.strictObject({ text: nachrichtsangaben.shape.text }),
} as const;

/** What she writes. */
export type Geschrieben = z.infer<typeof antworten.schreiben>;

/** What she answers: subject and contract are those of the conversation. */
export type Beantwortetes = Omit<Nachrichtsauftrag, 'text' | 'bezug'> & { bezug: string };

export type NachrichtSchritt = keyof typeof antworten | 'gesendet';
