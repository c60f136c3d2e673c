import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type { Aenderungsangebot } from '#contract/entities/aenderungswunsch.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { t } from './texte.ts';

/** What a change is drawn from. */
export interface Stand {
  vertrag: Vertrag;
  angebot: Aenderungsangebot;
}

/** The h1 of the first page. */
export const frageNach = (art: AenderungsArt) => t(`${art}Frage`);
/** What is changed, as a name before its value. */
export const nameVon = (art: AenderungsArt) => t(`${art}Name`);
