import { steuersatz } from '#contract/zahlen.ts';
import { type HausratAnfrage, hausratTarifieren } from '#contract/endpoints/tarifieren/hausrat.ts';
import type { HausratDeckung } from '#contract/entities/hausratDeckung.ts';
import { verzichtAb, vorgeschlageneSumme } from '#contract/fields/summenvorschlag.ts';
import { hausrat as beschreibung } from '#contract/produkte/hausrat.ts';
import type { BeitragsKomponente } from '../../../database/schema.ts';
import { zonenVon, type Zonen } from '../../zonen.ts';
import { jeBaustein, jederWert } from '../alternativen.ts';
import {
  ausVorgeschichte,
  feldfehler,
  manuell,
  nicht,
  option,
  schrittFehler,
  schwerstes,
  vorschadenfaktor,
  zeile,
  type Bewertung,
  type Preis,
} from '../bewertung.ts';
import { cent, mal } from '../dezimal.ts';
import { tarifhinweis } from '../hinweise.ts';
import { hausrat as tafel } from '../tafeln/hausrat.ts';
import { plzFehler } from '../../postleitzahl.ts';
import { jeVariante, produkttarif } from '../produkttarif.ts';

const { varianten, bausteine, fahrradProzent } = beschreibung.grenzen;

export const hausratTarif = produkttarif(hausratTarifieren, {
  bewerte: bewerteHausrat,
  varianten: (anfrage) =>
    jeVariante(anfrage, anfrage.hfkVariante === undefined ? varianten.ANDSAFE : varianten.HFK),
  alternativen: (anfrage) => [
    ...jeBaustein(mitFahrradgrenze(anfrage), 'hausratDeckungen', bausteine),
    ...(anfrage.hausratDeckungen.includes('FAHRRAD')
      ? jederWert(anfrage, 'fahrradProzent', fahrradProzent)
      : []),
    ...jederWert(anfrage, 'sb', beschreibung.selbstbeteiligungen),
  ],
  fehler({ risikoOrt, wohnflaeche, versicherungssumme }) {
    const vorschlag = vorgeschlageneSumme(wohnflaeche);
    return [
      ...plzFehler(risikoOrt.plz, 'risikoOrt.plz'),
      ...schrittFehler(versicherungssumme ?? vorschlag, vorschlag),
    ];
  },
});

/** Price of home contents or what stands in its way (`domain/antrag.md §3`, §6.4). */
function bewerteHausrat(anfrage: HausratAnfrage): Bewertung {
  const fehler = [...variantenFehler(anfrage), ...fahrradFehler(anfrage)];
  if (fehler.length > 0) return { ergebnis: 'UNGUELTIG', fehler };
  const zonen = zonenVon(anfrage.risikoOrt.plz, anfrage.risikoOrt.strasse);
  const elementar = anfrage.hausratDeckungen.includes('ELEMENTAR');
  const elementarMoeglich = zonen.elementarEinschliessbar && !anfrage.elementarVorschaden;
  const hindernis = schwerstes([
    nicht(!anfrage.staendigBewohnt, 'NICHT_STAENDIG_BEWOHNT'),
    nicht(anfrage.bauart === 'WEICHE_DACHUNG', 'BAUART'),
    ...ausVorgeschichte(tafel.grunddeckung.vorschaeden, anfrage),
    manuell(anfrage.wohnflaeche > beschreibung.grenzen.wohnflaeche.online, 'WOHNFLAECHE_UEBER_300'),
    manuell(anfrage.wertsachen, 'RISIKOFRAGE'),
    option(elementar && !elementarMoeglich, 'ELEMENTAR_NICHT_EINSCHLIESSBAR'),
  ]);
  return hindernis ?? preis(anfrage, zonen);
}

