import { gross } from '#contract/begriffe/gross.ts';
import { reisende as kreisworte, reiseziel } from '#contract/begriffe/reise.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { landname } from '#contract/fields/landname.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { reise as beschreibung } from '#contract/produkte/reise.ts';
import { reiseLeistungen as buch } from '#contract/produkte/leistungen/reise.ts';
import { reisedauer } from '#contract/produkte/reiseregeln.ts';
import { formatDatum, monatePlus, tagePlus } from '#contract/tag.ts';
import { beginntAm } from '#machines/antrag/anschluss.ts';
import type { ReiseAntworten } from '#machines/antrag/reise/answers.ts';
import { mitRuecktritt } from '#machines/antrag/reise/regel.ts';
import type { Fakt } from '../inhalt/inhalt.ts';
import { type Gekauft, scheinzeilen, type Scheinworte } from '../produkte/schein.ts';
import { listeAus, type Tarifangaben, textAus } from './vertragsworte.ts';

type Baustein = (typeof beschreibung)['grenzen']['bausteine'][number];
type Reise = NonNullable<Vertrag['reise']>;

/** A trip as it is insured, whoever knows it: an application or a contract. */
interface Versichert {
  readonly reise: Reise | undefined;
  /** Nothing where nobody knows, as of an older contract. */
  readonly bausteine: readonly string[];
  readonly ziel: string | undefined;
  /** Cents. */
  readonly summe: number | null;
  readonly mitSb: boolean;
}

/** The lines of its policy (`domain/vertrag.md §12`). */
function reisezeilen({ reise, bausteine, ziel, summe, mitSb }: Versichert): Fakt[] {
  const drin = (einer: Baustein): Scheinworte | null | undefined =>
    bausteine.length === 0 ? undefined : bausteine.includes(einer) ? {} : null;
  const ohneRuecktritt = drin('RUECKTRITT') === null;
  const gekauft: Gekauft<typeof buch> = {
    ruecktritt: drin('RUECKTRITT'),
    kranken: drin('REISEKRANKEN'),
    gepaeck: drin('GEPAECK'),
    mitreisende: reise ? { personen: personen(reise) } : undefined,
    ziel: ziel === undefined ? undefined : { ziel: zielwort(ziel, reise?.land) },
    // Withdrawal alone pays up to the price of the trip.
    hoechstsumme:
      summe === null ? undefined : ohneRuecktritt ? null : { summe: formatBetrag(summe) },
    dauer: reise ? { reise: reisezeit(reise) } : undefined,
    ruecktrittSelbstbeteiligung: mitSb ? {} : null,
  };
  return scheinzeilen(buch, { tarif: null, gekauft });
}

/** What is covered of a trip, as documents say it; null while an answer is missing. */
export function reiseleistungen(antworten: ReiseAntworten): Fakt[] | null {
  const reise = versicherteReise(antworten);
  const { einstieg, angebot } = antworten;
  if (!reise || !einstieg || !angebot) return null;
  const summe =
    einstieg.art === 'EINZELREISE' ? (einstieg.reisepreis ?? null) : angebot.jahresreisepreis;
  const { bausteine } = angebot;
  const mitSb = angebot.sb20 && mitRuecktritt(antworten);
  return reisezeilen({ reise, bausteine, ziel: reise.ziel, summe, mitSb });
}

/** Her trip as the contract names it, or the year of all of them; null while an answer is missing. */
export function versicherteReise(antworten: ReiseAntworten): Reise | null {
  const { einstieg, reisende, buchung, angebot } = antworten;
  if (!einstieg || !reisende || !buchung || !angebot) return null;
  const { art, personenkreis, ziel } = einstieg;
  const ab = beginntAm(angebot);
  const jahr = { beginn: ab, ende: tagePlus(monatePlus(ab, 12), -1) };
  const { beginn = jahr.beginn, ende = jahr.ende } = art === 'EINZELREISE' ? einstieg : jahr;
  return {
    personenkreis,
    beginn,
    ende,
    dauer: reisedauer(beginn, ende),
    art,
    ...(art === 'EINZELREISE' && ziel && { ziel }),
    ...(art === 'EINZELREISE' && buchung.land && { land: buchung.land }),
    bausteine: angebot.bausteine,
    reisende: reisende.reisende,
  };
}

/** The same of a contract, from what it says of itself. */
export function reiseschein(v: Vertrag, angaben: Tarifangaben): Fakt[] {
  const { reise, versicherungsSumme: summe, selbstBeteiligung } = v;
  return reisezeilen({
    reise,
    bausteine: listeAus(angaben, 'bausteine'),
    ziel: textAus(angaben, 'ziel'),
    summe,
    mitSb: selbstBeteiligung?.unit === 'PERCENT',
  });
}

/** Everybody by name; an older contract knows how many they are at most. */
function personen({ personenkreis, reisende = [] }: Reise): string {
  if (reisende.length === 0) return gross(kreisworte[personenkreis]);
  return reisende
    .map(
      ({ vorname, nachname, geburtsdatum }) =>
        `${vorname} ${nachname}, geboren am ${formatDatum(geburtsdatum)}`,
    )
    .join('; ');
}

function zielwort(ziel: string, land: string | undefined): string {
  const wort = (reiseziel as Readonly<Record<string, string>>)[ziel] ?? ziel;
  return land === undefined ? wort : `${wort}; Reiseland ${landname(land)}`;
}

function reisezeit({ art, beginn, ende }: Reise): string {
  const zeitraum = `${formatDatum(beginn)} bis ${formatDatum(ende)}`;
  return art === 'JAHRESVERTRAG'
    ? `Alle Reisen vom ${zeitraum}, jede bis zu ${beschreibung.grenzen.tage.imJahr}\u00A0Tage`
    : zeitraum;
}
