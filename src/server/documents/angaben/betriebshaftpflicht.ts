import { selbstbeteiligung } from '#contract/begriffe/selbstbeteiligung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { betriebshaftpflichtLeistungen as buch } from '#contract/produkte/leistungen/betriebshaftpflicht.ts';
import { jahresfach } from '#contract/produkte/leistungen/haftpflicht.ts';
import type { BetriebshaftpflichtAntworten } from '#machines/antrag/betriebshaftpflicht/answers.ts';
import { heissarbeitenFrage } from '../../reference/risikofragen.ts';
import type { Betriebsbaustein } from '#contract/entities/betriebshaftpflichtbaustein.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import type { Fakt } from '../inhalt/inhalt.ts';
import { type Gekauft, scheinzeilen, type Scheinworte } from '../produkte/schein.ts';
import { bejaht, gewerbeVon, selbstbeteiligungVon, type Tarifangaben } from './vertragsworte.ts';

/** A firm's liability as it is insured, whoever knows it. */
export interface VersicherterBetrieb {
  /** Null where nobody knows. */
  readonly haupt: string | null;
  readonly weitere: readonly string[];
  /** Cents; null where nobody knows. */
  readonly summe: number | null;
  /** As it is written; null where there is none. */
  readonly selbstbeteiligung: string | null;
  /** Cents. */
  readonly umsatz: number | null;
  /** It welds or torches. */
  readonly heissarbeiten: boolean;
  /** What it took in besides; undefined where its tariff has nothing to take in. */
  readonly bausteine: readonly string[] | undefined;
}

/** The lines of its policy (`domain/antrag.md §6.5`). */
export function betriebszeilen(betrieb: VersicherterBetrieb): Fakt[] {
  const { selbstbeteiligung: sb, umsatz } = betrieb;
  const gekauft: Gekauft<typeof buch> = {
    hoechstsumme: jahressumme(betrieb.summe),
    selbstbeteiligung: sb === null ? null : { sb },
    taetigkeiten: taetigkeiten(betrieb),
    umsatz: umsatz === null ? undefined : { umsatz: formatBetrag(umsatz) },
    heissarbeiten: betrieb.heissarbeiten ? {} : undefined,
    internet: drin(betrieb, 'INTERNETSCHAEDEN'),
    schluesselErweitert: drin(betrieb, 'SCHLUESSEL_ERWEITERT'),
  };
  return scheinzeilen(buch, { tarif: null, gekauft });
}

function drin({ bausteine }: VersicherterBetrieb, baustein: Betriebsbaustein) {
  if (!bausteine) return undefined;
  return bausteine.includes(baustein) ? {} : null;
}

/** Of every firm: its trades, and its sum by loss and by year. */
export function taetigkeiten({
  haupt,
  weitere,
}: Pick<VersicherterBetrieb, 'haupt' | 'weitere'>): Scheinworte {
  return {
    ...(haupt !== null && { haupt }),
    ...(weitere.length > 0 && { weitere: weitere.join(', ') }),
  };
}

export function jahressumme(summe: number | null) {
  return summe === null
    ? undefined
    : { summe: formatBetrag(summe), jahressumme: formatBetrag(summe * jahresfach) };
}

/** What business liability covers, as documents say it; null while an answer is missing. */
export function betriebshaftpflichtLeistungen(
  antworten: BetriebshaftpflichtAntworten,
): Fakt[] | null {
  const { einstieg, taetigkeit, angebot: tarif } = antworten;
  if (!einstieg || !taetigkeit || !tarif) return null;
  return betriebszeilen({
    haupt: einstieg.hauptgewerbe.name,
    weitere: taetigkeit.nebengewerbe.map(({ name }) => name),
    summe: tarif.versicherungssumme,
    selbstbeteiligung: tarif.sb === 'SB_KEINE' ? null : selbstbeteiligung[tarif.sb],
    umsatz: einstieg.jahresumsatz,
    heissarbeiten: taetigkeit.risikofragen[heissarbeitenFrage] === true,
    bausteine: tarif.bausteine,
  });
}

/** The same of a contract, from what it says of itself. */
export function betriebshaftpflichtschein(v: Vertrag, angaben: Tarifangaben): Fakt[] {
  const { versicherungsSumme: summe, jahresumsatz } = v;
  return betriebszeilen({
    ...gewerbeVon(v),
    summe,
    selbstbeteiligung: selbstbeteiligungVon(v),
    umsatz: jahresumsatz?.value ?? null,
    heissarbeiten: bejaht(angaben, heissarbeitenFrage),
    bausteine: v.bhv?.bausteine,
  });
}