function preis(anfrage: HausratAnfrage, zonen: Zonen): Preis {
  const gewaehlt = new Set<string>(['GRUNDDECKUNG', ...anfrage.hausratDeckungen]);
  const summe = anfrage.versicherungssumme ?? vorgeschlageneSumme(anfrage.wohnflaeche);
  return {
    ergebnis: 'VERSICHERBAR',
    komponenten: Object.entries(deckungen(anfrage, zonen, summe))
      .filter(([name]) => gewaehlt.has(name))
      .map(([name, { nettoJahr, steuersatz }]) => ({ name, nettoJahr, steuersatz })),
    versicherungsSumme: summe,
    hinweise: [
      ...(summe < verzichtAb(anfrage.wohnflaeche) ? [tarifhinweis.unterversicherung] : []),
      ...(gewaehlt.has('ELEMENTAR') ? [tarifhinweis.elementarWartezeit] : []),
      ...(gewaehlt.has('ELEMENTAR') ? [tarifhinweis.elementarSelbstbeteiligung] : []),
    ],
  };
}

/** Whoever takes bicycles in begins with the lowest limit. */
function mitFahrradgrenze(anfrage: HausratAnfrage): HausratAnfrage {
  return { ...anfrage, fahrradProzent: anfrage.fahrradProzent ?? fahrradProzent[0] };
}

/** Every cover with its price; the clauses are taxed like the contract, own risks in full. */
function deckungen(anfrage: HausratAnfrage, zonen: Zonen, summe: number) {
  const grund = grunddeckung(anfrage, zonen, summe);
  const mitElementar = anfrage.hausratDeckungen.includes('ELEMENTAR');
  const { hausrat, voll } = steuersatz;
  return {
    GRUNDDECKUNG: { nettoJahr: grund, steuersatz: hausrat },
    GLASBRUCH: { nettoJahr: cent(tafel.glasbruch[anfrage.wohnform]), steuersatz: voll },
    ELEMENTAR: { nettoJahr: mitElementar ? elementar(zonen, summe) : 0, steuersatz: hausrat },
    FAHRRAD: { nettoJahr: fahrrad(anfrage, zonen, summe), steuersatz: hausrat },
    UNBENANNTE_GEFAHREN: {
      nettoJahr: mal(grund, tafel.unbenannteGefahren.anteilDerGrunddeckung),
      steuersatz: hausrat,
    },
    WOHNSCHUTZBRIEF: { nettoJahr: cent(tafel.wohnschutzbrief), steuersatz: voll },
  } satisfies Record<HausratDeckung, Omit<BeitragsKomponente, 'name'>>;
}

function grunddeckung(anfrage: HausratAnfrage, zonen: Zonen, summe: number): number {
  const { satz, bauart, variante, hfkVariante, sb, vorschaeden, mindestens } = tafel.grunddeckung;
  const netto = mal(
    summe,
    satz,
    tafel.zone[zonen.hausratZone],
    zeile(bauart, anfrage.bauart),
    anfrage.hfkVariante === undefined
      ? variante[anfrage.variante ?? 'KOMFORT']
      : hfkVariante[anfrage.hfkVariante],
    sb[anfrage.sb],
    vorschadenfaktor(vorschaeden, anfrage),
  );
  return Math.max(netto, cent(mindestens));
}

function elementar({ gk, sgk }: Zonen, summe: number): number {
  const { elementar } = tafel;
  return Math.max(
    mal(summe, zeile(elementar.gk, gk), elementar.sgk[sgk]),
    cent(elementar.mindestens),
  );
}

function fahrrad(anfrage: HausratAnfrage, zonen: Zonen, summe: number): number {
  const { grenze, satz } = tafel.fahrrad;
  const { fahrradProzent } = anfrage;
  if (fahrradProzent === undefined) return 0;
  return mal(summe, grenze[fahrradProzent], satz, tafel.zone[zonen.hausratZone]);
}

function variantenFehler({ variante, hfkVariante }: HausratAnfrage) {
  return feldfehler(
    variante !== undefined && hfkVariante !== undefined,
    'hfkVariante',
    'Wählen Sie nur einen Tarif.',
  );
}

function fahrradFehler({ hausratDeckungen, fahrradProzent }: HausratAnfrage) {
  return feldfehler(
    hausratDeckungen.includes('FAHRRAD') && fahrradProzent === undefined,
    'fahrradProzent',
    'Wählen Sie, bis zu welcher Grenze Fahrräder versichert sind.',
  );
}
