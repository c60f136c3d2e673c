import type { Antragsumfeld } from '#machines/antrag/context.ts';
import { entwurfsregel } from '#machines/antrag/entwurf.ts';
import type { Geoeffnet } from '#machines/draft/context.ts';
import { entwurfAus, type NeueFrage } from '#machines/entwurf.ts';
import type { AntragProduktSeite } from '../produkt.ts';
import type { Merkstand } from '#machines/merken/machine.ts';
import { heutigeWahl } from './heutigeWahl.ts';
import type { GespeicherterAntrag } from './uebertragung.ts';

/** Reads an application that was saved, or kept on this device; `NEUER` comes from a later release, null is none of this product. */
export function geoeffnetAus(
  seite: AntragProduktSeite,
  umfeld: Antragsumfeld,
  gespeichert: GespeicherterAntrag | Merkstand,
): Geoeffnet | 'NEUER' | null {
  const regel = entwurfsregel(seite.flow, seite.regel.formen(umfeld.heute), seite.regel.frueher);
  if (gespeichert.produkt !== seite.art) return null;
  if (gespeichert.schema > regel.schema) return 'NEUER';
  const gelesen = entwurfAus(regel, { ...gespeichert, flow: seite.flow });
  if (gelesen === null) return null;
  const { vorbelegung, neueFragen, schritt } = gelesen;
  const vorgabe = seite.regel.vorgabe(gelesen.antworten, umfeld) ?? null;
  const tarif = heutigeWahl(regel, gelesen, vorgabe);
  const antworten = { ...gelesen.antworten, ...(tarif ? { angebot: tarif } : {}) };
  const ziel = fruehestes(seite, schritt, neueFragen);
  return { antworten, vorbelegung, neueFragen, ziel, beitrag: gespeichert.beitrag };
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
