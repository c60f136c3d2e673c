import { createHash } from 'node:crypto';
import type { Berechnung } from '#contract/entities/aenderung.ts';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type { Wunsch } from '#contract/aenderungen/arten.ts';
import { ausgleich, kurzeRate } from '../ausgleich.ts';
import { formatDatum, spaeter } from '#contract/tag.ts';
import { beitragBei, type Beitrag } from '../zahlweise.ts';
import { inWorten } from './anwendung.ts';
import type { Aenderungslage } from './lage.ts';
import type { Absagegrund, Neuerstand } from './neuerStand.ts';
import type { Aenderungsregel, Aenderungshinweis } from './regel.ts';
import { andererBeitrag, ausVorschau, type Beitragswechsel, verlaufVon } from './verlauf.ts';
import { auswirkungAuf, schritteBis, type Auswirkung, type Vorschauschritt } from './vorschau.ts';
import { einzelwunsch, type Einzelwunsch, type Wunschschritt } from './wunschschritt.ts';

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
  /** What each wish adds to it, in order; never empty. */
  schritte: readonly Wunschschritt[];
  /** What becomes of the pending changes after it. */
  auswirkung: Auswirkung;
}

/** Old and new premium of a change, or why not (`domain/vertrag.md §3`, §5); G8 is the saver's. */
export function berechne<Art extends AenderungsArt>(
  lage: Aenderungslage,
  regel: Aenderungsregel<Art>,
  { wirksamkeitsdatum, wunsch }: Aenderungsauftrag<Art>,
): { ok: Omit<Berechnet, 'schritte'> } | Absagegrund {
  const ergebnis = berechneAlle(lage, [einzelwunsch(regel, wunsch)], wirksamkeitsdatum);
  if (!('ok' in ergebnis)) return ergebnis.grund;
  const { schritte: _einziger, ...berechnet } = ergebnis.ok;
  return { ok: berechnet };
}

/** The same for several wishes that begin on one day, applied one after the other; `an` says which of them cannot be. */
export function berechneAlle(
  lage: Aenderungslage,
  wuensche: readonly Einzelwunsch[],
  tag: string,
): { ok: Berechnet } | { an: number; grund: Absagegrund } {
  const schritte: Wunschschritt[] = [];
  for (const [an, wunsch] of wuensche.entries()) {
    if (schritte.some(({ name }) => name === wunsch.name)) return { an, grund: doppelterWunsch };
    const einer = wunsch.schritt(lage, tag, schritte.at(-1)?.danach);
    if (!('ok' in einer)) return { an, grund: einer };
    schritte.push(einer.ok);
  }
  return { ok: zusammen(lage, schritte, tag) };
}

/** What waits under one name is wished for once. */
export const doppelterWunsch = {
  ungueltig: [{ feld: 'art', text: 'Nennen Sie jede Änderung nur einmal.' }],
};

/** One comparison of all steps of a day. */
function zusammen(
  lage: Aenderungslage,
  schritte: readonly Wunschschritt[],
  tag: string,
): Berechnet {
  const [erster, letzter] = [schritte[0], schritte.at(-1)];
  if (!erster || !letzter) throw new Error('Nothing is to be changed.');
  const { davor } = erster;
  const { danach, neu } = letzter;
  const fruehere = schritteBis(lage, tag);
  const auswirkung = auswirkungAuf(lage.vormerkungen, { tag, davor, danach });
  const periodeSeit = fruehere.findLast(wechseltZahlweise)?.vorgemerkt.wirksamkeitsdatum ?? '';
  const vergleich = vergleiche({ davor, danach, tag, periodeSeit });
  const berechnung = mitBerechnungId(lage, schritte, {
    ...vergleich,
    verlauf: verlaufVon(lage, [
      ...fruehere.map(ausVorschau),
      ...schritte.map((einer) => eigenerWechsel(einer, tag)),
      ...auswirkung.bleibende.map(ausVorschau),
    ]),
    entfallende: auswirkung.entfallende.map(alsEntfallende),
    hinweise: ohneGleiche([
      ...schritte.flatMap(({ hinweise }) => hinweise),
      ...auswirkung.endende.map(endetSpaeter),
      ...auswirkung.bleibende.flatMap(neuBewertet),
    ]),
  });
  return { berechnung, neu, davor, schritte, auswirkung };
}

function eigenerWechsel(
  { davor, danach, unterschiede }: Wunschschritt,
  ab: string,
): Beitragswechsel {
  const was = unterschiede.map(({ name, neu: wert }) => `${name}: ${wert}`);
  return { ab, davor, danach, was, eigener: true };
}

/** Two wishes may bring the same hint. */
function ohneGleiche(hinweise: readonly Aenderungshinweis[]): Aenderungshinweis[] {
  return hinweise.filter(
    ({ code, text }, stelle) =>
      stelle === hinweise.findIndex((einer) => einer.code === code && einer.text === text),
  );
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

/** The id names contract, version, wishes and result, so that saving can tell whether any of them moved. */
function mitBerechnungId(
  { versicherungsNummer, version }: Aenderungslage,
  schritte: readonly Wunschschritt[],
  ergebnis: Omit<Berechnung, 'berechnungId'>,
): Berechnung {
  // The first step is today, which may pass while she reads.
  const wuensche = schritte.flatMap(({ art, gerechnet }) => [art, gerechnet]);
  const gezeigt = { ...ergebnis, verlauf: ergebnis.verlauf.slice(1) };
  const inhalt = JSON.stringify([versicherungsNummer, version, ...wuensche, gezeigt]);
  return { ...ergebnis, berechnungId: createHash('sha256').update(inhalt).digest('hex') };
}

function nurRaten({ versicherungsPraemie, jahresVersicherungsPraemie }: Beitrag) {
  return { versicherungsPraemie, jahresVersicherungsPraemie };
}
