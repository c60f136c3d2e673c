import type { Tarifbeitrag } from '#contract/endpoints/tarifieren/antwort.ts';
import type { AntragKontext } from '#machines/antrag/context.ts';
import { gleich } from '#machines/gleich.ts';
import { eingabeVon } from '#machines/antrag/regel.ts';
import type { Geoeffnet } from '#machines/draft/context.ts';
import type { AntragProduktSeite } from '../produkt.ts';

/** What these very answers cost when they were saved, where they cost something else today. */
export function frueherBeitrag(
  { regel }: Pick<AntragProduktSeite, 'regel'>,
  { umfeld, ergebnisse }: Pick<AntragKontext, 'umfeld' | 'ergebnisse'>,
  geoeffnet: Pick<Geoeffnet, 'antworten' | 'beitrag'> | null,
): Pick<Tarifbeitrag, 'versicherungsPraemie' | 'zahlweise'> | null {
  const versicherungsPraemie = geoeffnet?.beitrag ?? null;
  const zahlweise = geoeffnet?.antworten.angebot?.zahlweise;
  const heute = ergebnisse.tarifieren?.ergebnis.beitrag;
  if (versicherungsPraemie === null || zahlweise === undefined || !geoeffnet || !heute) return null;
  if (versicherungsPraemie === heute.versicherungsPraemie) return null;
  const damals = { umfeld, antworten: geoeffnet.antworten, ergebnisse: {} };
  // Saved with all its answers it was priced by them, and else by what was assumed of those that are missing.
  const gefragt =
    eingabeVon(regel, 'nachrechnen', damals) ?? eingabeVon(regel, 'tarifieren', damals);
  return gleich(gefragt, ergebnisse.tarifieren?.eingabe)
    ? { versicherungsPraemie, zahlweise }
    : null;
}
