import { safeParse } from 'zod/v4/core';
import type { AntragAbgelehnt } from '#contract/endpoints/antrag/angaben.ts';
import type { Tarifantwort, Tarifbeitrag } from '#contract/endpoints/tarifieren/antwort.ts';
import { type Antragsweg, antragsziel, bietetAn } from '#contract/produkte/produkte.ts';
import type { Zahlart } from '#contract/entities/zahlart.ts';
import {
  anfangsstand,
  type BasisAntworten,
  type Ergebnisse,
  type Gemerkt,
  type Risikofrage,
  type Antragsumfeld,
} from '#machines/antrag/context.ts';
import { mitBeginn } from '#machines/antrag/anschluss.ts';
import { endeVon } from '#machines/antrag/einmalig.ts';
import type { Fragebogen } from '#machines/antrag/fragen/tarif.ts';
import { eingabeVon, type GemerkterAufruf, type Produktregel } from '#machines/antrag/regel.ts';
import type { Schrittweg } from '#machines/antrag/weg.ts';
import { titelDerSchritte } from '#machines/titel.ts';
import { type Fragende, angabenVon } from '../../documents/angaben/antrag.ts';
import type { Antragsangaben } from '../../documents/daten.ts';
import type { Fakt } from '../../documents/inhalt/inhalt.ts';
import type { Feldfehler } from '../../http/answers.ts';
import { germanText } from '../germanTexts.ts';
import { plzFehler } from '../postleitzahl.ts';
import type { Produkttarif, Tarifangaben } from '../tarif/produkttarif.ts';
import { antragsablehnung, nichtAbschliessbar } from './ablehnungen.ts';
import { leseAntworten, type GeleseneAntworten } from './antworten.ts';
import {
  type Antragsvertrag,
  type Produktvertrag,
  type Versicherungsnehmer,
  vertragsartVon,
} from './vertragsangaben.ts';

/** What the server must know of a product to conclude it; the chart says in which order it is asked. */
export interface Antragsprodukt<
  A extends BasisAntworten,
  Anfrage,
  Eingabe extends object = object,
> {
  /** Its application, by the folder of the flow. */
  readonly antrag: Antragsweg;
  readonly chart: Fragende['chart'];
  /** What it asks, and in which words. */
  readonly fragen: Fragebogen;
  readonly regel: Produktregel<A, NoInfer<Eingabe>>;
  readonly weg: Schrittweg<A>;
  readonly tarif: Produkttarif<Anfrage, Eingabe>;
  /** Questions about the risk that belong to these answers; none where the product asks none. */
  readonly risikofragen?: (antworten: A) => readonly Risikofrage[];
  /** The answers with what only the server knows for certain; as they are where it knows nothing better. */
  readonly berichtigt?: (antworten: A) => A;
  readonly nehmer: (antworten: A) => Versicherungsnehmer | null;
  /** What its contract says; all steps are answered. */
  readonly vertrag: (antworten: A, umfeld: Antragsumfeld) => Produktvertrag;
  /** What is covered, in words; null while an answer is missing. */
  readonly leistungen: (antworten: A) => readonly Fakt[] | null;
}

/** An application as it was sent, and what the server knows beside it. */
export interface Eingang {
  readonly umfeld: Antragsumfeld;
  readonly antworten: Readonly<Record<string, unknown>>;
  /** Phone number that was confirmed, if one was. */
  readonly bestaetigteNummer: string | null;
  /** Null while the documents are being made. */
  readonly antragId: string | null;
  /** Day whose price counts for what is priced, yyyy-MM-dd. */
  readonly preistag: (anfrage: object) => string;
}

/** An application the chart leads to its end. */
export interface GepruefterAntrag {
  readonly umfeld: Antragsumfeld;
  /** Steps on her path, read by their shapes. */
  readonly antworten: BasisAntworten;
  /** What its documents are made from. */
  readonly eingabe: object;
  readonly beitrag: Tarifbeitrag;
  readonly nehmer: Versicherungsnehmer;
  readonly vertrag: Antragsvertrag;
  /** What the premium was calculated from, as the contract keeps it. */
  readonly tarifAngaben: Tarifangaben;
  readonly angaben: Antragsangaben;
}

