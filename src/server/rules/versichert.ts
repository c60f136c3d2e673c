import { istAktiv, type Vertrag } from '#contract/entities/vertrag.ts';
import {
  ausgefuellt,
  type Produktaussage,
  type Produktseite,
} from '#contract/produkte/aushaenge/produktseite.ts';
import {
  kartensatz,
  type Leistung,
  type Scheinzeile,
  stellenDer,
  stellenIn,
} from '#contract/produkte/leistungen/leistung.ts';
import type { Tarifangaben } from '../documents/angaben/vertragsworte.ts';
import type { Fakt } from '../documents/inhalt/inhalt.ts';
import { sparteVon } from './produkte/sparten.ts';

const nichts: Vertrag['versichert'] = { aussagen: [], grenzen: [] };

/**
 * What a contract insures in a few sentences, with its own sums: those of the product's page, as far as its cover is
 * bought, and what was chosen besides; nothing of a contract that never began (`domain/vertrag.md §12`).
 */
export function versichertes(v: Vertrag, angaben: Tarifangaben): Vertrag['versichert'] {
  const sparte = sparteVon(v.produktIdentifier);
  if (!sparte || !(istAktiv(v) || v.ende?.am)) return nichts;
  const kauf = { v, zeilen: sparte.schein(v, angaben) };
  const seite = sparte.seite(v.produktIdentifier);
  const gesagt = seite.versichert.filter((aussage) => gilt(aussage, seite, kauf));
  const dabei = new Set(
    gesagt.flatMap(({ leistungen, imVertrag }) => [...leistungen, ...(imVertrag?.nennt ?? [])]),
  );
  const leistungen = Object.entries<Leistung>(sparte.leistungen.leistungen);
  const dazu = leistungen.flatMap(([name, leistung]) =>
    istWaehlbar(leistung) && !dabei.has(name) ? gekaufteZeilen(leistung, kauf).slice(0, 1) : [],
  );
  return {
    aussagen: [
      ...gesagt.map((aussage) => inWorten(aussage, seite, kauf)),
      ...(dazu.length === 0
        ? []
        : [{ titel: 'Von Ihnen dazu gewählt', text: dazu.map(alsTeil).join('; ') }]),
    ],
    grenzen: leistungen.flatMap(([name, leistung]) =>
      leistung.art === 'WARTEZEIT' || /selbstbeteiligung$/i.test(name)
        ? gekaufteZeilen(leistung, kauf)
            .filter(({ wert }) => wert !== 'Keine')
            .map(({ name: titel, wert: text }) => ({ titel, text }))
        : [],
    ),
  };
}

/** A contract and the lines of its policy. */
interface Kauf {
  readonly v: Vertrag;
  readonly zeilen: readonly Fakt[];
}

/** It can be said of that very contract: its cover is in it, and every number is known. */
function gilt(aussage: Produktaussage, seite: Produktseite, kauf: Kauf): boolean {
  const leistungen = aussage.leistungen.flatMap((name) => seite.leistungen[name] ?? []);
  const { summe, tarif, werte } = fallVon(aussage, seite, kauf);
  const bekannt = new Set([
    ...(summe === null ? [] : ['summe']),
    ...(kartensatz(leistungen, tarif) === '' ? [] : ['karte']),
    ...Object.keys(werte),
    ...leistungen.flatMap(stellenDer),
  ]);
  const { text } = aussage.imVertrag ?? aussage;
  return (
    leistungen.every(({ nur = kauf.v.produktIdentifier }) => nur === kauf.v.produktIdentifier) &&
    leistungen.every((eine) => !istWaehlbar(eine) || gekaufteZeilen(eine, kauf).length > 0) &&
    // A share is told as a sum.
    (summe !== null || leistungen.every(({ zahlen }) => zahlen?.prozent === undefined)) &&
    stellenIn(text.replaceAll('.TARIF}', `.${tarif}}`)).every((stelle) => bekannt.has(stelle))
  );
}

function inWorten(aussage: Produktaussage, seite: Produktseite, kauf: Kauf) {
  const { titel, text } = aussage.imVertrag ?? aussage;
  const { summe, ...fall } = fallVon(aussage, seite, kauf);
  return {
    titel,
    text: ausgefuellt(text, aussage.leistungen, seite, { ...fall, summe: summe ?? 0 }),
  };
}

/** What its sentences are filled in with; "{schein}" is what its policy says of that cover. */
function fallVon({ leistungen }: Produktaussage, seite: Produktseite, { v, zeilen }: Kauf) {
  const schein = leistungen.flatMap((name) => {
    const eigene = scheinzeilenDer(seite.leistungen[name]);
    return zeilen.filter((zeile) => eigene.some((eine) => eine.name === zeile.name));
  })[0];
  return {
    tarif: v.hausrat?.hfkVariante ?? v.phv?.hfkVariante ?? v.deckungsIdentifier ?? '',
    summe: v.versicherungsSumme,
    werte: schein === undefined ? {} : { schein: schein.wert },
  };
}

/** Its policy says either way whether it is in it. */
function istWaehlbar(leistung: Leistung): boolean {
  return (
    leistung.art === 'BAUSTEIN' && scheinzeilenDer(leistung).some(({ ohne }) => ohne !== undefined)
  );
}

/** What the policy says of it, where it was chosen. */
function gekaufteZeilen(leistung: Leistung, { zeilen }: Kauf): Fakt[] {
  const eigene = scheinzeilenDer(leistung);
  return zeilen.filter(({ name, wert }) =>
    eigene.some((eine) => eine.name === name && eine.ohne !== wert),
  );
}

function scheinzeilenDer(leistung: Leistung | undefined): readonly Scheinzeile[] {
  return [leistung?.schein ?? []].flat();
}

/** "Glasbruch", "Fahrraddiebstahl bis 520,00 EUR", "Privathaftpflicht: für 2 Personen" */
function alsTeil({ name, wert }: Fakt): string {
  const versichert = 'Versichert';
  return wert.startsWith(versichert) ? name + wert.slice(versichert.length) : `${name}: ${wert}`;
}
