import { safeParse, type $ZodType } from 'zod/v4/core';
import { bhvTarifieren } from '#contract/endpoints/tarifieren/bhv.ts';
import { fahrrad2Tarifieren } from '#contract/endpoints/tarifieren/fahrrad2.ts';
import { hausratTarifieren } from '#contract/endpoints/tarifieren/hausrat.ts';
import { phvTarifieren } from '#contract/endpoints/tarifieren/phv.ts';
import { reiseTarifieren } from '#contract/endpoints/tarifieren/reise.ts';
import { siTarifieren } from '#contract/endpoints/tarifieren/si.ts';
import { thvTarifieren } from '#contract/endpoints/tarifieren/thv.ts';
import { vh2Tarifieren } from '#contract/endpoints/tarifieren/vh2.ts';
import type { Produkt } from '#contract/entities/produkt.ts';
import { germanText } from '../germanTexts.ts';
import { beginnDes, nachlassEndetAm, type Vertragstage } from './gruendernachlass.ts';
import type { Bewertung } from './bewertung.ts';
import { bewerteBhv } from './produkte/bhv.ts';
import { bewerteFahrrad } from './produkte/fahrrad.ts';
import { bewerteHausrat } from './produkte/hausrat.ts';
import { bewertePhv } from './produkte/phv.ts';
import { bewerteReise } from './produkte/reise.ts';
import { bewerteSi } from './produkte/si.ts';
import { bewerteThv } from './produkte/thv.ts';
import { bewerteVh } from './produkte/vh.ts';

/** A request as a contract keeps it: without period and kind of payment. */
export type Tarifangaben = Readonly<Record<string, unknown>>;

interface Vertragstarif {
  lese: (anfrage: unknown) => Tarifangaben | null;
  bewerte: (angaben: unknown, tage: Tage) => Bewertung;
}

/** What counts as of the conclusion, and what as of the begin of the contract. */
interface Tage {
  antrag: string;
  beginn: string;
}

/** The request with its defaults filled in, as a contract keeps it; null where it is none or there is no tariff. */
export function tarifAngabenVon(produkt: Produkt, anfrage: unknown): Tarifangaben | null {
  return tarife[produkt]?.lese(anfrage) ?? null;
}

/** RT-2026 for what a contract keeps, on a day (`domain/antrag.md §3`); null where the product has no tariff. */
export function bewerteVertrag(produkt: Produkt, angaben: unknown, tag: string): Bewertung | null {
  return tarife[produkt]?.bewerte(angaben, { antrag: tag, beginn: tag }) ?? null;
}

/**
 * RT-2026 for a contract as it is from a day of its run on (`domain/antrag.md §3`): age as on the day it
 * began, everything else as at its conclusion, and the founder's discount up to its end only.
 */
export function bewerteImVertrag(
  vertrag: Vertragstage & { produkt: Produkt },
  angaben: Tarifangaben,
  wirksam: string,
): Bewertung | null {
  const { gruendungsdatum, ...ohneGruendung } = angaben;
  const ende = nachlassEndetAm(vertrag, alsTag(gruendungsdatum));
  const gelten = ende !== null && wirksam >= ende ? ohneGruendung : angaben;
  const tage = { antrag: vertrag.antragsdatum, beginn: beginnDes(vertrag) };
  return tarife[vertrag.produkt]?.bewerte(gelten, tage) ?? null;
}

function alsTag(wert: unknown): string | undefined {
  return typeof wert === 'string' ? wert : undefined;
}

function tarif<Anfrage extends object>(
  form: $ZodType<Anfrage>,
  bewerte: (anfrage: Anfrage, tage: Tage) => Bewertung,
): Vertragstarif {
  return {
    lese(anfrage) {
      const gelesen = safeParse(form, anfrage);
      return gelesen.success ? ohneZahlung(gelesen.data) : null;
    },
    bewerte(angaben, tage) {
      const gelesen = safeParse(form, angaben, { error: germanText });
      if (gelesen.success) return bewerte(gelesen.data, tage);
      const fehler = gelesen.error.issues.map(({ path, message }) => ({
        feld: path.join('.'),
        text: message,
      }));
      return { ergebnis: 'UNGUELTIG', fehler };
    },
  };
}

function ohneZahlung(anfrage: object): Tarifangaben {
  const zahlung = new Set(['zahlweise', 'zahlart']);
  return Object.fromEntries(Object.entries(anfrage).filter(([feld]) => !zahlung.has(feld)));
}

const rad = tarif(fahrrad2Tarifieren.body, (anfrage, { antrag }) =>
  bewerteFahrrad(anfrage, antrag),
);
const vermoegensschaden = tarif(vh2Tarifieren.body, (anfrage, { antrag }) =>
  bewerteVh(anfrage, antrag),
);
const inhalt = tarif(siTarifieren.body, (anfrage) => bewerteSi(anfrage));

/** Motor contracts are names only. */
const tarife: Readonly<Partial<Record<Produkt, Vertragstarif>>> = {
  PRIVATHAFTPFLICHT: tarif(phvTarifieren.body, (anfrage, { antrag, beginn }) =>
    bewertePhv({ ...anfrage, versicherungsbeginn: beginn }, antrag),
  ),
  HAUSRAT: tarif(hausratTarifieren.body, (anfrage) => bewerteHausrat(anfrage)),
  FAHRRAD: rad,
  FAHRRAD_2: rad,
  TIERHALTERHAFTPFLICHT: tarif(thvTarifieren.body, (anfrage) => bewerteThv(anfrage)),
  BHV_1: tarif(bhvTarifieren.body, (anfrage, { antrag }) => bewerteBhv(anfrage, antrag, 'BHV_1')),
  BHV_2: tarif(bhvTarifieren.body, (anfrage, { antrag }) => bewerteBhv(anfrage, antrag)),
  VH: vermoegensschaden,
  VH_2: vermoegensschaden,
  SI_ALLGEFAHREN: inhalt,
  SI_MEHRGEFAHREN: inhalt,
  REISE: tarif(reiseTarifieren.body, (anfrage, { antrag }) => bewerteReise(anfrage, antrag)),
};
