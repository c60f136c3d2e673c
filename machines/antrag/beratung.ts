import { keineBeratung, wunsch as worte, type Wunsch } from '#contract/begriffe/wunsch.ts';
import type { Antragsstand, BasisAntworten } from './context.ts';
import type { Konfigurator } from './fragen/konfigurator.ts';

/** What she answered on the first screen, where she is asked what matters most to her. */
function einstiegAus(antworten: BasisAntworten): object {
  const einstieg: unknown = Reflect.get(antworten, 'einstieg');
  return typeof einstieg === 'object' && einstieg !== null ? einstieg : {};
}

function wunschantwort(antworten: BasisAntworten): unknown {
  return Reflect.get(einstiegAus(antworten), 'wunsch');
}

/** She wants no advice; she declares it apart before she concludes (VVG § 6 (3)). */
export function istOhneBeratung(antworten: BasisAntworten): boolean {
  return wunschantwort(antworten) === keineBeratung;
}

/** What she wishes; null where she wants no advice, or was not asked. */
export function wunschVon(antworten: BasisAntworten): Wunsch | null {
  const gesagt = wunschantwort(antworten);
  return typeof gesagt === 'string' && Object.hasOwn(worte, gesagt) ? (gesagt as Wunsch) : null;
}

/** Her answers as a product reads them: without a wish it presets what it would for the middle one. */
export function mitWunsch<A extends BasisAntworten>(antworten: A): A {
  if (!istOhneBeratung(antworten)) return antworten;
  const wunsch: Wunsch = 'AUSGEWOGEN';
  return { ...antworten, einstieg: { ...einstiegAus(antworten), wunsch } };
}

/** What fits her wish, and why; nobody is advised who wants no advice. */
export function ratVon(
  konfigurator: Konfigurator | undefined,
  { umfeld, antworten }: Pick<Antragsstand, 'umfeld' | 'antworten'>,
) {
  if (!umfeld || !konfigurator || istOhneBeratung(antworten)) return null;
  return konfigurator.empfehlung(antworten, umfeld);
}

/**
 * Against whom a waiver would tell: the broker, where one sells (VVG § 61 (2)), else the insurer (§ 6 (3)). Null where
 * she makes none, and where the broker himself sits with her and declares what became of his advice.
 */
export function verzichtGegenueber({
  umfeld,
  antworten,
}: Pick<Antragsstand, 'umfeld' | 'antworten'>): 'VERSICHERER' | 'VERMITTLER' | null {
  if (!umfeld || umfeld.durchVermittler === true || !istOhneBeratung(antworten)) return null;
  return umfeld.vermittler ? 'VERMITTLER' : 'VERSICHERER';
}
