import * as z from 'zod/mini';

/** A flow that is under way, as it is kept: never a snapshot (`design §4.7`). */
export const entwurf = z.object({
  schema: z.int().check(z.positive()),
  flow: z.string(),
  schritt: z.string(),
  antworten: z.record(z.string(), z.unknown()),
});
export type Entwurf = z.infer<typeof entwurf>;

type Antwortformen = Readonly<Record<string, z.ZodMiniType>>;
type Roh = Readonly<Record<string, unknown>>;

/** How the drafts of a flow are kept and read again. */
export interface Entwurfsregel<Formen extends Antwortformen = Antwortformen> {
  /** Id of the flow in the registry. */
  readonly flow: string;
  /** Raised whenever the shape of an answer changes. */
  readonly schema: number;
  readonly antworten: Formen;
  /** Steps of which only a part may be kept: it fills their fields, and the flow takes it for no answer. */
  readonly teile?: Readonly<Record<string, Antwortformen>>;
  /** Steps of older releases, each with the one that asks for it today. */
  readonly frueher?: Readonly<Record<string, string>>;
  /**
   * Answers of the schema before, by the schema they become. Only for what giving the answers again
   * cannot see, such as a new name; a new or stricter question needs none.
   */
  readonly migrationen?: Readonly<Record<number, (antworten: Roh) => Roh>>;
}

/** A question the draft does not answer as it is asked today: new, or asked otherwise. */
export interface NeueFrage {
  readonly schritt: string;
  /** Dot paths of the fields. */
  readonly felder: readonly string[];
}

/** A draft as the flow of today reads it. */
export interface GelesenerEntwurf<Formen extends Antwortformen = Antwortformen> {
  readonly schritt: string;
  /** Answers that hold today. */
  readonly antworten: { -readonly [Schritt in keyof Formen]?: z.infer<Formen[Schritt]> };
  /** What was answered at steps whose question changed; fills their fields, answers nothing. */
  readonly vorbelegung: Roh;
  readonly neueFragen: readonly NeueFrage[];
}

/** What is kept of a flow. */
export function entwurfVon(regel: Entwurfsregel, schritt: string, antworten: Roh): Entwurf {
  const { flow, schema } = regel;
  return { schema, flow, schritt, antworten: behalten(regel, antworten) };
}

/** Of the answers what may be kept. */
export function behalten({ antworten: formen, teile = {} }: Entwurfsregel, antworten: Roh): Roh {
  return Object.fromEntries(
    Object.entries(antworten).flatMap(([schritt, antwort]) => {
      const teil = teile[schritt];
      if (teil) return teilVon(teil, antwort).map((behaltenes) => [schritt, behaltenes]);
      return formen[schritt] ? [[schritt, antwort]] : [];
    }),
  );
}

/**
 * Reads a draft of this or an older release; null where it is no draft of this flow or comes from a
 * newer one. The answers that hold are given again to the flow (`walk.ts`), so a question that is
 * new stops it there and nothing behind is lost.
 */
export function entwurfAus<Formen extends Antwortformen>(
  regel: Entwurfsregel<Formen>,
  wert: unknown,
): GelesenerEntwurf<Formen> | null {
  const { data } = z.safeParse(entwurf, wert);
  if (!data || data.flow !== regel.flow || data.schema > regel.schema) return null;
  const roh = migriert(regel, data);
  const antworten: Record<string, unknown> = {};
  const vorbelegung: Record<string, unknown> = {};
  const neueFragen: NeueFrage[] = [];
  for (const [schritt, form] of Object.entries(regel.antworten)) {
    if (roh[schritt] === undefined) continue;
    const gelesen = z.safeParse(form, roh[schritt]);
    if (gelesen.success) antworten[schritt] = gelesen.data;
    else {
      vorbelegung[schritt] = roh[schritt];
      neueFragen.push({ schritt, felder: felderVon(gelesen.error) });
    }
  }
  for (const [schritt, form] of Object.entries(regel.teile ?? {})) {
    for (const teil of teilVon(form, roh[schritt])) antworten[schritt] = teil;
  }
  // Each answer has just been read by the shape of its step.
  const gueltig = antworten as GelesenerEntwurf<Formen>['antworten'];
  const schritt = regel.frueher?.[data.schritt] ?? data.schritt;
  return { schritt, antworten: gueltig, vorbelegung, neueFragen };
}

/** What is kept of an answer; nothing where it has nothing of it. */
function teilVon(felder: Antwortformen, antwort: unknown): Roh[] {
  if (typeof antwort !== 'object' || antwort === null) return [];
  // Field by field: one that does not hold takes no other with it.
  const behalten = Object.entries(felder).flatMap(([name, form]) => {
    const { data } = z.safeParse(form, Reflect.get(antwort, name));
    return data === undefined ? [] : [[name, data] as const];
  });
  return behalten.length === 0 ? [] : [Object.fromEntries(behalten)];
}

function migriert({ schema, migrationen = {} }: Entwurfsregel, alt: Entwurf): Roh {
  let antworten: Roh = alt.antworten;
  for (let ziel = alt.schema + 1; ziel <= schema; ziel += 1) {
    antworten = migrationen[ziel]?.(antworten) ?? antworten;
  }
  return antworten;
}

function felderVon({ issues }: z.core.$ZodError): string[] {
  return [...new Set(issues.map(({ path }) => path.join('.')))];
}
