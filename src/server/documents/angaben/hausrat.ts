import { selbstbeteiligung } from '#contract/begriffe/selbstbeteiligung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { verzichtAb } from '#contract/fields/summenvorschlag.ts';
import type { Hausratdeckung } from '#contract/begriffe/hausrat.ts';
import { hausratLeistungen as buch, wertsachen } from '#contract/produkte/leistungen/hausrat.ts';
import { formatDatum } from '#contract/tag.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import type { HausratAntworten } from '#machines/antrag/hausrat/answers.ts';
import { summeVon, versicherterOrt } from '#machines/antrag/hausrat/regel.ts';
import { elementarschutzAb } from '../../rules/fristen/elementar.ts';
import { anteil } from '../../rules/geld.ts';
import type { Fakt } from '../inhalt/inhalt.ts';
import { type Gekauft, scheinzeilen, type Scheinworte } from '../produkte/schein.ts';
import { beginntAm } from '#machines/antrag/anschluss.ts';
import { anschriftszeilen } from './antrag.ts';
import { selbstbeteiligungVon, type Tarifangaben, zahlAus } from './vertragsworte.ts';

/** Home contents as they are insured, whoever knows it: an application or a contract. */
export interface VersicherterHausrat {
  readonly tarif: string | null;
  readonly ort: string;
  /** Square metres. */
  readonly flaeche: number;
  /** Cents; null where nobody knows. */
  readonly summe: number | null;
  /** As it is written; null where there is none. */
  readonly selbstbeteiligung: string | null;
  readonly deckungen: readonly string[];
  /** Of the sum, in percent; unknown of older contracts. */
  readonly fahrradProzent?: number | undefined;
  /** Day the cover against the elements begins, yyyy-MM-dd; null where there is no wait, undefined where nobody knows. */
  readonly elementarAb?: string | null | undefined;
}

/** The lines of its policy (`domain/antrag.md §6.4`). */
export function hausratzeilen(hausrat: VersicherterHausrat): Fakt[] {
  const { tarif, ort, flaeche, summe, selbstbeteiligung: sb } = hausrat;
  const hat = (deckung: Hausratdeckung) => hausrat.deckungen.includes(deckung);
  const gewaehlt = (deckung: Hausratdeckung): Scheinworte | null => (hat(deckung) ? {} : null);
  const gekauft: Gekauft<typeof buch> = {
    wohnung: { ort, flaeche: String(flaeche) },
    bausteine: {},
    hoechstsumme: summe === null ? undefined : { summe: formatBetrag(summe) },
    wertsachen: wertsachenBetrag(tarif, summe),
    grobeFahrlaessigkeit: {},
    unterversicherung: verzichtet(flaeche, summe),
    glasbruch: gewaehlt('GLASBRUCH'),
    elementar: gewaehlt('ELEMENTAR'),
    elementarSelbstbeteiligung: gewaehlt('ELEMENTAR'),
    elementarWartezeit: hat('ELEMENTAR') ? wartezeit(hausrat) : undefined,
    fahrrad: hat('FAHRRAD') ? fahrradgrenze(hausrat) : null,
    schutzbrief: gewaehlt('WOHNSCHUTZBRIEF'),
    unbenannteGefahren: gewaehlt('UNBENANNTE_GEFAHREN'),
    selbstbeteiligung: sb === null ? null : { sb },
  };
  return scheinzeilen(buch, { tarif, gekauft });
}

/** What home contents cover, as documents say it; null while an answer is missing. */
export function hausratLeistungen(antworten: HausratAntworten): Fakt[] | null {
  const { einstieg, angebot: tarif, vorversicherung } = antworten;
  const { risikoort } = versicherterOrt(antworten);
  if (!risikoort || !einstieg || !tarif) return null;
  const { deckungen, fahrradProzent } = tarif;
  return hausratzeilen({
    tarif: tarif.variante,
    ort: anschriftszeilen(risikoort).join(', '),
    flaeche: einstieg.wohnflaeche,
    summe: summeVon(antworten),
    selbstbeteiligung: tarif.sb === 'SB_KEINE' ? null : selbstbeteiligung[tarif.sb],
    deckungen,
    fahrradProzent,
    elementarAb: elementarschutzAb(beginntAm(tarif), vorversicherung),
  });
}

function wartezeit({ elementarAb }: VersicherterHausrat): Scheinworte | null | undefined {
  if (elementarAb === undefined || elementarAb === null) return elementarAb;
  return { ab: formatDatum(elementarAb) };
}

function fahrradgrenze({ fahrradProzent, summe }: VersicherterHausrat): Scheinworte {
  if (fahrradProzent === undefined || summe === null) return {};
  return { betrag: formatBetrag(anteil(summe, fahrradProzent, 100)) };
}

/** Nothing is cut where the sum is high enough for the flat. */
function verzichtet(flaeche: number, summe: number | null): Scheinworte | null | undefined {
  if (summe === null) return undefined;
  return summe >= verzichtAb(flaeche) ? {} : null;
}

function wertsachenBetrag(tarif: string | null, summe: number | null): Scheinworte {
  const stufen: Readonly<Record<string, number>> = wertsachen.zahlen.prozent.wertsachen;
  const prozent = stufen[tarif ?? ''];
  if (prozent === undefined || summe === null) return {};
  return { betrag: formatBetrag(anteil(summe, prozent, 100)) };
}

/** The same of a contract, from what it says of itself. */
export function hausratschein(v: Vertrag, angaben: Tarifangaben): Fakt[] {
  const { hausrat, risikoOrt, versicherungsSumme: summe, deckungsIdentifier, elementarAb } = v;
  if (!hausrat) return [];
  return hausratzeilen({
    tarif: hausrat.hfkVariante ?? deckungsIdentifier,
    ort: risikoOrt ? anschriftszeilen(risikoOrt).join(', ') : hausrat.plz,
    flaeche: hausrat.wohnflaeche,
    summe,
    selbstbeteiligung: selbstbeteiligungVon(v),
    deckungen: hausrat.hausratDeckungen,
    fahrradProzent: zahlAus(angaben, 'fahrradProzent'),
    elementarAb,
  });
}
