import * as z from 'zod/mini';

/** Name of a step or of a field of its answer. */
export const antwortName = z.string().check(z.regex(/^[a-zA-Z][\w-]{0,59}$/));

const einfach = z.union([z.string().check(z.maxLength(2_000)), z.number(), z.boolean(), z.null()]);
const liste = z.array(einfach).check(z.maxLength(100));
const block = z.union([einfach, liste, z.record(antwortName, z.union([einfach, liste]))]);
/** A field of a step: a value, an object such as an address, or a list of either. */
const feld = z.union([block, z.array(block).check(z.maxLength(100))]);

/** Answers by step, of whichever release; whoever reads them checks them by the shapes of his own. */
export const antworten = z.record(antwortName, z.record(antwortName, feld));
