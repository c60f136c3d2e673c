import { steuersatz } from '#contract/zahlen.ts';
import { jeBaustein, jederWert } from '../alternativen.ts';
import {
  type AllgefahrenAnfrage,
  type MehrgefahrenAnfrage,
  type SiAnfrage,
  siTarifieren,
} from '#contract/endpoints/tarifieren/si.ts';
import { ganzeEuro } from '#contract/fields/betrag.ts';
import { sachinhalt } from '#contract/produkte/sachinhalt.ts';
import type { BeitragsKomponente } from '../../../database/schema.ts';
import { zonenVon, type Zonen } from '../../zonen.ts';
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
} from '../bewertung.ts';
import { cent, mal, type Faktor } from '../dezimal.ts';
import { gewerbeFehler, gewerbelage, type Gewerbetarif } from '../gewerbe.ts';
import { tarifhinweis } from '../hinweise.ts';
import { si as tafel } from '../tafeln/si.ts';
import { plzFehler } from '../../postleitzahl.ts';
import { jeVariante, produkttarif } from '../produkttarif.ts';

/** How it looks at a trade. */
export const siGewerbe: Gewerbetarif = {
  klasse: 'sk',
  hoechste: 4,
  neun: 'GEWERBE_PRUEFUNG',
  meldeanlageAb: tafel.emaNoetigAbKlasse,
};

export const siTarif = produkttarif(siTarifieren, {
  bewerte: bewerteSi,
  // Cover by hazard has none.
  varianten: (anfrage) =>
    anfrage.produkt === 'SI_ALLGEFAHREN'
      ? jeVariante(anfrage, { stufen: sachinhalt.grenzen.allgefahrenVarianten })
      : [],
  alternativen: (anfrage) => [
    ...jederWert(anfrage, 'sb', sachinhalt.selbstbeteiligungen),
    ...(anfrage.produkt === 'SI_ALLGEFAHREN'
      ? jederWert(anfrage, 'elementar', [true, false])
      : jeBaustein(anfrage, 'gefahren', sachinhalt.grenzen.gefahren.slice(1))),
  ],
  fehler: ({ risikoOrt, versicherungssumme }) => [
    ...plzFehler(risikoOrt.plz, 'risikoOrt.plz'),
    ...schrittFehler(versicherungssumme),
  ],
});

/** Price of property contents or what stands in its way (`domain/antrag.md §3`, §6.8, §6.9). */
function bewerteSi(anfrage: SiAnfrage): Bewertung {
  const fehler = [...gewerbeFehler(anfrage), ...homeofficeFehler(anfrage)];
  if (fehler.length > 0) return { ergebnis: 'UNGUELTIG', fehler };
  const zonen = zonenVon(anfrage.risikoOrt.plz, anfrage.risikoOrt.strasse);
  const lage = gewerbelage(anfrage, siGewerbe);
  const { versicherungssumme: summe, nurHomeoffice } = anfrage;
  const hindernis = schwerstes([
    ...lage.hindernisse,
    nicht(anfrage.bauart === 'WEICHE_DACHUNG', 'BAUART'),
    manuell(summe > sachinhalt.summe.bis, 'SUMME_UEBER_500000'),
    manuell(anfrage.gefahrennachbarschaft, 'RISIKOFRAGE'),
    manuell(!anfrage.tuerschloss && !nurHomeoffice, 'RISIKOFRAGE'),
    ...ausVorgeschichte(tafel.vorschaeden, anfrage),
    option(!nurHomeoffice && brauchtEma(lage.klasse, summe) && !anfrage.ema, 'SICHERUNG_FEHLT'),
    option(
      mitElementar(anfrage) && !zonen.elementarEinschliessbar,
      'ELEMENTAR_NICHT_EINSCHLIESSBAR',
    ),
  ]);
  if (hindernis) return hindernis;
  const komponenten =
    anfrage.produkt === 'SI_ALLGEFAHREN'
      ? allgefahren(anfrage, zonen, lage.klasse)
      : mehrgefahren(anfrage, zonen, lage.klasse);
  return {
    ergebnis: 'VERSICHERBAR',
    komponenten,
    versicherungsSumme: summe,
    hinweise: mitElementar(anfrage) ? [tarifhinweis.elementarWartezeit] : [],
  };
}

