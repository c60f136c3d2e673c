import { createHash } from 'node:crypto';
import type { Berechnung, Hinderung } from '#contract/entities/aenderung.ts';
import type { AenderungsArt, Wunsch } from '#contract/entities/aenderungswunsch.ts';
import { ablehnung } from '../ablehnung.ts';
import { naechsterTermin, type Stichtag } from '../einzugstermine.ts';
import { datumHinderung } from '../fristen/wirksamkeit.ts';
import { anteil } from '../geld.ts';
import { restDesVersicherungsjahres } from '../hauptfaelligkeit.ts';
import { tagePlus } from '../kalender.ts';
import { beitragBei, mindestrate, ratenProJahr, type Beitrag } from '../zahlweise.ts';
import { stichtagVon, type Aenderungslage } from './lage.ts';
import { neuerStand, type Absagegrund, type Neuerstand } from './neuerStand.ts';
import { rahmenhinderung, vorEnde, vorgemerkteHinderung } from './rahmen.ts';
import type { Aenderungsregel, Hinweis } from './regel.ts';

/** A wish and the day it is to take effect. */
export interface Auftrag<Art extends AenderungsArt> {
  wirksamkeitsdatum: string;
  wunsch: Wunsch<Art>;
}

/** A calculation, and what the contract is afterwards. */
export interface Berechnet {
  berechnung: Berechnung;
  neu: Neuerstand;
}

/** Old and new premium of a change, or why not (`domain/vertrag.md §3`, §5); G8 is the saver's. */
export function berechne<Art extends AenderungsArt>(
  lage: Aenderungslage,
  regel: Aenderungsregel<Art>,
  { wirksamkeitsdatum, wunsch }: Auftrag<Art>,
): { ok: Berechnet } | Absagegrund {
  const gesperrt = rahmenhinderung(lage, regel);
  if (gesperrt) return { abgelehnt: gesperrt };
  const fehler = regel.fehler?.(lage, wunsch) ?? [];
  if (fehler.length > 0) return { ungueltig: fehler };
  const wahl = pruefeWahl(lage, regel, wunsch);
  if (wahl.hinderung) return { abgelehnt: wahl.hinderung };
  if (!('ok' in wahl.ergebnis)) return wahl.ergebnis;
  const zeitraum = regel.zeitraum(lage, regel.richtung(lage, wunsch), wunsch);
  const nichtAnDiesemTag = datumHinderung(vorEnde(lage, zeitraum), wirksamkeitsdatum);
  if (nichtAnDiesemTag) return { abgelehnt: nichtAnDiesemTag };
  const neu = wahl.ergebnis.ok;
  const vergleich = vergleiche(lage, neu.beitrag, wirksamkeitsdatum);
  const hinweise = hinweiseZu(lage, regel, wunsch, vergleich);
  const gerechnet = regel.ohneZustimmung?.(wunsch) ?? wunsch;
  const berechnung = mitBerechnungId(lage, regel.art, gerechnet, { ...vergleich, hinweise });
  return { ok: { berechnung, neu } };
}

/** What a choice makes of the contract, and what stands in its way apart from the day: G3, G5, G4, G9, its own. */
export function pruefeWahl<Art extends AenderungsArt>(
  lage: Aenderungslage,
  regel: Aenderungsregel<Art>,
  wunsch: Wunsch<Art>,
): { ergebnis: ReturnType<typeof neuerStand>; hinderung: Hinderung | null } {
  const ergebnis = neuerStand(lage, regel, wunsch);
  const hinderung = wahlhinderung(lage, regel, wunsch);
  if (hinderung || !('ok' in ergebnis)) {
    return {
      ergebnis,
      hinderung: hinderung ?? ('abgelehnt' in ergebnis ? ergebnis.abgelehnt : null),
    };
  }
  const { beitrag } = ergebnis.ok;
  const eigene = regel.hinderung?.(lage, wunsch, beitrag) ?? null;
  return { ergebnis, hinderung: eigene ?? rateHinderung(lage, beitrag) };
}

function wahlhinderung<Art extends AenderungsArt>(
  lage: Aenderungslage,
  regel: Aenderungsregel<Art>,
  wunsch: Wunsch<Art>,
): Hinderung | null {
  const { vormerkungsArt } = regel;
  if (regel.unveraendert(lage, wunsch)) return ablehnung.unveraendert;
  if (typeof vormerkungsArt === 'function') {
    const vorgemerkt = vorgemerkteHinderung(lage, vormerkungsArt(wunsch));
    if (vorgemerkt) return vorgemerkt;
  }
  const mehr = regel.richtung(lage, wunsch) === 'MEHR';
  return mehr && lage.mahnung ? ablehnung.mahnung : null;
}

