import { gefahr } from '#contract/begriffe/gefahren.ts';
import { selbstbeteiligung } from '#contract/begriffe/selbstbeteiligung.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { sachinhaltLeistungen as buch } from '#contract/produkte/leistungen/sachinhalt.ts';
import { formatDatum } from '#contract/tag.ts';
import { beginntAm } from '#machines/antrag/anschluss.ts';
import type { InhaltsAntworten } from '#machines/antrag/sachinhalt/inhalt.ts';
import { betriebsort } from '#machines/antrag/sachinhalt/inhaltsregel.ts';
import { elementarschutzAb } from '../../rules/fristen/elementar.ts';
import type { Fakt } from '../inhalt/inhalt.ts';
import { type Gekauft, scheinzeilen, type Scheinworte } from '../produkte/schein.ts';
import { anschriftszeilen } from './antrag.ts';
import { taetigkeiten } from './betriebshaftpflicht.ts';
import {
  gewerbeVon,
  listeAus,
  selbstbeteiligungVon,
  type Tarifangaben,
  wortAus,
} from './vertragsworte.ts';

/** Contents of a firm as they are insured, whoever knows it: an application or a contract. */
interface VersicherterInhalt {
  readonly tarif: string | null;
  /** Null where nobody knows. */
  readonly ort: string | null;
  /** Cents; null where nobody knows. */
  readonly summe: number | null;
  /** As it is written; null where there is none. */
  readonly selbstbeteiligung: string | null;
  /** By hazard; null against all risks, empty where nobody knows. */
  readonly gefahren: readonly string[] | null;
  readonly elementar: boolean | undefined;
  /** Day the cover against the elements begins, yyyy-MM-dd; null where there is no wait, undefined where nobody knows. */
  readonly elementarAb: string | null | undefined;
  /** Of the application; undefined where nobody knows. */
  readonly sicherungen: readonly string[] | undefined;
  readonly haupt: string | null;
  readonly weitere: readonly string[];
}

/** The lines of its policy (`domain/antrag.md §6.8`, §6.9). */
function inhaltszeilen(inhalt: VersicherterInhalt): Fakt[] {
  const { tarif, ort, summe, selbstbeteiligung: sb, elementar, sicherungen } = inhalt;
  const gekauft: Gekauft<typeof buch> = {
    sachen: ort === null ? undefined : { ort },
    mehrgefahren: gefahren(inhalt),
    elementar: elementar === undefined ? undefined : elementar ? {} : null,
    hoechstsumme: summe === null ? undefined : { summe: formatBetrag(summe) },
    selbstbeteiligung: sb === null ? null : { sb },
    elementarWartezeit: elementar ? wartezeit(inhalt) : undefined,
    sicherungen:
      sicherungen === undefined || sicherungen.length === 0
        ? undefined
        : { sicherungen: sicherungen.join(', ') },
    aenderungen: taetigkeiten(inhalt),
  };
  return scheinzeilen(buch, { tarif, gekauft });
}

function gefahren({ gefahren: gewaehlte }: VersicherterInhalt): Scheinworte | undefined {
  if (gewaehlte === null) return { gefahren: 'Allgefahren' };
  return gewaehlte.length === 0
    ? undefined
    : { gefahren: gewaehlte.map((eine) => wortAus(gefahr, eine)).join(', ') };
}

function wartezeit({ elementarAb }: VersicherterInhalt): Scheinworte | null | undefined {
  if (elementarAb === undefined || elementarAb === null) return elementarAb;
  return { ab: formatDatum(elementarAb) };
}

type Umfang = Readonly<{
  variante?: string;
  elementar?: boolean;
  gefahren?: readonly string[];
}>;

/** What property contents cover, as documents say it; null while an answer is missing. */
export function sachinhaltLeistungen(
  antworten: InhaltsAntworten,
  umfang: Umfang | undefined,
): Fakt[] | null {
  const { einstieg, betrieb, angebot, vorversicherung, sicherung } = antworten;
  const { firmensitz } = betriebsort(antworten);
  if (!einstieg || !betrieb || !angebot || !umfang || !firmensitz) return null;
  const mitElementar = umfang.elementar ?? umfang.gefahren?.includes('ELEMENTAR') ?? false;
  return inhaltszeilen({
    tarif: umfang.variante ?? null,
    ort: anschriftszeilen(firmensitz).join(', '),
    summe: einstieg.versicherungssumme,
    selbstbeteiligung: selbstbeteiligung[angebot.sb],
    gefahren: umfang.gefahren ? ['FEUER', ...umfang.gefahren] : null,
    elementar: mitElementar,
    elementarAb: elementarschutzAb(beginntAm(angebot), vorversicherung),
    sicherungen: sicherungenAus(sicherung),
    haupt: einstieg.hauptgewerbe.name,
    weitere: betrieb.nebengewerbe.map(({ name }) => name),
  });
}

function sicherungenAus(gesagt: InhaltsAntworten['sicherung'] | undefined): string[] {
  return [
    ...(gesagt?.tuerschloss ? ['bündige Zylinderschlösser'] : []),
    ...(gesagt?.ema ? ['Einbruchmeldeanlage'] : []),
  ];
}

/** The same of a contract, from what it says of itself (`domain/vertrag.md §12`). */
export function sachinhaltschein(v: Vertrag, angaben: Tarifangaben): Fakt[] {
  const { risikoOrt, elementar, elementarAb, deckungsIdentifier, produktIdentifier } = v;
  return inhaltszeilen({
    tarif: deckungsIdentifier,
    ort: risikoOrt ? anschriftszeilen(risikoOrt).join(', ') : null,
    summe: v.versicherungsSumme,
    selbstbeteiligung: selbstbeteiligungVon(v),
    gefahren: produktIdentifier === 'SI_ALLGEFAHREN' ? null : gefahrenVon(v, angaben),
    elementar,
    elementarAb,
    sicherungen: angaben === null ? undefined : sicherungenAus(gesagteSicherung(angaben)),
    ...gewerbeVon(v),
  });
}

function gefahrenVon({ gefahren: genannte }: Vertrag, angaben: Tarifangaben): readonly string[] {
  return genannte ?? listeAus(angaben, 'gefahren');
}

/** At home nobody asked. */
function gesagteSicherung(angaben: NonNullable<Tarifangaben>): InhaltsAntworten['sicherung'] {
  if (angaben['nurHomeoffice'] === true) return undefined;
  return { tuerschloss: angaben['tuerschloss'] === true, ema: angaben['ema'] === true };
}
