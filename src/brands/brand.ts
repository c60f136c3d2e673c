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

/** A word mark as strokes and dots, so that it takes the colours of the scheme. */
const wordMark = z.strictObject({
  width: z.number(),
  height: z.number(),
  strokeWidth: z.number(),
  strokes: z.array(z.string()),
  dots: z.array(z.strictObject({ cx: z.number(), cy: z.number(), r: z.number() })),
});

/** A brand is data: tokens, logo, contacts (`specification §1`, keys as written there). */
export const brand = z.strictObject({
  key: z.enum(['andsafe', 'hfk', 's-direkt', 'protect', 'protect-ch']),
  name: z.string(),
  logo: wordMark,
  colours: z.strictObject({ light: colours, dark: colours }),
  contact: z.strictObject({ phone: z.string(), email: z.string(), hours: z.string() }),
});

export type Brand = z.infer<typeof brand>;
export type Colours = z.infer<typeof colours>;
export type WordMark = z.infer<typeof wordMark>;
