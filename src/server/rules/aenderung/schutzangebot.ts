import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type { Schutzangebot } from '#contract/entities/aenderungswunsch.ts';
import { ablehnung } from '../ablehnung.ts';
import type { Zeitraum } from '../fristen/wirksamkeit.ts';
import { frueher, spaeter } from '#contract/tag.ts';
import { beitragBei, type Beitrag } from '../zahlweise.ts';
import { angebotsrahmen } from './angebot.ts';
import type { Aenderungslage } from './lage.ts';
import type { Aenderungsregel, Aenderungswahl } from './regel.ts';
import { regelZu } from './regeln.ts';
import { lageAm } from './vorschau.ts';
import { pruefeWahl } from './wahl.ts';
import { einzelwunsch, type Einzelwunsch } from './wunschschritt.ts';

/** The wishes that are possible together, with the days of each, and the day they are asked for. */
interface Daneben {
  neben: readonly { wunsch: Einzelwunsch; zeitraum: Zeitraum }[];
  /** Null where nothing is wished for yet: each choice is priced on its own first day. */
  tag: string | null;
}

/** What a contract offers for one kind of change beside the wishes of the others. */
export function angebotNeben<Art extends AenderungsArt>(
  lage: Aenderungslage,
  art: Art,
  daneben: Daneben,
): Schutzangebot {
  const regel = regelZu(art);
  const rahmen = angebotsrahmen(lage, regel);
  if (rahmen.hinderung) return { ...rahmen, optionen: [] };
  const optionen = regel.wahlen(lage).map((wahl) => optionNeben(lage, regel, wahl, daneben));
  return { ...rahmen, optionen };
}

/** The days two spans share; null where they share none. */
export function schnittVon(eine: Zeitraum, andere: Zeitraum): Zeitraum | null {
  const von = spaeter(eine.von, andere.von);
  const bis = frueher(eine.bis, andere.bis);
  if (von > bis) return null;
  return { von, bis, standard: frueher(bis, spaeter(eine.standard, andere.standard)) };
}

function optionNeben<Art extends AenderungsArt>(
  lage: Aenderungslage,
  regel: Aenderungsregel<Art>,
  { wunsch, wert, label, erklaerung }: Aenderungswahl<Art>,
  { neben, tag }: Daneben,
): Schutzangebot['optionen'][number] {
  const einer = einzelwunsch(regel, wunsch);
  const tage = einer.tage(lage);
  const zeitraum = 'ok' in tage ? tage.ok : null;
  const andere = neben.filter((eine) => eine.wunsch.name !== einer.name);
  const dann = tag ?? zeitraum?.standard ?? lage.heute;
  const basis = mit(lage, andere, dann);
  const { beitragsKomponenten, zahlweise } = basis;
  const { ergebnis, hinderung } = pruefeWahl(basis, regel, wunsch, dann);
  const unveraendert = lageAm(lage, dann);
  const aktuell = regel.unveraendert(unveraendert, wunsch);
  const keinTag = 'abgelehnt' in tage ? tage.abgelehnt : null;
  const allein = zeitraum && andere.length > 0 && !teilenTag(zeitraum, andere);
  return {
    wert,
    label,
    name: einer.bezeichnung(unveraendert),
    ...(erklaerung !== undefined && { erklaerung }),
    beitrag: 'ok' in ergebnis ? nurRaten(ergebnis.ok.beitrag) : null,
    ohne: { ...nurRaten(beitragBei(beitragsKomponenten, zahlweise)), zahlweise },
    aktuell,
    richtung: aktuell ? 'GLEICH' : regel.richtung(unveraendert, wunsch),
    zeitraum,
    hinderung: hinderung ?? keinTag ?? (allein ? ablehnung.nichtAmSelbenTag(zeitraum) : null),
  };
}

/** The contract with those wishes, one after the other. */
function mit(lage: Aenderungslage, neben: Daneben['neben'], tag: string): Aenderungslage {
  let stand = lageAm(lage, tag);
  for (const { wunsch } of neben) {
    const einer = wunsch.schritt(lage, tag, stand);
    if ('ok' in einer) stand = einer.ok.danach;
  }
  return stand;
}

function teilenTag(zeitraum: Zeitraum, neben: Daneben['neben']): boolean {
  let gemeinsam: Zeitraum | null = zeitraum;
  for (const eine of neben) gemeinsam &&= schnittVon(gemeinsam, eine.zeitraum);
  return gemeinsam !== null;
}

function nurRaten({ versicherungsPraemie, jahresVersicherungsPraemie }: Beitrag) {
  return { versicherungsPraemie, jahresVersicherungsPraemie };
}