/** A change must not make instalments too small to be collected; where they are already it is not to blame. */
function rateHinderung(lage: Aenderungslage, neu: Beitrag): Hinderung | null {
  const alt = beitragBei(lage.beitragsKomponenten, lage.zahlweise);
  const zuNiedrig = neu.versicherungsPraemie < mindestrate;
  return zuNiedrig && alt.versicherungsPraemie >= mindestrate ? ablehnung.rateZuNiedrig : null;
}

type Vergleich = Omit<Berechnung, 'berechnungId' | 'hinweise'>;

function vergleiche(lage: Aenderungslage, neu: Beitrag, wirksamkeitsdatum: string): Vergleich {
  const alt = beitragBei(lage.beitragsKomponenten, lage.zahlweise);
  const stichtag = stichtagVon(lage);
  const vergleich = {
    wirksamkeitsdatum,
    beitragAlt: nurRaten(alt),
    beitragNeu: neu,
    differenzProZahlung: neu.versicherungsPraemie - alt.versicherungsPraemie,
  };
  if (!stichtag) {
    return { ...vergleich, anteilBisHauptfaelligkeit: 0, naechsteFaelligkeit: wirksamkeitsdatum };
  }
  const monate = 12 / ratenProJahr(lage.zahlweise);
  if (wirksamkeitsdatum < lage.heute) {
    const seither = faelligeRaten({ stichtag, monate, von: wirksamkeitsdatum, bis: lage.heute });
    return {
      ...vergleich,
      anteilBisHauptfaelligkeit: seither.anzahl * vergleich.differenzProZahlung,
      naechsteFaelligkeit: seither.naechste,
    };
  }
  const { tage, jahr } = restDesVersicherungsjahres(stichtag, wirksamkeitsdatum);
  const mehrImJahr = neu.jahresVersicherungsPraemie - alt.jahresVersicherungsPraemie;
  return {
    ...vergleich,
    anteilBisHauptfaelligkeit: anteil(mehrImJahr, tage, jahr),
    naechsteFaelligkeit: naechsterTermin(stichtag, monate, wirksamkeitsdatum),
  };
}

/** Instalments due in those days, both included: what counts from a day gone by has been paid at the old price since. */
function faelligeRaten(zeit: { stichtag: Stichtag; monate: number; von: string; bis: string }) {
  const { stichtag, monate, von, bis } = zeit;
  let anzahl = 0;
  let naechste = naechsterTermin(stichtag, monate, von);
  for (; naechste <= bis; naechste = naechsterTermin(stichtag, monate, tagePlus(naechste, 1))) {
    anzahl += 1;
  }
  return { anzahl, naechste };
}

function hinweiseZu<Art extends AenderungsArt>(
  lage: Aenderungslage,
  regel: Aenderungsregel<Art>,
  wunsch: Wunsch<Art>,
  { beitragAlt, beitragNeu, wirksamkeitsdatum }: Vergleich,
): Hinweis[] {
  const eigene = regel.hinweise?.(lage, wunsch, {
    jahrAlt: beitragAlt.jahresVersicherungsPraemie,
    jahrNeu: beitragNeu.jahresVersicherungsPraemie,
    wirksamkeitsdatum,
  });
  return [...(eigene ?? []), ...(lage.vormerkungen.length > 0 ? [weitereVormerkung] : [])];
}

const weitereVormerkung = {
  code: 'WEITERE_VORMERKUNG',
  text: 'Bereits vorgemerkte Änderungen sind in diesem Beitrag noch nicht enthalten.',
};

/** The id names contract, version, wish and result, so that saving can tell whether any of them moved. */
function mitBerechnungId(
  { versicherungsNummer, version }: Aenderungslage,
  art: AenderungsArt,
  wunsch: Wunsch,
  ergebnis: Omit<Berechnung, 'berechnungId'>,
): Berechnung {
  const inhalt = JSON.stringify([versicherungsNummer, version, art, wunsch, ergebnis]);
  return { ...ergebnis, berechnungId: createHash('sha256').update(inhalt).digest('hex') };
}

function nurRaten({ versicherungsPraemie, jahresVersicherungsPraemie }: Beitrag) {
  return { versicherungsPraemie, jahresVersicherungsPraemie };
}
