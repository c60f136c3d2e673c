import { fristen } from '#contract/zahlen.ts';
import { randomUUID } from 'node:crypto';
import type { Vorbereitet, Vorbereitung } from '#contract/endpoints/antrag/aufrufe.ts';
import { zeitPlus } from '#contract/tag.ts';
import type { BasisAntworten } from '#machines/antrag/context.ts';
import type { Database } from '../database/open.ts';
import { dokumenteAblegen, dokumentlinks } from '../documents/ablegen.ts';
import { unterlagenVor } from '../documents/unterlagen.ts';
import { antraege } from '../repositories/antraege.ts';
import { geheimnisse } from '../repositories/geheimnisse.ts';
import { ibanMaskiert } from '../repositories/vertragsansicht.ts';
import { antragsablehnung } from '../rules/antrag/ablehnungen.ts';
import { antragsarten } from '../rules/antrag/produkte.ts';
import type { GepruefterAntrag } from '../rules/antrag/pruefung.ts';
import { preisBerechnetAm } from '../rules/fristen/antrag.ts';
import { preistagAus } from '../rules/tarif/preiszusage.ts';
import { tarifVersion } from '../rules/tarif/tarifantwort.ts';
import { wiederholbarMs } from './einmal.ts';
import { langsamerHash } from './langsamerHash.ts';
import {
  antragAbgelehnt,
  geprueft,
  lageVon,
  type Antragsauftrag,
  type Antragsdienste,
} from './antragPruefen.ts';

/** Makes the documents of an application and keeps what they were made from; the same again gets the same id. */
export async function antragVorbereiten(
  dienste: Antragsdienste,
  auftrag: Antragsauftrag & { body: Vorbereitung },
): Promise<Vorbereitet> {
  const { database, absender } = dienste;
  const lage = await lageVon(dienste, auftrag);
  const { umfeld, zeit: jetzt } = lage;
  const { produkt, body } = auftrag;
  const schluessel = await geheimnisse(database).schluessel('preiszusage');
  const preistag = (anfrage: object) =>
    preistagAus(body.zusage, { produkt, anfrage, schluessel }, umfeld.heute);
  const antrag = geprueft(auftrag, lage, { antragId: null, preistag });
  const eingabeHash = await eingabeHashVon(auftrag, antrag);
  const wie = { eingabeHash, tarifVersion, beitrag: antrag.beitrag.versicherungsPraemie };
  return database.transaction(async (tx) => {
    await antraege(tx).sperren(eingabeHash);
    const abgeschlossenSeit = new Date(jetzt.getTime() - wiederholbarMs);
    const seit = { berechnetSeit: preisBerechnetAm(umfeld.heute), abgeschlossenSeit };
    const frueher = await antraege(tx).dieselbe(wie, { jetzt, ...seit });
    if (body.ersetzt !== undefined && body.ersetzt !== frueher) await beenden(tx, body.ersetzt);
    if (frueher !== null) {
      return {
        antragId: frueher,
        dokumente: await dokumentlinks(tx, { antragId: frueher, jetzt }),
      };
    }
    const antragId = randomUUID();
    await antraege(tx).anlegen({
      ...wie,
      id: antragId,
      produkt: antragsarten[produkt].schluessel,
      marke: umfeld.marke,
      vermittlerNummer: umfeld.vermittler?.vermittlerNummer ?? null,
      referenz: body.referenz,
      antworten: JSON.stringify(ohneKonto(antrag.antworten)),
      berechnetAm: preisBerechnetAm(antrag.beitrag.gueltigBis),
      erstelltAm: jetzt,
      laeuftAb: zeitPlus(jetzt, { days: fristen.preisTage }),
    });
    const inhalte = unterlagenVor({
      angaben: antrag.angaben,
      absender: absender(umfeld.marke),
      vermittler: lage.vermittler,
      beitrag: antrag.beitrag,
      heute: umfeld.heute,
    });
    const ablage = { antragId, inhalte, versicherungsNummer: null, jetzt };
    return { antragId, dokumente: await dokumenteAblegen(tx, ablage) };
  });
}

/** A call that is still under way finds the application over; one that arrived has made the contract. */
async function beenden(tx: Database, antragId: string): Promise<void> {
  const zeile = await antraege(tx).lesen(antragId);
  if (zeile?.versicherungsNummer) throw antragAbgelehnt(antragsablehnung.schonAngekommen);
  if (zeile) await antraege(tx).beenden(antragId);
}

/** What documents were made from, slow enough that nobody finds the account in it by trying. */
export function eingabeHashVon(
  { produkt, body }: Antragsauftrag,
  { umfeld, eingabe }: GepruefterAntrag,
): Promise<string> {
  const { marke, vermittler } = umfeld;
  const verkauf = [produkt, marke, vermittler?.vermittlerNummer ?? null, body.referenz];
  return langsamerHash(JSON.stringify([verkauf, eingabe]), 'antrag');
}

/** Of the account only what tells it from another one of hers. */
function ohneKonto(antworten: BasisAntworten): BasisAntworten {
  const { zahlung } = antworten;
  if (zahlung?.iban === undefined) return antworten;
  const { bic: _bank, ...ohneBank } = zahlung;
  return { ...antworten, zahlung: { ...ohneBank, iban: ibanMaskiert(zahlung.iban) } };
}
