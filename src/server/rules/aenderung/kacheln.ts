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
  return aenderungsarten.flatMap((art) => kachel(lage, art));
}

function kachel<Art extends AenderungsArt>(lage: Aenderungslage, art: Art): Kachel[] {
  const regel = regelZu(art);
  if (!istVorhanden(lage, regel)) return [];
  return [{ art, hinderung: rahmenhinderung(lage, regel, true) }];
}
