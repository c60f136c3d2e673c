import * as z from 'zod/mini';
import { sachinhalt } from '#contract/produkte/sachinhalt.ts';
import type { AntwortenAus } from '../formen.ts';
import { inhaltsformen } from './inhalt.ts';

/** Shape of the answers of each step on a day (yyyy-MM-dd). */
export const formen = inhaltsformen({
  variante: z.enum(sachinhalt.grenzen.allgefahrenVarianten, 'Wählen Sie einen Tarif.'),
  elementar: z.boolean(),
});

export type SachinhaltAntworten = AntwortenAus<typeof formen>;
