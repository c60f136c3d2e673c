import type * as z from 'zod/mini';
import { rechtsformName, type RechtsformSchluessel } from '#contract/entities/rechtsform.ts';
import { formatIban } from '#contract/fields/iban.ts';
import { istSchweizer } from '#contract/fields/plz.ts';
import { formatDatum } from '#contract/tag.ts';
import { beginntAm, laeuftNochBis, mitBeginn } from '#machines/antrag/anschluss.ts';
import type { adresse as adressform, KontaktZahlung } from '#machines/antrag/answers.ts';
import { type Antragsweg, antragsziel } from '#contract/produkte/produkte.ts';
import { istOhneBeratung, ratVon, wunschVon } from '#machines/antrag/beratung.ts';
import type { Antragsstand, BasisAntworten } from '#machines/antrag/context.ts';
import type { Antragslage, Antragsseite } from '#machines/antrag/frage.ts';
import { endeVon } from '#machines/antrag/einmalig.ts';
import { type Fragebogen, mitTarif } from '#machines/antrag/fragen/tarif.ts';
import { antwortzeilen } from '#machines/formular/zeilen.ts';
import { titelDerSchritte } from '#machines/titel.ts';
import type { Antragsangaben } from '../daten.ts';
import type { Fakt } from '../inhalt/inhalt.ts';

/** What a product asks: its chart says in which order, its pages in which words. */
export interface Fragende {
  readonly chart: Parameters<typeof titelDerSchritte>[0];
  readonly fragen: Fragebogen;
}

/** What documents need to know of a product. */
interface Antragsart<A extends BasisAntworten> extends Fragende {
  readonly antrag: Antragsweg;
  readonly nehmer: (antworten: A) => Nehmer | null;
  /** What is covered, in words; null while an answer is missing. */
  readonly leistungen: (antworten: A) => readonly Fakt[] | null;
}

interface Nehmer {
  readonly titel: string | null;
  readonly vorname: string;
  readonly nachname: string;
  /** Null for a person. */
  readonly firma: string | null;
  readonly geburtsdatum: string;
  /** Of a firm; null for a person. */
  readonly eintrag: Registereintrag | null;
  readonly anschrift: z.infer<typeof adressform>;
  readonly email: string;
}

/** What a firm is by law, and where that is written. */
export interface Registereintrag {
  readonly rechtsform: RechtsformSchluessel;
  /** "HRB 12345, Amtsgericht Münster"; null where firms of that form are in no register. */
  readonly register: string | null;
}

/** What tells whoever takes it out from others: day of birth, or legal form and register. */
export function merkmaleVon({
  eintrag,
  geburtsdatum,
}: Pick<Nehmer, 'eintrag' | 'geburtsdatum'>): Fakt[] {
  if (eintrag === null) return [{ name: 'Geburtsdatum', wert: formatDatum(geburtsdatum) }];
  const { rechtsform, register } = eintrag;
  return [
    { name: 'Rechtsform', wert: rechtsformName[rechtsform] },
    ...(register === null ? [] : [{ name: 'Handelsregister', wert: register }]),
  ];
}

/** An application as documents say it; null while an answer is missing. */
export function angabenVon<A extends BasisAntworten>(
  { antrag, chart, fragen, nehmer, leistungen }: Antragsart<A>,
  gegeben: Antragsstand<A>,
): Antragsangaben | null {
  const stand = { ...gegeben, antworten: mitBeginn(gegeben) };
  const { angebot: tarif, kontaktZahlung: zahlung } = stand.antworten;
  const wer = nehmer(stand.antworten);
  const gedeckt = leistungen(stand.antworten);
  if (!wer || !gedeckt || !tarif || !zahlung) return null;
  const name = wer.firma ?? vollerName(wer);
  const beratung = beratungAus(fragen, stand);
  return {
    produkt: antragsziel(antrag).produkt,
    nehmer: {
      name,
      anschrift: anschriftszeilen(wer.anschrift),
      merkmale: merkmaleVon(wer),
      email: wer.email,
    },
    antworten: [...gefragtes({ chart, fragen }, stand), ...empfohlenes(beratung)],
    beratung,
    eigenes: texteIn(gegeben.antworten),
    leistungen: gedeckt,
    beginn: beginntAm(tarif),
    ende: endeVon(stand.antworten),
    zahlart: zahlung.zahlart,
    konto: kontoVon(zahlung, name),
    vorvertrag: vorvertragVon(stand.antworten, wer),
  };
}

/**
 * Everything that was asked on her path, in the order and in the words it was asked in: what she had to
 * disclose hangs on the question (VVG § 19).
 */
function gefragtes({ chart, fragen }: Fragende, stand: Antragsstand): Antragsangaben['antworten'] {
  return [...titelDerSchritte(chart)].flatMap(([schritt, titel]) => {
    const fakten = zeilenDes(schritt, fragen, stand);
    return fakten.length > 0 ? [{ titel, fakten }] : [];
  });
}

