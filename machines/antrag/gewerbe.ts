import * as z from 'zod/mini';
import type { Gewerbehinderung } from '#contract/fields/gewerbehinderung.ts';
import { gewerbeabsagen } from '#contract/produkte/gewerbeabsagen.ts';
import type { Taetigkeit } from '../formular/frage.ts';
import { nurWenn } from './answers.ts';
import type { Taetigkeiten, Widerspruch } from './regel.ts';

/** Each has a sentence. */
const hinderung = z.custom<Gewerbehinderung>(
  (grund) => typeof grund === 'string' && Object.hasOwn(gewerbeabsagen, grund),
);

/** A trade, as the finder names it. */
export const taetigkeit = z.object({
  gewerbeId: z.string().check(z.regex(/^\d{4}$/, 'Wählen Sie eine Tätigkeit aus der Liste.')),
  name: z.string().check(z.maxLength(100)),
  hinderung: z.optional(hinderung),
  meldeanlage: z.optional(z.literal(true)),
});

/** What a firm does beside its main trade, as a part of a page: the field, and what it must hold. */
export function weitereTaetigkeiten({
  nebengewerbe: hoechstens,
}: {
  readonly nebengewerbe: number;
}) {
  return {
    shape: {
      nebengewerbe: z
        .array(taetigkeit)
        .check(z.maxLength(hoechstens, `Wählen Sie höchstens ${hoechstens} weitere Tätigkeiten.`)),
    },
    pruefung: <W extends { readonly nebengewerbe: readonly Taetigkeit[] }>() =>
      [
        nurWenn<W>(
          ({ nebengewerbe }) => new Set(nebengewerbe.map(nummer)).size < nebengewerbe.length,
          'nebengewerbe',
          nurEinmal,
        ),
      ] as const,
  };
}

/** The same as a page of its own, with what is asked about all of it. */
export function taetigkeitform(grenzen: { readonly nebengewerbe: number }) {
  const weitere = weitereTaetigkeiten(grenzen);
  return z
    .object({
      ...weitere.shape,
      /** By the id of the question; which ones must be there depends on the trades. */
      risikofragen: z.prefault(z.record(z.string().check(z.regex(/^R\d{2}$/)), z.boolean()), {}),
    })
    .check(...weitere.pruefung());
}

type Taetigkeitsantwort = z.infer<ReturnType<typeof taetigkeitform>>;

interface GewerblicheAntworten {
  readonly einstieg?: { readonly hauptgewerbe: Taetigkeit };
  /** Where nothing was asked, what is typed holds no answer to it yet. */
  readonly taetigkeit?: Pick<Taetigkeitsantwort, 'nebengewerbe'> & {
    readonly risikofragen?: Taetigkeitsantwort['risikofragen'] | undefined;
  };
}

/** Whose risk questions are asked; null before there is a main trade. */
export function taetigkeitenIn({
  einstieg,
  taetigkeit: weitere,
}: GewerblicheAntworten): Taetigkeiten | null {
  if (!einstieg) return null;
  return { gewerbeIds: [einstieg.hauptgewerbe, ...(weitere?.nebengewerbe ?? [])].map(nummer) };
}

/** What speaks against the trades beside the main one, and questions (their ids) that are open or were asked about others. */
export function gegenTaetigkeit(
  { einstieg, taetigkeit: weitere }: GewerblicheAntworten,
  fragen: readonly { readonly id: string }[],
): readonly Widerspruch[] {
  if (!einstieg || !weitere) return [];
  const { nebengewerbe, risikofragen = {} } = weitere;
  const gefragt = fragen.map(({ id }) => id);
  const istDoppelt = nebengewerbe.map(nummer).includes(nummer(einstieg.hauptgewerbe));
  return [
    ...(istDoppelt ? [{ feld: 'nebengewerbe', text: nurEinmal }] : []),
    ...gefragt
      .filter((id) => risikofragen[id] === undefined)
      .map((id) => gegenFrage(id, 'Beantworten Sie diese Frage mit ja oder nein.')),
    ...Object.keys(risikofragen)
      .filter((id) => !gefragt.includes(id))
      .map((id) => gegenFrage(id, 'Nach einer Antwort fragt keine Ihrer Tätigkeiten mehr.')),
  ];
}

function gegenFrage(id: string, text: string): Widerspruch {
  return { feld: `risikofragen.${id}`, text };
}

function nummer({ gewerbeId }: Taetigkeit): string {
  return gewerbeId;
}

const nurEinmal = 'Wählen Sie jede Tätigkeit nur einmal.';
