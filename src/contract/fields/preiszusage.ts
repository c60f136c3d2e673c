import * as z from 'zod/mini';

/** The insurer's word for the day of a price; for the same risk that price is given again for 14 days (`domain/antrag.md §3`). */
export const preiszusage = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}\.[\w-]{43}$/));
