import * as z from 'zod/mini';
import { datum } from '#contract/fields/datum.ts';
import { partnerNummer } from '#contract/fields/partnerNummer.ts';
import { vermittlerNummer } from '#contract/fields/vermittlerNummer.ts';
import { anschrift } from './risiken.ts';

/** Form of address (`domain/antrag.md §5.1` block P). */
export const anrede = z.enum(['FRAU', 'HERR', 'DIVERS', 'KEINE_ANGABE']);
export type Anrede = z.infer<typeof anrede>;

export const titel = z.nullable(z.enum(['Dr.', 'Prof.', 'Prof. Dr.']));

/** A person by name; the contact person of a firm is one. */
const person = z.object({
  anrede,
  titel,
  vorname: z.string(),
  nachname: z.string(),
  geburtsdatum: z.nullable(datum),
});

const erreichbar = {
  partnerNummer,
  anschrift,
  /** Counts from the day of a move on; absent where none is reported. */
  neueAnschrift: z.optional(z.extend(anschrift, { ab: datum })),
  email: z.string(),
  /** She signs in with it, and no link of a mail was opened yet (`domain/verkauf.md §6`). */
  emailUnbewiesen: z.optional(z.literal(true)),
  handynummer: z.string(),
  telefon: z.nullable(z.string()),
  /** Masked account in her own name that her newest running contract is debited from; absent where there is none. */
  konto: z.optional(z.string()),
  /** Null for who came without a broker. */
  vermittlerNummer: z.nullable(vermittlerNummer),
  /** What the broker who asks may do for her; absent for herself. */
  vertretung: z.optional(z.object({ melden: z.boolean() })),
};

/** Customer, a person or a firm with its contact person (`specification §3`, `domain/antrag.md §5.1` blocks P, G). */
export const partner = z.discriminatedUnion('art', [
  z.object({ art: z.literal('PERSON'), ...erreichbar, ...person.shape }),
  z.object({
    art: z.literal('FIRMA'),
    ...erreichbar,
    firmenname: z.string(),
    /** Null where it was never asked. */
    rechtsform: z.nullable(z.string()),
    /** As she said them last; absent where she has not. */
    handelsregister: z.optional(z.string()),
    registergericht: z.optional(z.string()),
    gruendungsdatum: z.nullable(datum),
    ansprechpartner: person,
  }),
]);
