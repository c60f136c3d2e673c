import type { Hinderung } from '#contract/entities/aenderung.ts';
import { vormerkungsArtVon } from '#contract/aenderungen/arten.ts';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import { featureStandard, type Feature } from '#contract/features.ts';
import { ablehnung } from '../ablehnung.ts';
import type { Zeitraum } from '../fristen/wirksamkeit.ts';
import { tagePlus, tageZwischen } from '#contract/tag.ts';
import { statusAm, vertragsende } from '../status.ts';
import { type Aenderungslage, feldschalter } from './lage.ts';
import type { Aenderungsregel } from './regel.ts';

const vorlaufBeginnTage = 365;
const sperreVorEndeTage = 14;

/** Guards G1, G2, G7, G3, G10 in this order, then its own: what bars every choice alike (`domain/vertrag.md §3`); `vorhanden` spares who knows it the same question. */
export function rahmenhinderung<Art extends AenderungsArt>(
  lage: Aenderungslage,
  regel: Aenderungsregel<Art>,
  vorhanden: boolean = istVorhanden(lage, regel),
): Hinderung | null {
  const status = statusAm(lage, lage.heute);
  const auslaufend = regel.auchAuslaufend === true && status === 'AUSLAUFEND';
  if (status !== 'LAUFEND' && !auslaufend) return ablehnung.status;
  if (beginntSpaet(lage)) return ablehnung.nichtBegonnen;
  // G7: the product has it, the flags of its fields are on, and there is a tariff to calculate with.
  const rechenbar = regel.ohneTarif === true || lage.tarifAngaben !== null;
  if (!vorhanden || !rechenbar) return ablehnung.nichtAenderbar;
  const vorgemerkt = lage.vormerkungen.length > 0 ? gleicheWartet(lage, regel) : null;
  if (vorgemerkt) return vorgemerkt;
  if (istKurzVorEnde(lage) || istZuSpaet(lage, regel)) return ablehnung.kurzVorEnde;
  return regel.sperre?.(lage) ?? null;
}

function beginntSpaet({ vertragsBeginn, heute }: Aenderungslage): boolean {
  return vertragsBeginn > heute && vertragsBeginn > tagePlus(heute, vorlaufBeginnTage);
}

/** The contract has such a thing, and nobody has switched its fields off. */
export function istVorhanden<Art extends AenderungsArt>(
  lage: Aenderungslage,
  regel: Aenderungsregel<Art>,
): boolean {
  if (!regel.gilt(lage)) return false;
  const frei = (feld: Feature) => lage.freigaben?.[feld] ?? featureStandard[feld];
  const { schalter, felder } = regel;
  return (schalter === undefined || frei(schalter)) && feldschalter(lage, felder).every(frei);
}

/** The kind waits already, where it has one name to wait under. */
function gleicheWartet<Art extends AenderungsArt>(
  lage: Aenderungslage,
  regel: Aenderungsregel<Art>,
): Hinderung | null {
  const name = vormerkungsArtVon(regel.art);
  return name && vorgemerkteHinderung(lage, name);
}

/** G3: another one of its kind waits already. */
export function vorgemerkteHinderung(
  { vormerkungen }: Aenderungslage,
  gesucht: string,
): Hinderung | null {
  const vorgemerkt = vormerkungen.find(({ art }) => art === gesucht);
  return vorgemerkt ? ablehnung.vorgemerkt(vorgemerkt.wirksamkeitsdatum) : null;
}

/** The days that lie before the known end of the contract; null when none does. */
export function vorEnde(lage: Aenderungslage, zeitraum: Zeitraum | null): Zeitraum | null {
  const ende = vertragsende(lage);
  if (!zeitraum || ende === null || zeitraum.bis <= ende) return zeitraum;
  return zeitraum.von > ende ? null : { ...zeitraum, bis: ende };
}

/** G10: the last 14 days before beendigungsdatum or ablaufdatum. */
function istKurzVorEnde({ heute, beendigungsdatum, ablaufdatum }: Aenderungslage): boolean {
  const ende = beendigungsdatum ?? ablaufdatum;
  if (ende === null) return false;
  const tage = tageZwischen(heute, ende);
  return tage >= 0 && tage <= sperreVorEndeTage;
}

/** No day is left before the end: there is nothing left to change either. */
function istZuSpaet<Art extends AenderungsArt>(
  lage: Aenderungslage,
  regel: Aenderungsregel<Art>,
): boolean {
  if (vertragsende(lage) === null) return false;
  const tage = [regel.zeitraum(lage, 'MEHR'), regel.zeitraum(lage, 'WENIGER')];
  const moegliche = tage.filter((zeitraum) => zeitraum !== null);
  return moegliche.length > 0 && moegliche.every((zeitraum) => vorEnde(lage, zeitraum) === null);
}