export type Antragspruefung =
  | { readonly ok: GepruefterAntrag }
  | { readonly abgelehnt: AntragAbgelehnt }
  | { readonly ungueltig: Feldfehler[] };

/**
 * Walks the chart of a product over the answers, with results of the server's own rules (`domain/antrag.md §1`). No
 * credit agency is asked on the way: whoever only tries answers out learns nothing about anybody.
 */
export function antragspruefung<
  A extends BasisAntworten,
  Anfrage extends object,
  Eingabe extends object,
>(produkt: Antragsprodukt<A, Anfrage, Eingabe>): (eingang: Eingang) => Antragspruefung {
  const { schluessel } = antragsziel(produkt.antrag);
  const titel = titelDerSchritte(produkt.chart);
  return (eingang) => {
    const { umfeld } = eingang;
    if (!bietetAn(umfeld.marke, schluessel)) {
      return { abgelehnt: antragsablehnung.nichtVerfuegbar };
    }
    const gelesen = leseAntworten(produkt.regel.formen(umfeld.heute), eingang.antworten);
    if (gelesen.unbekannt.length > 0) return { ungueltig: gelesen.unbekannt };
    const nirgends = Object.entries(gelesen.gueltig).flatMap(postleitzahl);
    if (nirgends.length > 0) return { ungueltig: nirgends };
    // Every answer was read by the shape of its step; a step may still be missing.
    const gegeben = gelesen.gueltig as A;
    const antworten = produkt.berichtigt?.(gegeben) ?? gegeben;
    const gewaehlt = mitVorgabe(produkt.regel, antworten, umfeld);
    const tarif = tarifVon(produkt, gewaehlt, eingang);
    if (typeof tarif === 'string') return { abgelehnt: nichtAbschliessbar(tarif, 'angebot') };
    const ergebnisse = mitErgebnissen(produkt, { antworten, gewaehlt }, { ...eingang, tarif });
    const schritte = produkt.weg({
      ...anfangsstand<A>({ umfeld, antworten, ergebnisse }),
      nummernnachweis: nachweisVon(eingang),
    });
    const widerspruch = (schritt: string) =>
      produkt.regel.widersprueche?.(schritt, { umfeld, antworten, ergebnisse })[0]?.text;
    const hindernis =
      amEnde(schritte, eingang, { ...gelesen, antworten, titel, tarif, widerspruch }) ??
      abseits(schritte, gelesen, titel) ??
      zahlungshindernis(antworten, umfeld, tarif?.beitrag);
    if (hindernis) return { abgelehnt: hindernis };
    return { ok: fertig(produkt, { umfeld, antworten, ergebnisse }) };
  };
}

/** Postcodes nobody has: a step with an address, whose shape sees five digits alone. */
function postleitzahl([schritt, antwort]: [string, unknown]): Feldfehler[] {
  const plz: unknown =
    typeof antwort === 'object' && antwort !== null ? Reflect.get(antwort, 'plz') : undefined;
  // Places of other countries are not known here; its shape has seen that it is one.
  if (typeof plz !== 'string' || Reflect.get(Object(antwort) as object, 'land') === 'CH') return [];
  return plzFehler(plz, `antworten.${schritt}.plz`);
}

/** Like the chart, calculates a choice of its own where none was made. */
function mitVorgabe<A extends BasisAntworten>(
  regel: Produktregel<A>,
  antworten: A,
  umfeld: Antragsumfeld,
): A {
  const tarif = antworten.angebot ?? regel.vorgabe(antworten, umfeld);
  return tarif ? { ...antworten, angebot: tarif } : antworten;
}

