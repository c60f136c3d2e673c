import { mindestrate } from '#contract/zahlen.ts';
import { createHash } from 'node:crypto';
import type { Berechnung, Hinderung } from '#contract/entities/aenderung.ts';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type { Wunsch } from '#contract/aenderungen/arten.ts';
import { ablehnung } from '../ablehnung.ts';
import { ausgleich, kurzeRate } from '../ausgleich.ts';
import { datumHinderung } from '../fristen/wirksamkeit.ts';
import { formatDatum, spaeter } from '#contract/tag.ts';
import { beitragBei, type Beitrag } from '../zahlweise.ts';
import { inWorten } from './anwendung.ts';
import type { Aenderungslage } from './lage.ts';
import { neuerStand, type Absagegrund, type Neuerstand } from './neuerStand.ts';
import { rahmenhinderung, vorEnde, vorgemerkteHinderung } from './rahmen.ts';
import type { Aenderungsregel, Aenderungshinweis } from './regel.ts';
import { andererBeitrag, ausVorschau, verlaufVon } from './verlauf.ts';
import { auswirkungAuf, schritteBis, type Auswirkung, type Vorschauschritt } from './vorschau.ts';

/** A wish and the day it is to take effect. */
export interface Aenderungsauftrag<Art extends AenderungsArt> {
  wirksamkeitsdatum: string;
  wunsch: Wunsch<Art>;
}

/** A calculation, and what the contract is afterwards. */
export interface Berechnet {
  berechnung: Berechnung;
  neu: Neuerstand;
  /** The contract on the day before it, with the pending changes that begin by then. */
  davor: Aenderungslage;
  /** What becomes of the pending changes after it. */
  auswirkung: Auswirkung;
}

/** Old and new premium of a change, or why not (`domain/vertrag.md §3`, §5); G8 is the saver's. */
export function berechne<Art extends AenderungsArt>(
  lage: Aenderungslage,
  regel: Aenderungsregel<Art>,
  { wirksamkeitsdatum, wunsch }: Aenderungsauftrag<Art>,
): { ok: Berechnet } | Absagegrund {
  const gesperrt = rahmenhinderung(lage, regel);
  if (gesperrt) return { abgelehnt: gesperrt };
  const fehler = regel.fehler?.(lage, wunsch) ?? [];
  if (fehler.length > 0) return { ungueltig: fehler };
  const fruehere = schritteBis(lage, wirksamkeitsdatum);
  const davor = fruehere.at(-1)?.danach ?? lage;
  const wahl = pruefeWahl(davor, regel, wunsch, wirksamkeitsdatum);
  if (wahl.hinderung) return { abgelehnt: wahl.hinderung };
  if (!('ok' in wahl.ergebnis)) return wahl.ergebnis;
  const zeitraum = regel.zeitraum(lage, regel.richtung(davor, wunsch), wunsch);
  const nichtAnDiesemTag = datumHinderung(vorEnde(lage, zeitraum), wirksamkeitsdatum);
  if (nichtAnDiesemTag) return { abgelehnt: nichtAnDiesemTag };
  const neu = wahl.ergebnis.ok;
  const danach = { ...davor, ...neu.stand };
  const tag = wirksamkeitsdatum;
  const auswirkung = auswirkungAuf(lage.vormerkungen, { tag, davor, danach });
  const was = regel.unterschiede(davor, wunsch).map(({ name, neu: wert }) => `${name}: ${wert}`);
  const eigener = { ab: tag, davor, danach, was, eigener: true };
  const periodeSeit = fruehere.findLast(wechseltZahlweise)?.vorgemerkt.wirksamkeitsdatum ?? '';
  const vergleich = vergleiche({ davor, danach, tag, periodeSeit });
  const gerechnet = regel.ohneZustimmung?.(wunsch) ?? wunsch;
  const berechnung = mitBerechnungId(lage, regel.art, gerechnet, {
    ...vergleich,
    verlauf: verlaufVon(lage, [
      ...fruehere.map(ausVorschau),
      eigener,
      ...auswirkung.bleibende.map(ausVorschau),
    ]),
    entfallende: auswirkung.entfallende.map(alsEntfallende),
    hinweise: [
      ...hinweiseZu(davor, regel, wunsch, vergleich),
      ...auswirkung.endende.map(endetSpaeter),
      ...auswirkung.bleibende.flatMap(neuBewertet),
    ],
  });
  return { ok: { berechnung, neu, davor, auswirkung } };
}

/** What a choice makes of the contract, and what stands in its way apart from the day: G3, G5, G4, G9, its own. */
export function pruefeWahl<Art extends AenderungsArt>(
  lage: Aenderungslage,
  regel: Aenderungsregel<Art>,
  wunsch: Wunsch<Art>,
  tag: string,
): { ergebnis: ReturnType<typeof neuerStand>; hinderung: Hinderung | null } {
  const ergebnis = neuerStand(lage, regel, wunsch, tag);
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
  if (regel.unveraendert(lage, wunsch)) return ablehnung.unveraendert;
  const name = regel.vormerkungsArt?.(wunsch);
  const vorgemerkt = name && vorgemerkteHinderung(lage, name);
  if (vorgemerkt) return vorgemerkt;
  const mehr = regel.richtung(lage, wunsch) === 'MEHR';
  return mehr && lage.mahnung ? ablehnung.mahnung : null;
}

