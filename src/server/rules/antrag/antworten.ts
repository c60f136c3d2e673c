import type { ZodMiniType } from 'zod/mini';
import { safeParse } from 'zod/v4/core';
import type { Feldfehler } from '../../http/answers.ts';
import { germanText } from '../germanTexts.ts';

type Formen = Readonly<Record<string, ZodMiniType>>;

export interface GeleseneAntworten {
  /** Answers their shapes accept, by step, with the keys in the order of the shapes. */
  gueltig: Readonly<Record<string, unknown>>;
  /** First thing that is wrong with each of the others. */
  fehler: Readonly<Record<string, string>>;
  /** Steps and fields the product does not know. */
  unbekannt: Feldfehler[];
}

/** Reads the answers of an application by the shapes of its chart, and nothing beyond them. */
export function leseAntworten(
  formen: Formen,
  antworten: Readonly<Record<string, unknown>>,
): GeleseneAntworten {
  const gueltig: Record<string, unknown> = {};
  const fehler: Record<string, string> = {};
  const unbekannt = Object.keys(antworten).filter((schritt) => !Object.hasOwn(formen, schritt));
  // In the order of the shapes, so that the same answers always read the same.
  for (const [schritt, form] of Object.entries(formen)) {
    if (!Object.hasOwn(antworten, schritt)) continue;
    const gelesen = safeParse(form, antworten[schritt], { error: germanText });
    if (gelesen.success) {
      gueltig[schritt] = gelesen.data;
      unbekannt.push(...fremdeFelder(antworten[schritt], gelesen.data, schritt));
    } else fehler[schritt] = gelesen.error.issues[0]?.message ?? '';
  }
  const text = 'Diese Angabe ist hier nicht vorgesehen.';
  return {
    gueltig,
    fehler,
    unbekannt: unbekannt.map((pfad) => ({ feld: `antworten.${pfad}`, text })),
  };
}

/** Fields that were sent and that the shape let drop. */
function fremdeFelder(gesendet: unknown, gelesen: unknown, pfad: string): string[] {
  if (!istObjekt(gesendet) || !istObjekt(gelesen)) return [];
  return Object.keys(gesendet).flatMap((name) =>
    Object.hasOwn(gelesen, name)
      ? fremdeFelder(gesendet[name], gelesen[name], `${pfad}.${name}`)
      : [`${pfad}.${name}`],
  );
}

function istObjekt(wert: unknown): wert is Readonly<Record<string, unknown>> {
  return typeof wert === 'object' && wert !== null;
}
