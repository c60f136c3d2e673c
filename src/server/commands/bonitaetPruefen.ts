import * as z from 'zod/mini';
import type { Bonitaet } from '#contract/endpoints/antrag/aufrufe.ts';
import type { AntragProdukt } from '#contract/endpoints/antrag/aufrufe.ts';
import type { Principal } from '../access/decision.ts';
import type { Database } from '../database/open.ts';
import { Absage } from '../http/answers.ts';
import { antraege } from '../repositories/antraege.ts';
import { antragsablehnung } from '../rules/antrag/ablehnungen.ts';
import { antragsarten, gehoertZu } from '../rules/antrag/produkte.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { spaeterWieder } from '../rules/wartezeit.ts';
import { anfragenZaehlen, type Zaehlgrenze } from './anfragenZaehlen.ts';

const tagMs = 86_400_000;

/** People an address may have looked up in a day, over all products; a broker has many customers in one office. */
const jeTag = { adresse: 20, vermittler: 100 };

/** Whose look-ups are counted. */
export function zaehlerVon(wer: Principal | null, adresse: string): Zaehlgrenze {
  return wer?.portal === 'vermittler'
    ? { schluessel: ['bonitaet', 'vermittler', wer.sub], mal: jeTag.vermittler, ms: tagMs }
    : { schluessel: ['bonitaet', 'adresse', adresse], mal: jeTag.adresse, ms: tagMs };
}

/** The credit of whoever takes out a prepared application; unknown, foreign and old ones, and those of an older release, are told alike. */
export async function bonitaetPruefen(
  { database, clock }: { database: Database; clock: () => Date },
  frage: { produkt: AntragProdukt; antragId: string; zaehler: Zaehlgrenze | null },
): Promise<Bonitaet> {
  const { produkt, antragId } = frage;
  const zeit = clock();
  const zeile = await antraege(database).lesen(antragId);
  const gilt =
    zeile !== null &&
    gehoertZu(produkt, zeile.produkt) &&
    (!zeile.laeuftAb || zeile.laeuftAb > zeit);
  if (!gilt) throw new Absage(409, antragsablehnung.unterlagen);
  await bonitaetZaehlen(database, frage, zeit);
  const bonitaet = antragsarten[zeile.produkt].bonitaet({
    antworten: z.parse(z.record(z.string(), z.unknown()), JSON.parse(zeile.antworten)),
    beitrag: zeile.beitrag,
    heute: heuteInBerlin(zeile.erstelltAm),
  });
  if (bonitaet === null) throw new Absage(409, antragsablehnung.unterlagen);
  return bonitaet;
}

/** Counts that somebody is looked up; the same application again, that day, tells nothing new. Throws when there were too many. */
export async function bonitaetZaehlen(
  database: Database,
  { antragId, zaehler }: { antragId: string; zaehler: Zaehlgrenze | null },
  zeit: Date,
): Promise<void> {
  if (zaehler === null) return;
  const dieser = { schluessel: ['bonitaet', 'antrag', antragId], mal: 1, ms: tagMs };
  await database.transaction(async (tx) => {
    if ((await anfragenZaehlen(tx, [dieser], zeit)) > 0) return;
    const warten = await anfragenZaehlen(tx, [zaehler], zeit);
    // Thrown in the transaction: an application that was not looked up does not count as one that was.
    if (warten > 0) throw zuVieleAntraege(warten);
  });
}

function zuVieleAntraege(warten: number): Absage {
  const errorMessage = `Von hier kamen heute schon viele Anträge. ${spaeterWieder(warten)}`;
  return new Absage(429, { code: 'ZU_VIELE_ANFRAGEN', errorMessage }, warten);
}
