import { aenderungsseiten, type AenderungsArt } from '#contract/aenderungen/seiten.ts';
import { texte } from '../../../texte.ts';

const titel = Object.entries(aenderungsseiten).map(([art, seite]) => [art, seite.titel]);
const t = texte('vertrag.aendern', Object.fromEntries(titel));

/** Address under `/kunden` of a kind of change (`specification §2`). */
export const pfadVon = (art: AenderungsArt) => aenderungsseiten[art].pfad;

/** What the tile of the contract says, and the browser's title. */
export const handlungVon = (art: AenderungsArt) => t(art);