/** The price of the answers, null as long as too little is known, or what is wrong with them. */
function tarifVon<A extends BasisAntworten, Anfrage extends object>(
  { regel, tarif }: Antragsprodukt<A, Anfrage>,
  antworten: A,
  { umfeld, preistag }: Eingang,
): Tarifantwort | string | null {
  // While an answer behind the offer is missing, it is priced as the offer was; the walk ends where she is asked.
  const stand = { umfeld, antworten, ergebnisse: {} };
  const anfrage = regel.anfrage(antworten, umfeld) ?? eingabeVon(regel, 'tarifieren', stand);
  if (anfrage === null) return null;
  const mitZahlart = { ...anfrage, zahlart: zahlartVon(antworten) };
  const gelesen = safeParse(tarif.aufruf.body, mitZahlart, { error: germanText });
  if (!gelesen.success) return gelesen.error.issues[0]?.message ?? '';
  const [aus] = tarif.abgeschaltet?.(gelesen.data, freigabenIn(umfeld)) ?? [];
  if (aus) return aus.text;
  const ergebnis = tarif.tarifiere(gelesen.data, preistag(gelesen.data));
  return ergebnis.ergebnis === 'UNGUELTIG' ? (ergebnis.fehler[0]?.text ?? '') : ergebnis;
}

/** The flags a price may hang on, as they stand around the application. */
function freigabenIn({ mitReisekranken }: Antragsumfeld) {
  return { reisekrankenversicherung: mitReisekranken === true };
}

interface Bekanntes extends Eingang {
  readonly tarif: Tarifantwort | null;
}

/** The results the chart's calls would have, each with the input it belongs to. */
function mitErgebnissen<A extends BasisAntworten, Anfrage>(
  produkt: Antragsprodukt<A, Anfrage>,
  { antworten, gewaehlt }: { antworten: A; gewaehlt: A },
  { umfeld, tarif, antragId }: Bekanntes,
): Ergebnisse {
  const { regel } = produkt;
  const wahl = { umfeld, antworten: gewaehlt, ergebnisse: {} };
  const alles = regel.annahmen ? eingabeVon(regel, 'nachrechnen', wahl) : null;
  const zuerst: Ergebnisse = tarif
    ? {
        tarifieren: { eingabe: eingabeVon(regel, 'tarifieren', wahl), ergebnis: tarif },
        // She was shown it with all her answers: none is assumed any more.
        ...(alles && { nachrechnen: { eingabe: alles, ergebnis: tarif } }),
      }
    : {};
  const gemerkt = <T>(aufruf: GemerkterAufruf, ergebnis: T): Gemerkt<T> => ({
    eingabe: eingabeVon(regel, aufruf, { umfeld, antworten, ergebnisse: zuerst }),
    ergebnis,
  });
  const fragen = produkt.risikofragen?.(antworten);
  return {
    ...zuerst,
    ...(fragen && { risikofragenLaden: gemerkt('risikofragenLaden', fragen) }),
    codeSenden: gemerkt('codeSenden', true),
    bonitaetPruefen: gemerkt('bonitaetPruefen', 'POSITIV'),
    unterlagenVorbereiten: gemerkt('unterlagenVorbereiten', {
      antragId: antragId ?? '',
      dokumente: [],
      erklaerungen: [],
    }),
  };
}

export function zahlartVon({ kontaktZahlung }: BasisAntworten): Zahlart {
  return kontaktZahlung?.zahlart ?? 'LASTSCHRIFT';
}

function nachweisVon({ bestaetigteNummer }: Eingang) {
  return bestaetigteNummer === null ? null : { handynummer: bestaetigteNummer, nachweis: '' };
}

interface Lage extends Pick<GeleseneAntworten, 'fehler'> {
  readonly antworten: BasisAntworten;
  readonly titel: ReadonlyMap<string, string>;
  /** What an answer contradicts in the others. */
  readonly widerspruch: (schritt: string) => string | undefined;
  readonly tarif: Tarifantwort | null;
}