/** Everything that was asked at a step, and what she answered. */
function zeilenDes(schritt: string, fragen: Fragebogen, stand: Antragsstand): Fakt[] {
  const seite = mitTarif(fragen)[schritt];
  const antwort: unknown = Reflect.get(stand.antworten, schritt);
  if (!seite || typeof antwort !== 'object' || antwort === null) return [];
  const zeilen = antwortzeilen(seite, { ...antwort }, lageAuf(seite, stand), schreibweise);
  return zeilen.flatMap(({ frage, antwort: wert }) => wennGegeben(frage, wert));
}

/** What was recommended for her wish and why, and what she chose (VVG § 6); nothing where nobody advised her. */
function empfohlenes(beratung: Antragsangaben['beratung']): Antragsangaben['antworten'] {
  const rat = beratung?.rat;
  if (!rat) return [];
  const fakten = [{ name: 'Unsere Empfehlung', wert: rat.satz }, ...rat.wahl];
  return [{ titel: rattitel, fakten }];
}

const rattitel = 'Ihr Wunsch und unsere Empfehlung';

/** The same without any advice of ours: a broker gave his, and his record documents it. */
export function ohneUnserenRat(angaben: Antragsangaben): Antragsangaben {
  const antworten = angaben.antworten.filter(({ titel }) => titel !== rattitel);
  return { ...angaben, antworten, beratung: null };
}

/** The advice, where she was asked for her wish. */
function beratungAus(fragen: Fragebogen, stand: Antragsstand): Antragsangaben['beratung'] {
  const { umfeld, antworten } = stand;
  const bisher = zeilenDes('vorversicherung', fragen, stand);
  if (istOhneBeratung(antworten)) return { rat: null, bisher };
  const { tarif } = fragen;
  const wunsch = wunschVon(antworten);
  const empfehlung = ratVon(tarif.konfigurator, stand);
  if (!umfeld || wunsch === null || !empfehlung) return null;
  const gewaehlt: unknown = Reflect.get(Object(antworten.angebot), 'variante');
  const name = tarif.varianten(umfeld.marke).find(({ wert }) => wert === gewaehlt)?.label;
  const wahl = name === undefined ? karten(tarif, antworten) : wennGegeben('Ihre Wahl', name);
  return { rat: { wunsch, satz: empfehlung.satz, wahl }, bisher };
}

/** Where there is one tariff, what she chose of the cards. */
function karten({ konfigurator }: Fragebogen['tarif'], { angebot }: BasisAntworten): Fakt[] {
  return (konfigurator?.felder ?? []).flatMap((feld) => {
    if (feld.art !== 'karten') return [];
    const gewaehlt: unknown = Reflect.get(Object(angebot), feld.name);
    const wahl = feld.optionen.find(({ wert }) => wert === gewaehlt);
    return wennGegeben(`Ihre Wahl: ${feld.label}`, wahl?.label);
  });
}

/** What stood around the page, as far as her answers do not say themselves what they were given to. */
function lageAuf(seite: Antragsseite, stand: Antragsstand): Antragslage {
  const lage = { ...stand, heute: stand.umfeld?.heute ?? '', sperren: {} };
  return { ...lage, sperren: seite.sperren?.(lage) ?? {} };
}

/** The account is masked here: in full it stands in the mandate only. */
const schreibweise = {
  datum: formatDatum,
  iban: (iban: string) => `endet auf ${iban.slice(-4)}`,
  ungewaehlt: 'Nein',
};

/** What only an answer given adds; nothing when it is not given. */
export function wennGegeben(name: string, wert: string | undefined): Fakt[] {
  return wert?.trim() ? [{ name, wert }] : [];
}

/** Street and place, one line each. */
export function anschriftszeilen({
  strasse,
  hausnummer,
  plz,
  ort,
}: z.infer<typeof adressform>): [string, string] {
  // A letter to Switzerland names the country before the postcode.
  return [`${strasse} ${hausnummer}`, `${istSchweizer(plz) ? 'CH-' : ''}${plz} ${ort}`];
}

function vollerName({ titel, vorname, nachname }: Nehmer): string {
  return [titel, vorname, nachname].filter((teil) => teil !== null).join(' ');
}

/** Every text of her answers. */
function texteIn(wert: unknown): string[] {
  if (typeof wert === 'string') return [wert];
  if (typeof wert !== 'object' || wert === null) return [];
  return Object.values(wert).flatMap(texteIn);
}

/** What she has to cancel elsewhere; null where nothing runs. */
function vorvertragVon(
  { vorversicherung }: BasisAntworten,
  { firma }: Nehmer,
): Antragsangaben['vorvertrag'] {
  const bis = laeuftNochBis(vorversicherung);
  const versicherer = vorversicherung?.vorversicherer?.trim() ?? '';
  if (bis === null || versicherer === '') return null;
  const nummer = vorversicherung?.vertragsnummerVorversicherer?.trim() ?? '';
  return { versicherer, nummer, bis, fuerFirma: firma !== null };
}

/** The account to be debited; null where she pays by bill. */
function kontoVon(zahlung: KontaktZahlung, name: string): Antragsangaben['konto'] {
  if (zahlung.zahlart !== 'LASTSCHRIFT' || zahlung.iban === undefined) return null;
  const anderer = zahlung.kontoinhaberAbweichend ? zahlung.kontoinhaber?.trim() : undefined;
  return { iban: formatIban(zahlung.iban), kontoinhaber: anderer ?? name, bic: zahlung.bic };
}
