import { ohneUnserenRat } from '../documents/angaben/antrag.ts';
import { antragsablehnung } from '../rules/antrag/ablehnungen.ts';
import type { GepruefterAntrag } from '../rules/antrag/pruefung.ts';
import { gemeinteArt } from '../rules/antrag/produkte.ts';
import { gehoert, gesperrtSekunden } from '../rules/entwurf.ts';
import type { Database } from '../database/open.ts';
import { beratungen } from '../repositories/beratungen.ts';
import { dokumente } from '../repositories/dokumente.ts';
import { entwuerfe, type Entwurfszeile } from '../repositories/entwuerfe.ts';
import { mitarbeitende } from '../repositories/mitarbeitende.ts';
import { antragAbgelehnt, type Antragsauftrag } from './antragPruefen.ts';
import { entwurfAbgeschlossen } from './vermittlerpost.ts';
import type { Antragstellung } from '#contract/endpoints/antrag/aufrufe.ts';

type Auftrag = Antragsauftrag & { body: Antragstellung };

/** The draft an application comes from, held until it is concluded; only whoever could open it names it. */
export async function entwurfZumAntrag(
  tx: Database,
  { wer, produkt, body }: Auftrag,
  zeit: Date,
): Promise<Entwurfszeile | null> {
  if (body.entwurfId === undefined) return null;
  const entwurf = await entwuerfe(tx).sperren(body.entwurfId, zeit);
  if (entwurf?.produkt !== gemeinteArt(produkt, body.produkt).art) return null;
  const geoeffnet = entwurf.plz !== null && body.entwurfPlz === entwurf.plz;
  if (!gehoert(wer, entwurf) && !(geoeffnet && gesperrtSekunden(entwurf, zeit) === 0)) return null;
  // In another window, or by a colleague: two contracts are never meant.
  if (entwurf.status === 'ABGESCHLOSSEN') throw antragAbgelehnt(antragsablehnung.ausEntwurf);
  return entwurf;
}

/** Who looks after the new contract: the sub-agent who concludes it, or whose draft the customer concluded. */
export async function betreuerAus(
  tx: Database,
  { wer }: Pick<Auftrag, 'wer'>,
  entwurf: Entwurfszeile | null,
  vermittlerNummer: string | null,
): Promise<string | null> {
  if (wer?.portal === 'vermittler') return wer.rolle === 'untervermittler' ? wer.sub : null;
  if (entwurf?.portal !== 'vermittler' || entwurf.sub === null) return null;
  if (vermittlerNummer === null || entwurf.agentur !== vermittlerNummer) return null;
  const zeile = await mitarbeitende(tx, vermittlerNummer).eine(entwurf.sub);
  return zeile?.rolle === 'untervermittler' && !zeile.gesperrt ? zeile.sub : null;
}

/** An application that comes from a broker's advice documents no other beside his record (decision 0102). */
export async function nachBeratung(
  db: Database,
  antrag: GepruefterAntrag,
  entwurfId: string | undefined,
): Promise<GepruefterAntrag> {
  const beratung = entwurfId === undefined ? null : await beratungen(db).zumEntwurf(entwurfId);
  return beratung ? { ...antrag, angaben: ohneUnserenRat(antrag.angaben) } : antrag;
}

/** The draft is done with, once; its agent hears of it. */
export async function entwurfBeenden(
  tx: Database,
  { wer }: Pick<Auftrag, 'wer'>,
  entwurf: Entwurfszeile | null,
  { versicherungsNummer, zeit }: { versicherungsNummer: string; zeit: Date },
): Promise<void> {
  if (entwurf === null) return;
  await entwuerfe(tx).aendern(entwurf.id, { status: 'ABGESCHLOSSEN', versicherungsNummer });
  const beratung = await beratungen(tx).zumEntwurf(entwurf.id);
  if (beratung) {
    // From now on its record is kept as long as the contract.
    await beratungen(tx).aendern(beratung.id, { versicherungsNummer });
    await dokumente(tx).uebernehmen(beratung.id, versicherungsNummer);
  }
  await entwurfAbgeschlossen(tx, entwurf, wer?.sub ?? null, zeit);
}