/** A change must not make instalments too small to be collected; where they are already it is not to blame. */
function rateHinderung(lage: Aenderungslage, neu: Beitrag): Hinderung | null {
  // A trip has no instalments.
  if (lage.zahlweise === 'EINMALIG') return null;
  const alt = beitragBei(lage.beitragsKomponenten, lage.zahlweise);
  const zuNiedrig = neu.versicherungsPraemie < mindestrate;
  return zuNiedrig && alt.versicherungsPraemie >= mindestrate ? ablehnung.rateZuNiedrig : null;
}

type Vergleich = Omit<Berechnung, 'berechnungId' | 'hinweise' | 'verlauf' | 'entfallende'>;

/** A change of a day, with the contract before and after it. */
interface Wechsel {
  davor: Aenderungslage;
  danach: Aenderungslage;
  tag: string;
  /** Day on which a pending change begins the payment period; empty where none does. */
  periodeSeit: string;
}

function wechseltZahlweise({ davor, danach }: Vorschauschritt): boolean {
  return davor.zahlweise !== danach.zahlweise;
}

function vergleiche(wechsel: Wechsel): Vergleich {
  const { davor, danach, tag } = wechsel;
  const alt = beitragBei(davor.beitragsKomponenten, davor.zahlweise);
  const neu = beitragBei(danach.beitragsKomponenten, danach.zahlweise);
  const kurze = davor.zahlweise === danach.zahlweise ? null : kurzeRate(danach, neu, tag);
  const { betrag, am } = einmaligBei(wechsel, { alt, neu });
  return {
    wirksamkeitsdatum: tag,
    beitragAlt: nurRaten(alt),
    beitragNeu: neu,
    differenzProZahlung: neu.versicherungsPraemie - alt.versicherungsPraemie,
    anteilBisHauptfaelligkeit: betrag,
    naechsteFaelligkeit: am,
    kurzeRate: kurze && { betrag: kurze.betrag, am: kurze.am, bis: kurze.bis },
  };
}

/** The difference until the next instalment; where the day has gone by also of those that were paid since. */
function einmaligBei(
  { davor, danach, tag, periodeSeit }: Wechsel,
  { alt, neu }: { alt: Beitrag; neu: Beitrag },
): { betrag: number; am: string } {
  if (davor.zahlweise !== danach.zahlweise) return { betrag: 0, am: tag };
  const gespeichertAm = spaeter(davor.heute, tag);
  return ausgleich(davor, { alt, neu, ab: tag, periodeSeit, gespeichertAm });
}

function alsEntfallende({
  schritt: { davor, vorgemerkt },
  grund,
}: Auswirkung['entfallende'][number]): Berechnung['entfallende'][number] {
  const { art, wert, wirksamkeitsdatum } = vorgemerkt;
  return { art, wirksamkeitsdatum, was: inWorten(davor, { art, wert }), grund: grund.text };
}

/** What she adds now ends again with a change that is pending already. */
function endetSpaeter({ ab, satz }: Auswirkung['endende'][number]): Aenderungshinweis {
  const text = `Zum ${formatDatum(ab)} haben Sie eine Änderung vorgemerkt. ${satz}`;
  return { code: 'ENDET_MIT_VORMERKUNG', text };
}

/** The sentence about a pending change that was announced with another premium. */
function neuBewertet(schritt: Vorschauschritt): Aenderungshinweis[] {
  const satz = andererBeitrag(schritt);
  return satz === null ? [] : [{ code: `VORMERKUNG_${schritt.vorgemerkt.art}`, text: satz }];
}

function hinweiseZu<Art extends AenderungsArt>(
  lage: Aenderungslage,
  regel: Aenderungsregel<Art>,
  wunsch: Wunsch<Art>,
  { beitragAlt, beitragNeu, wirksamkeitsdatum }: Vergleich,
): Aenderungshinweis[] {
  const eigene = regel.hinweise?.(lage, wunsch, {
    jahrAlt: beitragAlt.jahresVersicherungsPraemie,
    jahrNeu: beitragNeu.jahresVersicherungsPraemie,
    wirksamkeitsdatum,
  });
  return [...(eigene ?? [])];
}

/** The id names contract, version, wish and result, so that saving can tell whether any of them moved. */
function mitBerechnungId(
  { versicherungsNummer, version }: Aenderungslage,
  art: AenderungsArt,
  wunsch: Wunsch,
  ergebnis: Omit<Berechnung, 'berechnungId'>,
): Berechnung {
  // The first step is today, which may pass while she reads.
  const gezeigt = { ...ergebnis, verlauf: ergebnis.verlauf.slice(1) };
  const inhalt = JSON.stringify([versicherungsNummer, version, art, wunsch, gezeigt]);
  return { ...ergebnis, berechnungId: createHash('sha256').update(inhalt).digest('hex') };
}

function nurRaten({ versicherungsPraemie, jahresVersicherungsPraemie }: Beitrag) {
  return { versicherungsPraemie, jahresVersicherungsPraemie };
}
