import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type { Wunsch } from '#contract/aenderungen/arten.ts';
import { waehlbareZahlweise, type Zahlweise } from '#contract/entities/zahlweise.ts';
import { deckung } from '#server/rules/aenderung/arten/deckung.ts';
import { elementar } from '#server/rules/aenderung/arten/elementar.ts';
import { risikoort } from '#server/rules/aenderung/arten/risikoort.ts';
import { selbstbeteiligung } from '#server/rules/aenderung/arten/selbstbeteiligung.ts';
import { versicherungssumme } from '#server/rules/aenderung/arten/versicherungssumme.ts';
import { zahlweise } from '#server/rules/aenderung/arten/zahlweise.ts';
import { berechne } from '#server/rules/aenderung/berechnung.ts';
import type { Aenderungslage, Vormerkung } from '#server/rules/aenderung/lage.ts';
import { type Aenderungsregel, vormerkungsArtZu } from '#server/rules/aenderung/regel.ts';
import { wertVon } from '#server/rules/aenderung/regeln.ts';
import { schritteBis } from '#server/rules/aenderung/vorschau.ts';
import type { Beitragsschritt } from '#server/rules/beitragsverlauf.ts';
import { demonummern, demovertrag } from './aenderungslage.ts';

/** A contract on its way: what waits, what has been applied, and what was announced. */
export interface Vertragsweg {
  lage: Aenderungslage;
  wirksamkeitsdatum: string | null;
  schritte: Beitragsschritt[];
  /** Instalments as they were announced, by the day from which on. */
  zustaende: { ab: string; zahlweise: Zahlweise; rate: number }[];
  gespeichert: number;
}

const vertraege = demonummern
  .map((nummer) => demovertrag(nummer))
  .filter(
    ({ produkt, status, tarifAngaben }) =>
      ['HAUSRAT', 'PRIVATHAFTPFLICHT', 'BHV_2', 'VH_2', 'FAHRRAD_2', 'SI_ALLGEFAHREN'].includes(
        produkt,
      ) &&
      status === 'LAUFEND' &&
      tarifAngaben !== null,
  );

const orte = [
  { plz: '20095', ort: 'Hamburg', strasse: 'Domstraße', hausnummer: '1' },
  { plz: '45127', ort: 'Essen', strasse: 'Uferstraße', hausnummer: '2' },
  { plz: '88212', ort: 'Ravensburg', strasse: 'Marktstraße', hausnummer: '3' },
  { plz: '18055', ort: 'Rostock', strasse: 'Am Strande', hausnummer: '4' },
  { plz: '50667', ort: 'Köln', strasse: 'Hohe Straße', hausnummer: '5' },
];

const handlung = fc.record({
  tageSpaeter: fc.oneof(fc.constant(0), fc.nat(20), fc.nat(150)),
  was: fc.constantFrom('zahlweise', 'umzug', 'summe', 'sb', 'deckung', 'elementar'),
  wahl: fc.nat(1_000),
  /** Into the span of days that are possible, thousandths. */
  wann: fc.oneof(fc.constant(0), fc.nat(200), fc.nat(1_000)),
});

export const geschichte = fc.record({
  vertrag: fc.nat(vertraege.length - 1),
  zahlweise: fc.constantFrom(...waehlbareZahlweise.options),
  stichtag: fc.record({
    tag: fc.integer({ min: 1, max: 31 }),
    monat: fc.integer({ min: 1, max: 12 }),
  }),
  heute: fc.integer({ min: 0, max: 900 }).map((tage) => tagNach('2026-03-01', tage)),
  handlungen: fc.array(handlung, { minLength: 1, maxLength: 5 }),
});
type Geschichte = typeof geschichte extends fc.Arbitrary<infer G> ? G : never;

/** Until every change has taken effect. */
export function gelebt(zug: Geschichte): Vertragsweg {
  const weg = bisHeute(zug);
  return naechte(weg, tagNach(weg.lage.heute, 800));
}

/** Until some days after the last act. */
export function unterwegs(zug: Geschichte, tage: number): Vertragsweg {
  const weg = bisHeute(zug);
  return naechte(weg, tagNach(weg.lage.heute, tage));
}

