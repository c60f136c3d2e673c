import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type { Schutzangebot, Schutzberechnung } from '#contract/entities/aenderungswunsch.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { antworten as formen, type Auswahl } from '#machines/vertrag/aenderung/answers.ts';
import type { Schutzwunsch } from '#machines/vertrag/schutz/answers.ts';
import { istEinstellbar, wunschname } from '#machines/vertrag/schutz/wuensche.ts';
import { blaetter } from '../aenderung/arten/blaetter.ts';
import type { Auswahlblatt } from '../aenderung/arten/blatt.ts';

type Option = Schutzangebot['optionen'][number];

/** Something that can be set on the page, with all that can be chosen for it. */
export interface Regler {
  /** Under which it waits: of one name there is one wish. */
  name: string;
  art: AenderungsArt;
  titel: string;
  form: 'schalter' | 'karten' | 'schieber';
  wahlen: readonly Reglerwahl[];
  /** Of a sum that is moved; null where one of a few is chosen. */
  betrag: Schutzangebot['betrag'];
  /** A sum as a choice. */
  beiBetrag: (cent: number) => Auswahl | null;
}

/** One of its choices. */
export interface Reglerwahl {
  option: Option;
  label: string;
  folge: string | undefined;
  /** Its price in the words of its kind. */
  zusatz: string | undefined;
  /** As it is chosen; null where the contract has no day for it. */
  auswahl: Auswahl | null;
}

/** All that can be set, as the contract offers it. */
export function reglerVon(vertrag: Vertrag, { angebote }: Schutzberechnung): readonly Regler[] {
  const offene = angebote.filter(istEinstellbar);
  const alle = offene.flatMap((angebot) => reglerZu(vertrag, angebot));
  // A cover that is a kind of its own as well stands there once.
  return alle.filter(({ name }, stelle) => alle.findIndex((r) => r.name === name) === stelle);
}

/** The value that is wished for, and the one of the contract where none is; null where it offers none as such. */
export function gewaehlteWahl(
  { name, wahlen }: Regler,
  wuensche: readonly Schutzwunsch[],
): Reglerwahl | null {
  const wunsch = wunschZu(name, wuensche);
  const passende = wunsch
    ? wahlen.find(({ auswahl }) => auswahl !== null && istGleich(auswahl, wunsch.auswahl))
    : wahlen.find(({ option }) => option.aktuell);
  return passende ?? null;
}

/** Wishes that nothing on the page sets any more: what they change cannot be changed now. */
export function ohneRegler(
  regler: readonly Regler[],
  wuensche: readonly Schutzwunsch[],
): readonly Schutzwunsch[] {
  const namen = new Set(regler.map(({ name }) => name));
  return wuensche.filter(({ auswahl }) => !namen.has(wunschname(auswahl)));
}

export function wunschZu(name: string, wuensche: readonly Schutzwunsch[]): Schutzwunsch | null {
  return wuensche.find(({ auswahl }) => wunschname(auswahl) === name) ?? null;
}

/** The wishes with this one in place of the one of its name; without it where there is none. */
export function mitWunsch(
  wuensche: readonly Schutzwunsch[],
  name: string,
  wunsch: Schutzwunsch | null,
): Schutzwunsch[] {
  const stelle = wuensche.findIndex(({ auswahl }) => wunschname(auswahl) === name);
  if (stelle === -1) return wunsch ? [...wuensche, wunsch] : [...wuensche];
  return wuensche.flatMap((einer, an) => (an === stelle ? (wunsch ?? []) : einer));
}

/** The days of an offer move with the other wishes; what is chosen is the same. */
function istGleich({ zeitraum: _a, ...eine }: Auswahl, { zeitraum: _b, ...andere }: Auswahl) {
  return JSON.stringify(eine) === JSON.stringify(andere);
}

function reglerZu(vertrag: Vertrag, angebot: Schutzangebot): Regler[] {
  const { art, optionen, betrag } = angebot;
  const blatt = blaetter[art].blatt({ vertrag, angebot });
  const titel = blaetter[art].t('name');
  const beiBetrag = (cent: number) => auswahlAus(blatt, cent);
  if (optionen.length === 0) {
    return [{ name: art, art, titel, form: 'schieber', wahlen: [], betrag, beiBetrag }];
  }
  const wahlen = optionen.map((option) => wahlZu(blatt, option));
  return jeName(art, wahlen).map(([name, eigene]) => ({
    name,
    art,
    titel: gemeinsamerName(eigene) ?? titel,
    form: istSchalter(eigene) ? 'schalter' : 'karten',
    wahlen: eigene,
    betrag: null,
    beiBetrag,
  }));
}

function wahlZu(blatt: Auswahlblatt, option: Option): Reglerwahl {
  const [feld] = blatt.seite.felder;
  const karten = feld?.art === 'karten' ? feld.optionen : [];
  const karte = karten.find(({ wert }) => wert === option.wert);
  return {
    option,
    label: karte?.label ?? option.label,
    folge: karte?.folge,
    zusatz: karte?.zusatz,
    auswahl: auswahlAus(blatt, option.wert),
  };
}

function auswahlAus({ seite, antwort }: Auswahlblatt, wert: string | number): Auswahl | null {
  const [feld] = seite.felder;
  const gelesen = feld && 'name' in feld ? antwort({ [feld.name]: wert }) : null;
  return formen.auswahl.safeParse(gelesen).data ?? null;
}

/** Choices of which one at a time is had stand together. */
function jeName(art: AenderungsArt, wahlen: readonly Reglerwahl[]): [string, Reglerwahl[]][] {
  const gruppen = new Map<string, Reglerwahl[]>();
  for (const wahl of wahlen) {
    const name = wahl.auswahl ? wunschname(wahl.auswahl) : art;
    gruppen.set(name, [...(gruppen.get(name) ?? []), wahl]);
  }
  return [...gruppen];
}

function gemeinsamerName([erste, ...andere]: readonly Reglerwahl[]): string | null {
  const name = erste?.option.name ?? '';
  return name !== '' && andere.every(({ option }) => option.name === name) ? name : null;
}

/** In or out and nothing else: two choices of which one holds, or the one that does not. */
function istSchalter(wahlen: readonly Reglerwahl[]): boolean {
  const werte = wahlen.map(({ option }) => option.wert.split('=').at(-1));
  if (!werte.every((wert) => wert === 'true' || wert === 'false')) return false;
  return wahlen.length === 1
    ? wahlen.every(({ option }) => !option.aktuell)
    : wahlen.length === 2 && new Set(werte).size === 2 && wahlen.some((w) => w.option.aktuell);
}
