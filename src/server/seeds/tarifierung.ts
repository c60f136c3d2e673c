import * as z from 'zod/mini';
import { bhvTarifieren } from '#contract/endpoints/tarifieren/bhv.ts';
import { fahrrad2Tarifieren } from '#contract/endpoints/tarifieren/fahrrad2.ts';
import { hausratTarifieren } from '#contract/endpoints/tarifieren/hausrat.ts';
import { phvTarifieren } from '#contract/endpoints/tarifieren/phv.ts';
import { reiseTarifieren } from '#contract/endpoints/tarifieren/reise.ts';
import { siTarifieren } from '#contract/endpoints/tarifieren/si.ts';
import { thvTarifieren } from '#contract/endpoints/tarifieren/thv.ts';
import { vh2Tarifieren } from '#contract/endpoints/tarifieren/vh2.ts';
import type { Produkt } from '#contract/entities/produkt.ts';
import type { BeitragsKomponente } from '../database/schema.ts';
import { gewerbe } from '../reference/gewerbe.ts';
import { monatePlus } from '../rules/kalender.ts';
import type { Bewertung } from '../rules/tarif/bewertung.ts';
import { bewerteBhv } from '../rules/tarif/produkte/bhv.ts';
import { bewerteFahrrad } from '../rules/tarif/produkte/fahrrad.ts';
import { bewerteHausrat } from '../rules/tarif/produkte/hausrat.ts';
import { bewertePhv } from '../rules/tarif/produkte/phv.ts';
import { bewerteReise } from '../rules/tarif/produkte/reise.ts';
import { bewerteSi } from '../rules/tarif/produkte/si.ts';
import { bewerteThv } from '../rules/tarif/produkte/thv.ts';
import { bewerteVh } from '../rules/tarif/produkte/vh.ts';
import type { Inhaber, Vorgabe } from './vertragszeile.ts';

type Anfrage = Record<string, unknown>;

/** Premium of a demo contract by RT-2026 on the day of its conclusion; throws when the tariff refuses it. */
export function komponentenVon(
  vorgabe: Vorgabe,
  { geburtsdatum }: Inhaber,
  abschluss: string,
): BeitragsKomponente[] {
  const tarif = tarife[vorgabe.produkt];
  if (!tarif) return [];
  const risiko = tarif.risiko(vorgabe, geburtsdatum, abschluss);
  const bewertung = tarif.bewerte({ ...risiko, ...vorgabe.weitereAngaben }, abschluss);
  if (bewertung.ergebnis === 'VERSICHERBAR') return bewertung.komponenten;
  throw new Error(`${vorgabe.nummer} has no price: ${JSON.stringify(bewertung)}`);
}

interface Tarif {
  /** What the contract itself says, in the words of the request. */
  risiko: (vorgabe: Vorgabe, geburtsdatum: string, abschluss: string) => Anfrage;
  bewerte: (anfrage: Anfrage, tag: string) => Bewertung;
}

const rad: Tarif = {
  risiko: fahrrad,
  bewerte: (a, tag) => bewerteFahrrad(z.parse(fahrrad2Tarifieren.body, a), tag),
};
const vermoegensschaden: Tarif = {
  risiko: vh,
  bewerte: (a, tag) => bewerteVh(z.parse(vh2Tarifieren.body, a), tag),
};
const inhalt: Tarif = {
  risiko: sachinhalt,
  bewerte: (a) => bewerteSi(z.parse(siTarifieren.body, a)),
};

/** Motor contracts are names only. */
const tarife: Readonly<Partial<Record<Produkt, Tarif>>> = {
  PRIVATHAFTPFLICHT: {
    risiko: phv,
    bewerte: (a, tag) => bewertePhv(z.parse(phvTarifieren.body, a), tag),
  },
  HAUSRAT: {
    risiko: hausrat,
    bewerte: (a) => bewerteHausrat(z.parse(hausratTarifieren.body, a)),
  },
  FAHRRAD: rad,
  FAHRRAD_2: rad,
  TIERHALTERHAFTPFLICHT: {
    risiko: thv,
    bewerte: (a) => bewerteThv(z.parse(thvTarifieren.body, a)),
  },
  BHV_1: {
    risiko: betrieb,
    bewerte: (a, tag) => bewerteBhv(z.parse(bhvTarifieren.body, a), tag, 'BHV_1'),
  },
  BHV_2: {
    risiko: betrieb,
    bewerte: (a, tag) => bewerteBhv(z.parse(bhvTarifieren.body, a), tag),
  },
  VH: vermoegensschaden,
  VH_2: vermoegensschaden,
  SI_ALLGEFAHREN: inhalt,
  SI_MEHRGEFAHREN: inhalt,
  REISE: {
    risiko: reise,
    bewerte: (a, tag) => bewerteReise(z.parse(reiseTarifieren.body, a), tag),
  },
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
