import type { z } from 'zod/mini';
import { type AenderungsArt, aenderungsarten } from '#contract/aenderungen/seiten.ts';
import type { aenderungskachel } from '#contract/entities/aenderungswunsch.ts';
import { statusAm } from '../status.ts';
import type { Aenderungslage } from './lage.ts';
import { istVorhanden, rahmenhinderung } from './rahmen.ts';
import { regelZu } from './regeln.ts';

type Kachel = z.infer<typeof aenderungskachel>;

/** What of an active contract can be changed, each with what bars it; nothing here asks the tariff. */
export function kacheln(lage: Aenderungslage): Kachel[] {
  const status = statusAm(lage, lage.heute);
  if (status !== 'LAUFEND' && status !== 'AUSLAUFEND') return [];
  const alle: Kachel[] = [];
  for (const art of aenderungsarten) {
    const eine = kachel(lage, art);
    if (eine) alle.push(eine);
  }
  return alle;
}

function kachel<Art extends AenderungsArt>(lage: Aenderungslage, art: Art): Kachel | null {
  const regel = regelZu(art);
  if (!istVorhanden(lage, regel)) return null;
  return { art, hinderung: rahmenhinderung(lage, regel, true) };
}
