import type { BasisAntworten } from '#machines/antrag/context.ts';
import type { Entwurfsregel, GelesenerEntwurf } from '#machines/entwurf.ts';

/** Of a choice at the price that holds no longer, a past beginning above all, what does hold is kept. */
export function heutigeWahl(
  regel: Entwurfsregel,
  { vorbelegung, neueFragen }: Pick<GelesenerEntwurf, 'vorbelegung' | 'neueFragen'>,
  vorgabe: object | null,
): BasisAntworten['angebot'] {
  const alt = vorbelegung['angebot'];
  if (typeof alt !== 'object' || alt === null) return undefined;
  const neue = neueFragen.find(({ schritt }) => schritt === 'angebot')?.felder ?? [];
  const haelt = Object.entries(alt).filter(([name]) => !neue.includes(name));
  const wahl = { ...vorgabe, ...Object.fromEntries(haelt) };
  const { success, data } = regel.antworten['angebot']?.safeParse(wahl) ?? { success: false };
  // Just read by the shape of the step.
  return success ? (data as BasisAntworten['angebot']) : undefined;
}
