import * as z from 'zod/mini';
import { sachinhalt } from '#contract/produkte/sachinhalt.ts';
import type { AntwortenAus } from '../formen.ts';
import { inhaltsformen } from '../sachinhalt/inhalt.ts';

/** What can be chosen beside fire, which is always in. */
export const waehlbar = sachinhalt.grenzen.waehlbareGefahren;

/** Shape of the answers of each step on a day (yyyy-MM-dd). */
export const formen = inhaltsformen({
  /** In the order they are offered, whoever wrote them down. */
  gefahren: z
    .array(z.enum(waehlbar))
    .check(z.overwrite((gewaehlt) => waehlbar.filter((eine) => gewaehlt.includes(eine)))),
});

export type MehrgefahrenAntworten = AntwortenAus<typeof formen>;
