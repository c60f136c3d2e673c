import * as z from 'zod/mini';
import { wuensche } from '#contract/begriffe/wunsch.ts';
import { wunschFehlt } from '#contract/entities/beratung.ts';
import { mustertag } from '#machines/antrag/answers.ts';
import { formen } from '#machines/antrag/hausrat/answers.ts';

/** The first page of the application, where nobody can say that he wants no advice. */
export const einstieg = z.extend(formen(mustertag).einstieg, {
  wunsch: z.enum(wuensche, wunschFehlt),
});