function allgefahren(
  anfrage: AllgefahrenAnfrage,
  zonen: Zonen,
  klasse: number,
): BeitragsKomponente[] {
  const { satz, variante, mindestens, anteilFeuer } = tafel.allgefahren;
  const netto = mal(
    anfrage.versicherungssumme,
    zeile(satz, klasse),
    tafel.zone[zonen.hausratZone],
    zeile(tafel.bauart, anfrage.bauart),
    emafaktor(anfrage),
    variante[anfrage.variante],
    tafel.sb[anfrage.sb],
    vorschadenfaktor(tafel.vorschaeden, anfrage),
  );
  const gesamt = Math.max(netto, cent(mindestens));
  const feuer = mal(gesamt, anteilFeuer);
  return [
    { name: 'FEUER', nettoJahr: feuer, steuersatz: steuersatz.feuer },
    { name: 'UEBRIGE_GEFAHREN', nettoJahr: gesamt - feuer, steuersatz: steuersatz.voll },
    ...(anfrage.elementar
      ? [
          {
            name: 'ELEMENTAR',
            nettoJahr: elementar(anfrage, zonen),
            steuersatz: steuersatz.voll,
          },
        ]
      : []),
  ];
}

function mehrgefahren(
  anfrage: MehrgefahrenAnfrage,
  zonen: Zonen,
  klasse: number,
): BeitragsKomponente[] {
  const gewaehlt = new Set(anfrage.gefahren);
  const [feuer, ...weitere] = gefahren(anfrage, zonen, klasse);
  const teile = weitere.filter(({ name }) => gewaehlt.has(name));
  const gesamt = teile.reduce((summe, { nettoJahr }) => summe + nettoJahr, feuer.nettoJahr);
  const fehlt = Math.max(0, cent(tafel.mehrgefahren.mindestens) - gesamt);
  return [{ ...feuer, nettoJahr: feuer.nettoJahr + fehlt }, ...teile];
}

/** Every hazard with its price, FEUER first. */
function gefahren(anfrage: MehrgefahrenAnfrage, zonen: Zonen, klasse: number) {
  const tarif = tafel.mehrgefahren;
  const { feuer, voll } = steuersatz;
  const bauart = zeile(tafel.bauart, anfrage.bauart);
  const zone = tafel.zone[zonen.hausratZone];
  const netto = (satz: Faktor, ...faktoren: Faktor[]) =>
    mal(
      anfrage.versicherungssumme,
      satz,
      ...faktoren,
      zeile(tarif.sk, klasse),
      tafel.sb[anfrage.sb],
      vorschadenfaktor(tafel.vorschaeden, anfrage),
    );
  const einbruch = netto(tarif.EINBRUCHDIEBSTAHL, zone, emafaktor(anfrage));
  const mitElementar = anfrage.gefahren.includes('ELEMENTAR');
  return [
    { name: 'FEUER', nettoJahr: netto(tarif.FEUER, bauart), steuersatz: feuer },
    { name: 'EINBRUCHDIEBSTAHL', nettoJahr: einbruch, steuersatz: voll },
    { name: 'LEITUNGSWASSER', nettoJahr: netto(tarif.LEITUNGSWASSER), steuersatz: voll },
    { name: 'STURM_HAGEL', nettoJahr: netto(tarif.STURM_HAGEL, bauart), steuersatz: voll },
    {
      name: 'ELEMENTAR',
      nettoJahr: mitElementar ? elementar(anfrage, zonen) : 0,
      steuersatz: voll,
    },
    { name: 'GLAS', nettoJahr: cent(tarif.GLAS), steuersatz: voll },
  ] as const;
}

function elementar({ versicherungssumme }: SiAnfrage, { gk }: Zonen): number {
  return mal(versicherungssumme, zeile(tafel.elementar, gk));
}

function mitElementar(anfrage: SiAnfrage): boolean {
  return anfrage.produkt === 'SI_ALLGEFAHREN'
    ? anfrage.elementar
    : anfrage.gefahren.includes('ELEMENTAR');
}

function emafaktor({ ema }: SiAnfrage): Faktor {
  return ema ? tafel.ema : '1.00';
}

function brauchtEma(klasse: number, summe: number): boolean {
  return klasse >= tafel.emaNoetigAbKlasse && summe > sachinhalt.grenzen.ohneMeldeanlage;
}

function homeofficeFehler({ nurHomeoffice, versicherungssumme }: SiAnfrage) {
  return feldfehler(
    nurHomeoffice && versicherungssumme > sachinhalt.grenzen.imHomeoffice,
    'versicherungssumme',
    `Im Homeoffice versichern wir höchstens ${ganzeEuro(sachinhalt.grenzen.imHomeoffice)}.`,
  );
}
