import type { Produkt } from '#contract/entities/produkt.ts';
import type { vertrag } from '../../database/schema.ts';
import { gewerbe } from '../../reference/gewerbe.ts';
import { bewerteVertrag, tarifAngabenVon, type Tarifangaben } from './vertragstarif.ts';

type Spalten = typeof vertrag.$inferSelect;

/** What a contract says of itself, as far as its price depends on it. */
export type Risikostand = Pick<
  Spalten,
  'produkt' | 'deckungsIdentifier' | 'versicherungsSumme' | 'risiken'
>;

type Anfrage = Record<string, unknown>;

/**
 * What a contract was priced from, for one that was made before that was kept. Null unless its own data, with the
 * usual answer where it keeps none, give exactly its price: then nothing was answered that costs more or less.
 */
export function angabenAusVertrag(
  zeile: Risikostand & Pick<Spalten, 'antragsdatum' | 'beitragsKomponenten'>,
): Tarifangaben | null {
  const { produkt, antragsdatum, beitragsKomponenten } = zeile;
  const anfrage = anfrageAusVertrag(zeile);
  const angaben = anfrage && tarifAngabenVon(produkt, anfrage);
  if (!angaben) return null;
  const bewertung = bewerteVertrag(produkt, angaben, antragsdatum);
  const gerechnet = bewertung?.ergebnis === 'VERSICHERBAR' ? bewertung.komponenten : [];
  return derselbe(gerechnet, beitragsKomponenten) ? angaben : null;
}

/** What a contract says, in the words of the request; null where its product says too little of itself. */
export function anfrageAusVertrag(stand: Risikostand): Anfrage | null {
  return risiken[stand.produkt]?.(stand) ?? null;
}

function derselbe(
  gerechnet: Spalten['beitragsKomponenten'],
  komponenten: Spalten['beitragsKomponenten'],
): boolean {
  return (
    gerechnet.length === komponenten.length &&
    gerechnet.every((eine, stelle) => {
      const andere = komponenten[stelle];
      return (
        eine.name === andere?.name &&
        eine.nettoJahr === andere.nettoJahr &&
        eine.steuersatz === andere.steuersatz
      );
    })
  );
}

/** Motor contracts are names only, and no contract names who travels. */
const risiken: Readonly<Partial<Record<Produkt, (stand: Risikostand) => Anfrage>>> = {
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
};

/** The date of birth is the customer's, not the contract's. */
function phv(stand: Risikostand): Anfrage {
  const { risiken, deckungsIdentifier } = stand;
  const { hfkVariante } = risiken.phv ?? {};
  const { beruf, eingeschlossen } = risiken.diensthaftpflicht ?? {};
  return {
    ...deckung(stand),
    familienstand: risiken.phv?.familienstand.current.key,
    ...(hfkVariante ? { hfkVariante } : { deckung: deckungsIdentifier ?? undefined }),
    ...(beruf !== undefined && { diensthaftpflicht: { beruf, eingeschlossen } }),
  };
}

function hausrat(stand: Risikostand): Anfrage {
  const { risiken, deckungsIdentifier } = stand;
  const { wohnflaeche, hausratDeckungen, hfkVariante } = risiken.hausrat ?? {};
  return {
    ...deckung(stand),
    ...ort(stand),
    wohnflaeche,
    hausratDeckungen,
    ...(hfkVariante ? { hfkVariante } : { variante: deckungsIdentifier ?? undefined }),
  };
}

function fahrrad(stand: Risikostand): Anfrage {
  const { typ, versicherteRisiken } = stand.risiken.fahrrad ?? {};
  const ohneVerschleiss = versicherteRisiken?.reparaturOhneVerschleiss
    ? 'OHNE_VERSCHLEISS'
    : 'KEINER';
  return {
    ...ort(stand),
    kaufpreis: stand.versicherungsSumme ?? 0,
    fahrradTyp: typ,
    reparaturschutz: versicherteRisiken?.reparatur ? 'MIT_VERSCHLEISS' : ohneVerschleiss,
    schutzbrief: versicherteRisiken?.schutzbrief,
  };
}

function thv(stand: Risikostand): Anfrage {
  const hunde = (stand.risiken.hunde ?? []).map(({ name, rasse, mischling, mischlingsRasse }) => ({
    name,
    rasse,
    mischling,
    mischlingsRasse,
  }));
  return { ...deckung(stand), hunde };
}

function betrieb(stand: Risikostand): Anfrage {
  const jahresumsatz = stand.risiken.jahresumsatz?.value;
  return { ...deckung(stand), ...taetigkeiten(stand), jahresumsatz };
}

function vh(stand: Risikostand): Anfrage {
  const { buerohaftpflicht, phvAnzahl } = stand.risiken;
  return { ...betrieb(stand), buerohaftpflicht, phvAnzahl };
}

function sachinhalt(stand: Risikostand): Anfrage {
  const { produkt, deckungsIdentifier, risiken } = stand;
  const { elementar } = risiken;
  const variante = deckungsIdentifier ?? undefined;
  return {
    ...deckung(stand),
    ...taetigkeiten(stand),
    ...ort(stand),
    produkt,
    ...(produkt === 'SI_ALLGEFAHREN' && { variante, elementar }),
  };
}

function deckung({ risiken, versicherungsSumme }: Risikostand): Anfrage {
  const { wert = 0 } = risiken.selbstBeteiligung ?? {};
  const sb = wert === 0 ? 'SB_KEINE' : `SB_${wert / 100}`;
  return { versicherungssumme: versicherungsSumme ?? 0, sb };
}

function ort({ risiken }: Risikostand): Anfrage {
  return { risikoOrt: { plz: risiken.risikoOrt?.plz, strasse: risiken.risikoOrt?.strasse } };
}

function taetigkeiten({ risiken }: Risikostand): Anfrage {
  const { hauptgewerbe, nebengewerbe = [] } = risiken.versicherteGewerbe ?? {};
  return { hauptgewerbe: gewerbeId(hauptgewerbe), nebengewerbe: nebengewerbe.map(gewerbeId) };
}

function gewerbeId(gesucht: string | undefined): string | undefined {
  return gewerbe.find(({ name }) => name === gesucht)?.gewerbeId;
}
