import { steuersatz } from '#contract/zahlen.ts';
import { type BhvAnfrage, bhvTarifieren } from '#contract/endpoints/tarifieren/bhv.ts';
import { betriebshaftpflicht } from '#contract/produkte/betriebshaftpflicht.ts';
import { jeBaustein, jederWert } from '../alternativen.ts';
import {
  ausVorgeschichte,
  manuell,
  nachSumme,
  schwerstes,
  vorschadenfaktor,
  zeile,
  type Bewertung,
} from '../bewertung.ts';
import { cent, mal } from '../dezimal.ts';
import {
  gewerbeFehler,
  gewerbelage,
  type Gewerbetarif,
  gewichteterUmsatz,
  gruenderfaktor,
  gruendungFehler,
  type Gewerbelage,
} from '../gewerbe.ts';
import { bhv as tafel } from '../tafeln/bhv.ts';
import { nachlasshinweis } from '../gruendernachlass.ts';
import { produkttarif } from '../produkttarif.ts';

/** What BHV is priced by; how it is paid does not matter here. The old tariff has nothing to take in. */
export type Betrieb = Omit<BhvAnfrage, 'zahlweise' | 'zahlart' | 'bausteine'> &
  Partial<Pick<BhvAnfrage, 'bausteine'>>;

/** How it looks at a trade. */
export const bhvGewerbe: Gewerbetarif = { klasse: 'rk', hoechste: 5, neun: 'GEWERBE_PRUEFUNG' };

/** BHV_1 is the older one. */
export const bhvTarif = produkttarif(bhvTarifieren, {
  bewerte: bewerteBhv,
  imVertrag: (anfrage, { antrag }, produkt) =>
    bewerteBhv(anfrage, antrag, produkt === 'BHV_1' ? produkt : 'BHV_2'),
  alternativen: (anfrage) => [
    ...jederWert(anfrage, 'versicherungssumme', betriebshaftpflicht.summe.stufen),
    ...jederWert(anfrage, 'sb', betriebshaftpflicht.selbstbeteiligungen),
    ...jeBaustein(anfrage, 'bausteine', betriebshaftpflicht.grenzen.bausteine),
  ],
});

/** Price of business liability, in the old tariff too, or what stands in its way (`domain/antrag.md §3`, §6.5). */
export function bewerteBhv(
  anfrage: Betrieb,
  heute: string,
  tarif: keyof typeof tafel.tarif = 'BHV_2',
): Bewertung {
  const fehler = [...gewerbeFehler(anfrage), ...gruendungFehler(anfrage.gruendungsdatum, heute)];
  if (fehler.length > 0) return { ergebnis: 'UNGUELTIG', fehler };
  const lage = gewerbelage(anfrage, bhvGewerbe);
  const hindernis = schwerstes([
    ...lage.hindernisse,
    manuell(
      anfrage.jahresumsatz > betriebshaftpflicht.grenzen.jahresumsatz.online,
      'UMSATZ_UEBER_5_MIO',
    ),
    manuell(
      anfrage.anzahlMitarbeiter > betriebshaftpflicht.grenzen.mitarbeiter.online,
      'RISIKOFRAGE',
    ),
    manuell(anfrage.auslandsumsatzUSA, 'RISIKOFRAGE'),
    ...ausVorgeschichte(tafel.vorschaeden, anfrage),
  ]);
  if (hindernis) return hindernis;
  const treiber = {
    NEBENGEWERBE: lage.nebengewerbe,
    GRUENDUNG: gruenderfaktor(anfrage.gruendungsdatum, heute),
    VORSCHAEDEN: vorschadenfaktor(tafel.vorschaeden, anfrage),
  };
  const nettoJahr = mal(
    grundbeitrag(anfrage, lage),
    nachSumme(tafel.versicherungssumme, anfrage.versicherungssumme),
    tafel.sb[anfrage.sb],
    ...Object.values(treiber),
    tafel.tarif[tarif],
  );
  return {
    ergebnis: 'VERSICHERBAR',
    komponenten: [
      { name: 'bhv', nettoJahr, steuersatz: steuersatz.voll },
      ...bausteine(anfrage, tarif),
    ],
    versicherungsSumme: anfrage.versicherungssumme,
    hinweise: lage.hinweise,
    treiber,
    nachlass: nachlasshinweis(anfrage.gruendungsdatum, heute),
  };
}

function grundbeitrag({ jahresumsatz }: Betrieb, { klasse }: Gewerbelage): number {
  const nachUmsatz = mal(gewichteterUmsatz(jahresumsatz), zeile(tafel.satz, klasse));
  return Math.max(nachUmsatz, cent(zeile(tafel.mindestens, klasse)));
}

function bausteine({ bausteine: gewaehlt = [] }: Betrieb, tarif: keyof typeof tafel.tarif) {
  if (tarif !== 'BHV_2') return [];
  return gewaehlt.map((name) => ({
    name,
    nettoJahr: cent(tafel.bausteine[name]),
    steuersatz: steuersatz.voll,
  }));
}
