import * as z from 'zod/mini';
import { hausrat } from '../produkte/hausrat.ts';

/** Cover types of home contents (`specification §3`, names `domain/antrag.md §6.4`). */
export const hausratDeckung = z.enum(['GRUNDDECKUNG', ...hausrat.grenzen.bausteine]);
export type HausratDeckung = z.infer<typeof hausratDeckung>;