function bisHeute(zug: Geschichte): Vertragsweg {
  const vorlage = vertraege[zug.vertrag];
  if (!vorlage) throw new Error('No contract drawn');
  const { tag, monat } = zug.stichtag;
  const beginn = termin(2024, monat, tag);
  let weg: Vertragsweg = {
    lage: {
      ...vorlage,
      zahlweise: zug.zahlweise,
      bankverbindung: {},
      mahnung: false,
      heute: zug.heute,
      vertragsBeginn: beginn,
      beginnverlegung: null,
      hauptfaelligkeitTag: tag,
      hauptfaelligkeitMonat: monat,
      schaeden: [],
    },
    wirksamkeitsdatum: null,
    schritte: [],
    zustaende: [],
    gespeichert: 0,
  };
  weg.zustaende.push({ ab: '', zahlweise: zug.zahlweise, rate: rateVon(weg.lage) });
  for (const [stelle, eine] of zug.handlungen.entries()) {
    weg = naechte(weg, tagNach(weg.lage.heute, eine.tageSpaeter));
    weg = gewollt(weg, eine, stelle);
  }
  return weg;
}

/** What the nights until that day do: they apply what waits. */
function naechte(weg: Vertragsweg, heute: string): Vertragsweg {
  const nachher = { ...weg, schritte: [...weg.schritte], zustaende: [...weg.zustaende] };
  for (const { vorgemerkt, davor, danach, angewendet } of schritteBis(weg.lage, heute)) {
    const { wirksamkeitsdatum: ab, versicherungsPraemie } = vorgemerkt;
    // Nothing that could be saved may turn out to be impossible, or to cost something else.
    expect(angewendet).not.toBeNull();
    expect(rateVon(danach)).toBe(versicherungsPraemie);
    merke(nachher, davor, danach, ab);
  }
  nachher.lage = {
    ...(schritteBis(weg.lage, heute).at(-1)?.danach ?? weg.lage),
    heute,
    version: weg.lage.version + 1,
    vormerkungen: weg.lage.vormerkungen.filter((eine) => eine.wirksamkeitsdatum > heute),
  };
  return nachher;
}

function merke(weg: Vertragsweg, davor: Aenderungslage, danach: Aenderungslage, ab: string): void {
  const { zahlweise: periode, beitragsKomponenten } = davor;
  weg.schritte.unshift({
    ab,
    am: ab,
    davor: weg.wirksamkeitsdatum,
    vorher: { zahlweise: periode, beitragsKomponenten },
    rueckwirkend: false,
  });
  weg.wirksamkeitsdatum = ab;
  weg.zustaende.push({ ab, zahlweise: danach.zahlweise, rate: rateVon(danach) });
}

function gewollt(
  weg: Vertragsweg,
  eine: Geschichte['handlungen'][number],
  stelle: number,
): Vertragsweg {
  const { lage } = weg;
  switch (eine.was) {
    case 'zahlweise': {
      const wunsch = { zahlweise: aus(waehlbareZahlweise.options, eine.wahl) };
      return gespeichert(weg, zahlweise, wunsch, eine.wann, stelle);
    }
    case 'umzug': {
      const flaeche = lage.risiken.hausrat ? { wohnflaeche: 30 + (eine.wahl % 90) } : {};
      const wunsch = { risikoOrt: aus(orte, eine.wahl), ...flaeche, ohneElementar: true };
      return gespeichert(weg, risikoort, wunsch, eine.wann, stelle);
    }
    case 'summe': {
      const wahl = versicherungssumme.wahlen(lage).map(({ wunsch }) => wunsch);
      const getippt = { value: String((10 + (eine.wahl % 90)) * 1_000) };
      return gespeichert(
        weg,
        versicherungssumme,
        aus([...wahl, getippt], eine.wahl),
        eine.wann,
        stelle,
      );
    }
    case 'elementar': {
      const wunsch =
        eine.wahl % 2 === 0
          ? { elementar: false }
          : { elementar: true, elementarVorschaden: false };
      return gespeichert(weg, elementar, wunsch, eine.wann, stelle);
    }
    case 'sb':
      return ausDenWahlen(weg, selbstbeteiligung, eine, stelle);
    case 'deckung':
    default:
      return ausDenWahlen(weg, deckung, eine, stelle);
  }
}

function ausDenWahlen<Art extends AenderungsArt>(
  weg: Vertragsweg,
  regel: Aenderungsregel<Art>,
  { wahl, wann }: Geschichte['handlungen'][number],
  stelle: number,
): Vertragsweg {
  if (!regel.gilt(weg.lage)) return weg;
  const wahlen = regel.wahlen(weg.lage);
  const { wunsch } = wahlen[wahl % Math.max(1, wahlen.length)] ?? {};
  return wunsch ? gespeichert(weg, regel, wunsch, wann, stelle) : weg;
}

