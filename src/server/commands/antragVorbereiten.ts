import { fristen } from '#contract/zahlen.ts';
import { randomUUID } from 'node:crypto';
import type { Vorbereitet, Vorbereitung } from '#contract/endpoints/antrag/aufrufe.ts';
import type { Dokument } from '#contract/entities/dokument.ts';
import { zeitPlus } from '#contract/tag.ts';
import type { BasisAntworten } from '#machines/antrag/context.ts';
import type { Database } from '../database/open.ts';
import { dokumenteAblegen, dokumentlinks } from '../documents/ablegen.ts';
import { lueckenFuer } from '../documents/produkte/luecken.ts';
import { unterlagenVor } from '../documents/unterlagen.ts';
import { antraege, type Antragszeile } from '../repositories/antraege.ts';
import { geheimnisse } from '../repositories/geheimnisse.ts';
import { unterlagenversand } from '../repositories/unterlagenversand.ts';
import { ibanMaskiert } from '../repositories/vertragsansicht.ts';
import { antragsablehnung } from '../rules/antrag/ablehnungen.ts';
import { gemeinteArt } from '../rules/antrag/produkte.ts';
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
  type Pruefungslage,
} from './antragPruefen.ts';
import { nachBeratung } from './antragAusEntwurf.ts';
import { unterlagenAbloesen } from './unterlagenAbloesen.ts';
import { unterlagenSchreiben, zustellungVon, type Versandgrenzen } from './unterlagenSenden.ts';

/** Makes the documents of an application and keeps what they were made from; the same again gets the same id. */
export async function antragVorbereiten(
  dienste: Antragsdienste,
  auftrag: Antragsauftrag & { body: Vorbereitung; grenzen: Versandgrenzen },
): Promise<Vorbereitet> {
  const { database } = dienste;
  const lage = await lageVon(dienste, auftrag);
  const { umfeld, zeit: jetzt } = lage;
  const { produkt, body } = auftrag;
  const schluessel = await geheimnisse(database).schluessel('preiszusage');
  const preistag = (anfrage: object) =>
    preistagAus(body.zusage, { produkt, anfrage, schluessel }, umfeld.heute);
  const gepruefter = geprueft(auftrag, lage, { antragId: null, preistag });
  const antrag = await nachBeratung(database, gepruefter, body.entwurfId);
  const eingabeHash = await eingabeHashVon(auftrag, antrag);
  const wie = { eingabeHash, tarifVersion, beitrag: antrag.beitrag.versicherungsPraemie };
  const vorbereitet = await database.transaction(async (tx) => {
    await antraege(tx).sperren(eingabeHash);
    const abgeschlossenSeit = new Date(jetzt.getTime() - wiederholbarMs);
    const seit = { berechnetSeit: preisBerechnetAm(umfeld.heute), abgeschlossenSeit };
    const frueher = await antraege(tx).dieselbe(wie, { jetzt, ...seit });
    if (body.ersetzt !== undefined && body.ersetzt !== frueher) await beenden(tx, body.ersetzt);
    const antragId = frueher ?? randomUUID();
    const dokumente =
      frueher === null
        ? await anlegen(tx, dienste, auftrag, { antragId, lage, antrag, wie })
        : await dokumentlinks(tx, { antragId, jetzt });
    await einmalSenden(tx, dienste, auftrag, { antragId, lage, antrag, dokumente });
    return { antragId, dokumente };
  });
  await dienste.zugestellt();
  const zustellung = await zustellungVon(database, vorbereitet.antragId);
  return { ...vorbereitet, ...zustellung, ...beratungZu(antrag) };
}

/** What the page shows of the advice, as its paper says it. */
function beratungZu({ angaben }: GepruefterAntrag): Pick<Vorbereitet, 'beratung'> {
  const rat = angaben.beratung?.rat;
  if (!rat) return {};
  return { beratung: { rat: rat.satz, luecken: lueckenFuer(rat.wunsch, angaben) } };
}

interface Vorbereitetes {
  antragId: string;
  lage: Pruefungslage;
  antrag: GepruefterAntrag;
}

async function anlegen(
  tx: Database,
  { absender }: Antragsdienste,
  { produkt, body }: Antragsauftrag,
  {
    antragId,
    lage: { umfeld, vermittler, zeit: jetzt },
    antrag,
    wie,
  }: Vorbereitetes & { wie: Pick<Antragszeile, 'eingabeHash' | 'tarifVersion' | 'beitrag'> },
): Promise<Dokument[]> {
  await antraege(tx).anlegen({
    ...wie,
    id: antragId,
    produkt: gemeinteArt(produkt, body.produkt).art,
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
    vermittler,
    beitrag: antrag.beitrag,
    heute: umfeld.heute,
  });
  return dokumenteAblegen(tx, { antragId, inhalte, versicherungsNummer: null, jetzt });
}

/** One mail per application, and one more where another set came between; where too many went there, none, and a page that reads this asks her to open the papers. */
async function einmalSenden(
  tx: Database,
  dienste: Antragsdienste,
  { grenzen, body }: { grenzen: Versandgrenzen; body: Pick<Vorbereitung, 'vorige'> },
  { antragId, lage, antrag, dokumente }: Vorbereitetes & { dokumente: readonly Dokument[] },
): Promise<void> {
  const { vermittler, zeit: jetzt } = lage;
  const zeile = await antraege(tx).lesen(antragId);
  if (zeile === null || zeile.laeuftAb === null) return;
  const an = antrag.nehmer.email;
  const ersetzt = await unterlagenAbloesen(tx, { vorige: body.vorige ?? [], neue: zeile, an });
  if (await istVersandt(tx, antragId, ersetzt)) return;
  const unterlagen = { zeile, an, vermittler, dokumente, ersetzt, jetzt };
  await unterlagenSchreiben(tx, dienste, unterlagen, grenzen);
}

/** Its set is the last that left, or is on its way. */
async function istVersandt(tx: Database, antragId: string, ersetzt: Date | null): Promise<boolean> {
  const versand = unterlagenversand(tx);
  if (ersetzt === null) return versand.gibtEs(antragId);
  if ((await versand.wartende(antragId)).length > 0) return true;
  const letzter = await versand.letzter(antragId);
  return letzter !== null && letzter.gesendetAm >= ersetzt;
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
  const { kontaktZahlung } = antworten;
  if (kontaktZahlung?.iban === undefined) return antworten;
  const { bic: _bank, ...ohneBank } = kontaktZahlung;
  const iban = ibanMaskiert(kontaktZahlung.iban);
  return { ...antworten, kontaktZahlung: { ...ohneBank, iban } };
}
