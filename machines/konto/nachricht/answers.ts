import * as z from 'zod/mini';
import {
  type Nachrichtsauftrag,
  nachrichtdateienMax,
  nachrichtsangaben,
} from '#contract/endpoints/nachrichtSchreiben.ts';
import { nachweisdatei } from '#contract/entities/upload.ts';

const dateien = z.array(nachweisdatei).check(z.maxLength(nachrichtdateienMax));

/** Answers of each step; a step takes no event whose answers its shape refuses. */
export const antworten = {
  schreiben: z.strictObject({ ...nachrichtsangaben.shape, dateien }),
  antworten: z.strictObject({ text: nachrichtsangaben.shape.text, dateien }),
} as const;

/** What she writes. */
export type Geschrieben = z.infer<typeof antworten.schreiben>;

/** What she answers: subject and contract are those of the conversation. */
export type Beantwortetes = Omit<Nachrichtsauftrag, 'text' | 'bezug' | 'dateien'> & {
  bezug: string;
};

/** An answer whole. */
export type Antwortauftrag = Beantwortetes & z.infer<typeof antworten.antworten>;

export type NachrichtSchritt = keyof typeof antworten | 'gesendet';
