import type { Aenderungsangebot, AenderungsArt } from '#contract/entities/aenderungswunsch.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { t } from './texte.ts';

/** What a change is drawn from. */
export interface Stand {
  vertrag: Vertrag;
  angebot: Aenderungsangebot;
}

/** Address under `/kunden` of a kind of change (`specification §2`). */
export function pfadVon(art: AenderungsArt): string {
  return art === 'zahlweise' ? 'zahlungsweise' : art;
}

/** The h1 of the first page. */
export const frageNach = (art: AenderungsArt) => t(`${art}Frage`);
/** What is changed, as a name before its value. */
export const nameVon = (art: AenderungsArt) => t(`${art}Name`);
/** What the tile of the contract says. */
export const handlungVon = (art: AenderungsArt) => t(`${art}Aendern`);