/** Why her path ends before the step it must lead to; null when it leads there. */
function amEnde(
  schritte: readonly string[],
  { antragId }: Eingang,
  { antworten, fehler, titel, tarif, widerspruch }: Lage,
): AntragAbgelehnt | null {
  const letzter = schritte.at(-1) ?? '';
  const hinweis = tarif?.hinweise[0]?.text ?? '';
  if (letzter === 'abschluss') {
    const erklaert = antragId === null || antragId === antworten.abschluss?.antragId;
    return erklaert ? null : antragsablehnung.unterlagen;
  }
  if (letzter === 'manuellePruefung') return antragsablehnung.vonHand;
  if (letzter === 'sorry') return nichtAbschliessbar(hinweis, null);
  if (letzter === 'kontaktZahlung' && antworten.kontaktZahlung) return antragsablehnung.nachweis;
  // A preset that cannot be had would be calculated without it: her path ends before the offer, with all answered.
  const istVorAngebot = letzter in antworten && fehler[letzter] === undefined;
  const istAmAngebot = letzter === 'angebot' || (istVorAngebot && !schritte.includes('angebot'));
  if (istAmAngebot && tarif?.ergebnis === 'OPTION_NICHT_MOEGLICH') {
    return nichtAbschliessbar(hinweis, 'angebot');
  }
  const was = `den Schritt „${titel.get(letzter) ?? letzter}“`;
  const text = fehler[letzter] ?? widerspruch(letzter);
  return nichtAbschliessbar(
    text === undefined ? `Bitte füllen Sie ${was} aus.` : `Bitte prüfen Sie ${was}: ${text}`,
    letzter,
  );
}

/** Answers of steps that are not on her path. */
function abseits(
  schritte: readonly string[],
  { gueltig, fehler }: GeleseneAntworten,
  titel: ReadonlyMap<string, string>,
): AntragAbgelehnt | null {
  const schritt = [...Object.keys(gueltig), ...Object.keys(fehler)].find(
    (gegeben) => !schritte.includes(gegeben),
  );
  if (schritt === undefined) return null;
  return nichtAbschliessbar(
    `Ihre Angaben im Schritt „${titel.get(schritt) ?? schritt}“ gehören nicht zu diesem Antrag. Bitte prüfen Sie alle Angaben noch einmal.`,
    null,
  );
}

/** The price was shown before it was known how it is paid. */
function zahlungshindernis(
  antworten: BasisAntworten,
  umfeld: Antragsumfeld,
  beitrag: Tarifbeitrag | undefined,
): AntragAbgelehnt | null {
  const rechnung = zahlartVon(antworten) === 'RECHNUNG';
  if (rechnung && !umfeld.mitRechnung) return antragsablehnung.ohneRechnung;
  const gewaehlt = beitrag?.zahlweisen.find(({ zahlweise }) => zahlweise === beitrag.zahlweise);
  if (!gewaehlt?.hinderung) return null;
  return nichtAbschliessbar(gewaehlt.hinderung.text, rechnung ? 'kontaktZahlung' : 'angebot');
}

function fertig<A extends BasisAntworten, Anfrage>(
  produkt: Antragsprodukt<A, Anfrage>,
  {
    umfeld,
    antworten: gegeben,
    ergebnisse,
  }: { umfeld: Antragsumfeld; antworten: A; ergebnisse: Ergebnisse },
): GepruefterAntrag {
  const antworten = mitBeginn({ umfeld, antworten: gegeben });
  const nehmer = produkt.nehmer(antworten);
  const beitrag = ergebnisse.tarifieren?.ergebnis.beitrag;
  const eingabe = ergebnisse.unterlagenVorbereiten?.eingabe;
  const angaben = angabenVon(produkt, { umfeld, antworten, ergebnisse });
  const eigenes = produkt.vertrag(antworten, umfeld);
  const { kuendbar, ...art } = vertragsartVon(produkt.antrag, umfeld.marke);
  const ende = endeVon(antworten);
  // What ends by itself cannot be cancelled (`domain/antrag.md §6.7`).
  const vertrag = { ...art, kuendbar: ende === null ? kuendbar : ('NEIN' as const), ...eigenes };
  const tarifAngaben = produkt.tarif.lese(produkt.regel.anfrage(antworten, umfeld));
  const vollstaendig = nehmer && beitrag && angaben && tarifAngaben;
  if (!vollstaendig || typeof eingabe !== 'object' || eingabe === null) {
    throw new Error('The chart reached its end without all it asks for.');
  }
  return { umfeld, antworten, eingabe, beitrag, nehmer, vertrag, tarifAngaben, angaben };
}