/** As a save does it: at once on its day, else it waits; what it ends is gone, what it moves is announced anew. */
function gespeichert<Art extends AenderungsArt>(
  weg: Vertragsweg,
  regel: Aenderungsregel<Art>,
  wunsch: Wunsch<Art>,
  wann: number,
  stelle: number,
): Vertragsweg {
  const { lage } = weg;
  if (!regel.gilt(lage)) return weg;
  const tage = regel.zeitraum(lage, regel.richtung(lage, wunsch), wunsch);
  if (!tage) return weg;
  const spanne = tageBis(tage.von, tage.bis);
  const tag = tagNach(tage.von, Math.floor((spanne * wann) / 1_000));
  const ergebnis = berechne(lage, regel, { wirksamkeitsdatum: tag, wunsch });
  if (!('ok' in ergebnis)) return weg;
  const { berechnung, neu, davor, auswirkung } = ergebnis.ok;
  const weg2 = { ...weg, schritte: [...weg.schritte], zustaende: [...weg.zustaende] };
  weg2.gespeichert += 1;
  const weg3 = new Set(auswirkung.entfallende.map(({ schritt }) => schritt.vorgemerkt.art));
  const neue = new Map(
    auswirkung.bleibende.map(({ vorgemerkt, danach }) => [vorgemerkt.art, rateVon(danach)]),
  );
  const wartende: Vormerkung[] = lage.vormerkungen.flatMap((eine) =>
    weg3.has(eine.art)
      ? []
      : [
          {
            ...eine,
            versicherungsPraemie: neue.get(eine.art) ?? eine.versicherungsPraemie ?? null,
          },
        ],
  );
  const { versicherungsPraemie } = berechnung.beitragNeu;
  expect(versicherungsPraemie).toBe(rateVon({ ...davor, ...neu.stand }));
  if (tag <= lage.heute) {
    const danach = { ...davor, ...neu.stand, vormerkungen: wartende };
    merke(weg2, davor, danach, tag);
    return { ...weg2, lage: { ...danach, version: lage.version + 1 } };
  }
  const art = vormerkungsArtZu(regel, wunsch);
  const vorgemerkt = {
    art,
    wert: wertVon(regel, wunsch),
    wirksamkeitsdatum: tag,
    versicherungsPraemie,
    angelegtAm: String(stelle).padStart(3, '0'),
  };
  const vormerkungen = [...wartende, vorgemerkt];
  return { ...weg2, lage: { ...lage, version: lage.version + 1, vormerkungen } };
}

function rateVon({ beitragsKomponenten, zahlweise: periode }: Aenderungslage): number {
  const { proJahr, faktor } = raten12[periode];
  return beitragsKomponenten.reduce((summe, { nettoJahr, steuersatz }) => {
    const netto = cent((nettoJahr * faktor) / (100 * proJahr));
    return summe + netto + cent((netto * steuersatz) / 10_000);
  }, 0);
}

function cent(wert: number): number {
  return Math.floor(wert + 0.5 + 1e-9);
}

/** `domain/antrag.md §3`. */
const raten12 = {
  MONATLICH: { proJahr: 12, faktor: 105 },
  VIERTELJAEHRLICH: { proJahr: 4, faktor: 103 },
  HALBJAEHRLICH: { proJahr: 2, faktor: 102 },
  JAEHRLICH: { proJahr: 1, faktor: 100 },
  EINMALIG: { proJahr: 1, faktor: 100 },
};

function aus<T>(liste: readonly T[], wahl: number): T {
  const eines = liste[wahl % liste.length];
  if (eines === undefined) throw new Error('Nothing to choose from');
  return eines;
}

export function termin(jahr: number, monat: number, tag: number): string {
  const letzter = new Date(Date.UTC(jahr, monat, 0)).getUTCDate();
  return new Date(Date.UTC(jahr, monat - 1, Math.min(tag, letzter))).toISOString().slice(0, 10);
}

export function tagNach(tag: string, tage: number): string {
  return new Date(Date.parse(tag) + tage * 86_400_000).toISOString().slice(0, 10);
}

export function tageBis(von: string, bis: string): number {
  return Math.round((Date.parse(bis) - Date.parse(von)) / 86_400_000);
}
