import type { Produkt } from '#contract/entities/produkt.ts';
import type { BeitragsKomponente } from '../database/schema.ts';
import { gewerbe } from '../reference/gewerbe.ts';
import { monatePlus } from '../rules/kalender.ts';
import { bewerteVertrag, tarifAngabenVon } from '../rules/tarif/vertragstarif.ts';
import type { Inhaber, Vorgabe } from './vertragszeile.ts';

type Anfrage = Record<string, unknown>;

/** What a demo contract is priced from, and its premium on the day of its conclusion. */
interface Tarifierung {
  tarifAngaben: Anfrage | null;
  beitragsKomponenten: BeitragsKomponente[];
}

/** Premium of a demo contract by RT-2026 on the day of its conclusion; throws when the tariff refuses it. */
export function tarifierung(
  vorgabe: Vorgabe,
  { geburtsdatum }: Inhaber,
  abschluss: string,
): Tarifierung {
  const risiko = risiken[vorgabe.produkt];
  if (!risiko) return { tarifAngaben: null, beitragsKomponenten: [] };
  const anfrage = { ...risiko(vorgabe, geburtsdatum, abschluss), ...vorgabe.weitereAngaben };
  const tarifAngaben = tarifAngabenVon(vorgabe.produkt, anfrage);
  const bewertung = bewerteVertrag(vorgabe.produkt, tarifAngaben ?? anfrage, abschluss);
  if (tarifAngaben && bewertung?.ergebnis === 'VERSICHERBAR') {
    return { tarifAngaben, beitragsKomponenten: bewertung.komponenten };
  }
  throw new Error(`${vorgabe.nummer} has no price: ${JSON.stringify(bewertung)}`);
}

/** What a contract itself says, in the words of the request. */
type Risiko = (vorgabe: Vorgabe, geburtsdatum: string, abschluss: string) => Anfrage;

/** Motor contracts are names only. */
const risiken: Readonly<Partial<Record<Produkt, Risiko>>> = {
  PRIVATHAFTPFLICHT: phv,
  HAUSRAT: hausrat,
  FAHRRAD: fahrrad,
  FAHRRAD_2: fahrrad,
  TIERHALTERHAFTPFLICHT: thv,
  BHV_1: betrieb,
  BHV_2: betrieb,
  VH: vh,
  VH_2: vh,
  SI_ALLGEFAHREN: sachinhalt,
  SI_MEHRGEFAHREN: sachinhalt,
  REISE: reise,
};

function phv(vorgabe: Vorgabe, geburtsdatum: string): Anfrage {
  const { risiken, variante } = vorgabe;
  const { hfkVariante } = risiken?.phv ?? {};
  const { beruf, eingeschlossen } = risiken?.diensthaftpflicht ?? {};
  return {
    ...deckung(vorgabe),
    geburtsdatum,
    familienstand: risiken?.phv?.familienstand.current.key,
    ...(hfkVariante ? { hfkVariante } : { deckung: variante }),
    ...(beruf !== undefined && { diensthaftpflicht: { beruf, eingeschlossen } }),
  };
}

function hausrat(vorgabe: Vorgabe): Anfrage {
  const { risiken, variante } = vorgabe;
  const { wohnflaeche, hausratDeckungen, hfkVariante } = risiken?.hausrat ?? {};
  return {
    ...deckung(vorgabe),
    ...ort(vorgabe),
    wohnflaeche,
    hausratDeckungen,
    ...(hfkVariante ? { hfkVariante } : { variante }),
  };
}

function fahrrad(vorgabe: Vorgabe): Anfrage {
  const { typ, versicherteRisiken } = vorgabe.risiken?.fahrrad ?? {};
  const ohneVerschleiss = versicherteRisiken?.reparaturOhneVerschleiss
    ? 'OHNE_VERSCHLEISS'
    : 'KEINER';
  return {
    ...ort(vorgabe),
    kaufpreis: summeVon(vorgabe),
    fahrradTyp: typ,
    reparaturschutz: versicherteRisiken?.reparatur ? 'MIT_VERSCHLEISS' : ohneVerschleiss,
    schutzbrief: versicherteRisiken?.schutzbrief,
  };
}

function thv(vorgabe: Vorgabe): Anfrage {
  const hunde = (vorgabe.risiken?.hunde ?? []).map(
    ({ name, rasse, mischling, mischlingsRasse }) => ({ name, rasse, mischling, mischlingsRasse }),
  );
  return { ...deckung(vorgabe), hunde };
}

function betrieb(vorgabe: Vorgabe): Anfrage {
  const jahresumsatz = vorgabe.risiken?.jahresumsatz?.value;
  return { ...deckung(vorgabe), ...taetigkeiten(vorgabe), jahresumsatz };
}

function vh(vorgabe: Vorgabe): Anfrage {
  const { buerohaftpflicht, phvAnzahl } = vorgabe.risiken ?? {};
  return { ...betrieb(vorgabe), buerohaftpflicht, phvAnzahl };
}

function sachinhalt(vorgabe: Vorgabe): Anfrage {
  const { produkt, variante, risiken } = vorgabe;
  const { elementar } = risiken ?? {};
  return {
    ...deckung(vorgabe),
    ...taetigkeiten(vorgabe),
    ...ort(vorgabe),
    produkt,
    ...(produkt === 'SI_ALLGEFAHREN' && { variante, elementar }),
  };
}

/** The holder is the oldest; a partner is as old, a child is ten. */
function reise(vorgabe: Vorgabe, geburtsdatum: string, abschluss: string): Anfrage {
  const { risiken, zahlweise } = vorgabe;
  const { personenkreis, beginn, ende } = risiken?.reise ?? {};
  const kind = { geburtsdatum: monatePlus(abschluss, -120) };
  const erwachsener = { geburtsdatum };
  const mitreisende = {
    SINGLE: [],
    SINGLE_PLUS_KIND: [kind],
    PAAR: [erwachsener],
    FAMILIE: [erwachsener, kind],
  };
  const einzelreise = { art: 'EINZELREISE', beginn, ende, buchungsdatum: abschluss };
  return {
    ...(zahlweise === 'EINMALIG' ? einzelreise : { art: 'JAHRESVERTRAG' }),
    personenkreis,
    reisende: [erwachsener, ...mitreisende[personenkreis ?? 'SINGLE']],
    reisepreis: summeVon(vorgabe),
    sb20: risiken?.selbstBeteiligung?.unit === 'PERCENT',
  };
}

function deckung(vorgabe: Vorgabe): Anfrage {
  const { wert = 0 } = vorgabe.risiken?.selbstBeteiligung ?? {};
  const sb = wert === 0 ? 'SB_KEINE' : `SB_${wert / 100}`;
  return { versicherungssumme: summeVon(vorgabe), sb };
}

function summeVon({ summe }: Vorgabe): number {
  return (summe ?? 0) * 100;
}

function ort({ risiken }: Vorgabe): Anfrage {
  return { risikoOrt: { plz: risiken?.risikoOrt?.plz, strasse: risiken?.risikoOrt?.strasse } };
}

function taetigkeiten({ risiken }: Vorgabe): Anfrage {
  const { hauptgewerbe, nebengewerbe = [] } = risiken?.versicherteGewerbe ?? {};
  return { hauptgewerbe: gewerbeId(hauptgewerbe), nebengewerbe: nebengewerbe.map(gewerbeId) };
}

function gewerbeId(gesucht: string | undefined): string | undefined {
  return gewerbe.find(({ name }) => name === gesucht)?.gewerbeId;
}
