import * as z from 'zod/mini';

const colour = z.string().check(z.regex(/^#[0-9A-F]{6}$/));

/** Colours of one scheme; every text pair holds 4.5 : 1, shapes 3 : 1 (`reference/look.md`). */
const colours = z.strictObject({
  background: colour,
  surface: colour,
  ink: colour,
  muted: colour,
  primary: colour,
  primaryHover: colour,
  onPrimary: colour,
  primarySoft: colour,
  /** Shapes only: carries no text. */
  accent: colour,
  /** Ground of what is meant to catch the eye; carries ink. */
  accentSoft: colour,
  /** Edge of everything that can be filled in. */
  border: colour,
  /** Decoration only: says nothing that is not said otherwise. */
  line: colour,
  error: colour,
  errorHover: colour,
  onError: colour,
  errorSoft: colour,
  success: colour,
  successSoft: colour,
  warning: colour,
  warningSoft: colour,
  neutralSoft: colour,
});

/** A word mark as strokes and filled shapes that name their colour, so that it follows the scheme. */
const wordMark = z.strictObject({
  width: z.number(),
  height: z.number(),
  /** Ends and corners of the strokes. */
  ends: z.enum(['round', 'straight']),
  parts: z.array(
    z.strictObject({
      d: z.string(),
      colour: z.enum(['primary', 'accent', 'ink']),
      /** Width of the stroke; a shape without one is filled. */
      stroke: z.optional(z.number()),
    }),
  ),
});

/** How a page shows a number and how a phone dials it. */
const phone = z.strictObject({
  shown: z.string(),
  dialled: z.string().check(z.regex(/^\+\d{8,15}$/)),
});

const address = z.strictObject({
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
});

/** Whoever carries the risk, as the Impressum names them; all of it invented. */
const insurer = z.strictObject({
  name: z.string(),
  address,
  board: z.array(z.string()),
  register: z.string(),
  taxId: z.string(),
  /** Where premiums are paid to, in groups of four. */
  iban: z.string(),
});

/** A brand is data: tokens, logo, contacts, switches (`specification §1`); a product says who sells it. */
export const brand = z.strictObject({
  key: z.enum(['andsafe', 'hfk', 's-direkt', 'protect', 'protect-ch']),
  name: z.string(),
  /** What the brand is for, in one line. */
  claim: z.string(),
  logo: wordMark,
  /** Path of the icon below `public/`. */
  favicon: z.string().check(z.startsWith('/marken/')),
  colours: z.strictObject({ light: colours, dark: colours }),
  spelling: z.enum(['de-DE', 'de-CH']),
  contact: z.strictObject({
    /** Whom the customer reaches: "unser Kundenservice". */
    service: z.string(),
    phone: z.string(),
    /** The same number with country code, for `tel:`. */
    dialled: phone.shape.dialled,
    email: z.email(),
    hours: z.string(),
    /** Someone answers day and night. */
    emergency: phone,
  }),
  insurer,
  switches: z.strictObject({
    /** Key of the product it opens with instead of a choice of products. */
    startProduct: z.nullable(z.string()),
    /** Its people answer who asks about a motor vehicle, which it does not sell online. */
    vehicleInquiry: z.boolean(),
  }),
  /** Names of the documents that differ by brand. */
  documents: z.strictObject({ avb: z.string(), pib: z.string() }),
});

export type Brand = z.infer<typeof brand>;
export type BrandKey = Brand['key'];
export type Colours = z.infer<typeof colours>;
export type Insurer = z.infer<typeof insurer>;
export type Spelling = Brand['spelling'];
export type WordMark = z.infer<typeof wordMark>;
