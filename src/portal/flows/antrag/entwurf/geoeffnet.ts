import type { BasisAntworten, Umfeld } from '#machines/antrag/context.ts';
import { entwurfsregel } from '#machines/antrag/entwurf.ts';
import { type Entwurfsregel, entwurfAus, type NeueFrage } from '#machines/entwurf.ts';
import type { AntragProduktSeite } from '../produkt.ts';
import type { GespeicherterAntrag } from './ablage.ts';

/** A saved application as the questions of today read it. */
export interface Geoeffnet {
  readonly antworten: BasisAntworten;
  /** Fills the fields of questions that are asked otherwise today. */
  readonly vorbelegung: Readonly<Record<string, unknown>>;
  readonly neueFragen: readonly NeueFrage[];
  /** The step it was left at; null when it has been reached. */
  readonly ziel: string | null;
}

/** Reads a saved application; `NEUER` comes from a later release, null is none of this product. */
export function geoeffnetAus(
  seite: AntragProduktSeite,
  umfeld: Umfeld,
  gespeichert: GespeicherterAntrag,
): Geoeffnet | 'NEUER' | null {
  const regel = entwurfsregel(seite.flow, seite.regel.formen(umfeld.heute));
  if (gespeichert.produkt !== seite.schluessel) return null;
  if (gespeichert.schema > regel.schema) return 'NEUER';
  const gelesen = entwurfAus(regel, { ...gespeichert, flow: seite.flow });
  if (gelesen === null) return null;
  const { vorbelegung, neueFragen, schritt } = gelesen;
  const tarif = heutigeWahl(seite, umfeld, regel, gelesen);
  const antworten = { ...gelesen.antworten, ...(tarif ? { tarif } : {}) };
  return { antworten, vorbelegung, neueFragen, ziel: fruehestes(seite, schritt, neueFragen) };
}

/** Of a choice at the price that holds no longer, a past beginning above all, what does hold is kept. */
function heutigeWahl(
  seite: AntragProduktSeite,
  umfeld: Umfeld,
  regel: Entwurfsregel,
  {
    antworten,
    vorbelegung,
    neueFragen,
  }: Pick<Geoeffnet, 'antworten' | 'vorbelegung' | 'neueFragen'>,
): BasisAntworten['tarif'] {
  const alt = vorbelegung['tarif'];
  if (typeof alt !== 'object' || alt === null) return undefined;
  const neue = neueFragen.find(({ schritt }) => schritt === 'tarif')?.felder ?? [];
  const haelt = Object.entries(alt).filter(([name]) => !neue.includes(name));
  const form = regel.antworten['tarif'];
  const wahl = { ...seite.regel.vorgabe(antworten, umfeld), ...Object.fromEntries(haelt) };
  const { success, data } = form?.safeParse(wahl) ?? { success: false, data: undefined };
  // Just read by the shape of the step.
  return success ? (data as BasisAntworten['tarif']) : undefined;
}

/** Nobody is led past a question that is new. */
function fruehestes(
  { schritte }: AntragProduktSeite,
  schritt: string,
  neueFragen: readonly NeueFrage[],
): string {
  const stellen = [schritt, ...neueFragen.map((neue) => neue.schritt)]
    .map((name) => schritte.indexOf(name))
    .filter((stelle) => stelle >= 0);
  return schritte[Math.min(...stellen)] ?? schritt;
}
