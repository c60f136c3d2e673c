import type { Bestandskunde } from '#contract/endpoints/kundenbestand.ts';
import { schluesselAusIdentifier, type Produkt } from '#contract/entities/produkt.ts';
import { produktName } from '#contract/produkte/produkte.ts';
import { istAktiv, type Vertragsstatus } from '#contract/entities/vertrag.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import type { Zahlweise } from '#contract/entities/zahlweise.ts';
import type { BeitragsKomponente } from '../database/schema.ts';
import { naechsteHauptfaelligkeit } from './hauptfaelligkeit.ts';
import { formatDatum, heuteInBerlin, spaeter } from '#contract/tag.ts';
import { statusAm } from './status.ts';
import { beitragBei } from './zahlweise.ts';

/** Who a customer is, as far as a list says it. */
export type Kundenkopf = Pick<
  Bestandskunde,
  'partnerNummer' | 'firma' | 'vorname' | 'nachname' | 'plz' | 'ort'
>;

/** What a list needs of a contract. */
export interface Bestandsvertrag extends Laufzeit {
  partnerNummer: string;
  produkt: Produkt;
  mahnung: boolean;
  offeneAufgaben: number;
  versicherungsNummer: string;
  /** Cents. */
  jahresbeitrag: number;
  umsatzOffen: boolean;
  /** Cents. */
  jahresumsatz: number | null;
  geaendert: Date;
  /** The filters leave it. */
  gefragt: boolean;
}

interface Laufzeit {
  status: Vertragsstatus;
  zahlweise: Zahlweise;
  vertragsBeginn: string;
  ablaufdatum: string | null;
  beendigungsdatum: string | null;
  hauptfaelligkeitTag: number | null;
  hauptfaelligkeitMonat: number | null;
}

/** A contract and its customer, as a file says it. */
export interface Exportzeile extends Laufzeit, Kundenkopf {
  strasse: string;
  hausnummer: string;
  versicherungsNummer: string;
  produkt: Produkt;
  beitragsKomponenten: BeitragsKomponente[];
}

/**
 * A customer in the book with what her contracts come to on that day (`domain/konto.md §7.4`); what is sorted and
 * summed up is of those that were asked for, of which there is one at least.
 */
export function bestandskunde(
  kopf: Kundenkopf,
  vertraege: readonly Bestandsvertrag[],
  heute: string,
): Bestandskunde {
  const laufende = vertraege.filter((vertrag) =>
    istAktiv({ vertragsstatus: statusAm(vertrag, heute) }),
  );
  const gefragte = laufende.filter(({ gefragt }) => gefragt);
  const tage = gefragte.flatMap((vertrag) => hauptfaelligkeitVon(vertrag, heute));
  const zeiten = vertraege.flatMap((eine) => (eine.gefragt ? eine.geaendert.getTime() : []));
  const schluessel = laufende.map(({ produkt }) => schluesselAusIdentifier(produkt));
  return {
    ...kopf,
    produkte: [...new Set(schluessel)].toSorted(),
    laufende: laufende.length,
    beendete: vertraege.length - laufende.length,
    naechsteHauptfaelligkeit: tage.toSorted()[0] ?? null,
    offeneAufgaben: laufende.reduce((summe, { offeneAufgaben }) => summe + offeneAufgaben, 0),
    mahnung: laufende.some(({ mahnung }) => mahnung),
    jahresbeitrag: gefragte.reduce((summe, { jahresbeitrag }) => summe + jahresbeitrag, 0),
    geaendertAm: heuteInBerlin(new Date(Math.max(...zeiten))),
    vertraege: laufende.map(({ versicherungsNummer, produkt, umsatzOffen, jahresumsatz }) => ({
      versicherungsNummer,
      produkt: schluesselAusIdentifier(produkt),
      umsatzOffen,
      jahresumsatz,
    })),
  };
}

const spalten = [
  'kundennummer',
  'name',
  'adresse',
  'vertragsnummer',
  'produkt',
  'status',
  'beginn',
  'hauptfaelligkeit',
  'jahresbeitrag',
  'zahlweise',
];

/** The book as a file: columns of `domain/konto.md §7.4`, days and amounts as a German table reads them. */
export function bestandsdatei(zeilen: readonly Exportzeile[], heute: string): string {
  return csv([spalten, ...zeilen.map((zeile) => zellen(zeile, heute))]);
}

function zellen(zeile: Exportzeile, heute: string): string[] {
  const { firma, vorname, nachname, strasse, hausnummer, plz, ort, zahlweise } = zeile;
  const vertragsstatus = statusAm(zeile, heute);
  const [faellig] = istAktiv({ vertragsstatus }) ? hauptfaelligkeitVon(zeile, heute) : [];
  const { beitragsKomponenten: komponenten } = zeile;
  const jahr = komponenten.length > 0 ? beitragBei(komponenten, zahlweise) : null;
  return [
    zeile.partnerNummer,
    firma ?? `${nachname}, ${vorname}`,
    `${strasse} ${hausnummer}, ${plz} ${ort}`,
    zeile.versicherungsNummer,
    produktName(schluesselAusIdentifier(zeile.produkt)),
    vertragsstatus,
    formatDatum(zeile.vertragsBeginn),
    faellig === undefined ? '' : formatDatum(faellig),
    jahr === null ? '' : euro(jahr.jahresVersicherungsPraemie),
    zahlweiseLabel[zahlweise],
  ];
}

/** Cents as `1234,56`: a table calculates with it. */
function euro(cent: number): string {
  return (cent / 100).toFixed(2).replace('.', ',');
}

function hauptfaelligkeitVon(vertrag: Laufzeit, heute: string): string[] {
  const { hauptfaelligkeitTag: tag, hauptfaelligkeitMonat: monat, vertragsBeginn } = vertrag;
  if (tag === null || monat === null) return [];
  return [naechsteHauptfaelligkeit({ tag, monat }, spaeter(heute, vertragsBeginn))];
}

const byteOrderMark = '\uFEFF';

/**
 * Rows as CSV that a German spreadsheet opens at once: UTF-8 with its mark, semicolons, CRLF. A cell that a
 * spreadsheet would take for a formula begins with an apostrophe (`reference/trust.md §3`, 18).
 */
function csv(zeilen: readonly (readonly string[])[]): string {
  return byteOrderMark + zeilen.map((zellen) => `${zellen.map(zelle).join(';')}\r\n`).join('');
}

function zelle(text: string): string {
  const harmlos = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmlos) ? `"${harmlos.replaceAll('"', '""')}"` : harmlos;
}
