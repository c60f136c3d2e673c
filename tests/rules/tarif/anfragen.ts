import * as fc from 'fast-check';
import { gewerbe } from '#server/reference/gewerbe.ts';
import { hunderassen, unbekannteRasse } from '#contract/produkte/hunderassen.ts';
import { risikofragen } from '#server/reference/risikofragen.ts';
import { monatePlus, tagePlus } from '#contract/tag.ts';
import { heute } from './beispiele.ts';
import type { Sparte } from './sparten.ts';

const ja = fc.boolean();
/** What ends the online way is rare, so that most requests get a price. */
const selten = fc.nat({ max: 19 }).map((n) => n === 0);
const meist = fc.nat({ max: 19 }).map((n) => n > 0);
function meistens<Wert>(ueblich: fc.Arbitrary<Wert>, sonst: fc.Arbitrary<Wert>) {
  return fc.oneof({ weight: 15, arbitrary: ueblich }, { weight: 1, arbitrary: sonst });
}
const vorTagen = (tage: number) => fc.nat({ max: tage }).map((n) => tagePlus(heute, -n));
const zahlweise = fc.constantFrom('MONATLICH', 'VIERTELJAEHRLICH', 'HALBJAEHRLICH', 'JAEHRLICH');
const zahlart = fc.constantFrom('LASTSCHRIFT', 'RECHNUNG');
const vorgeschichte = {
  vorschaeden: meistens(fc.nat({ max: 1 }), fc.nat({ max: 3 })),
  gekuendigtDurch: meistens(fc.constantFrom('KUNDE', undefined), fc.constant('VERSICHERER')),
};
const risikoOrt = fc.record({
  // Of every zone; a postcode nobody has is refused.
  plz: fc.constantFrom('48143', '20095', '18055', '45127', '50667', '04109', '88212', '70173'),
  strasse: fc.constantFrom('Uferstraße', 'Talstraße', 'Hohe Straße', 'AM DEICH', '😀'),
});
const bauart = meistens(fc.constantFrom('MASSIV', 'HOLZ_FACHWERK'), fc.constant('WEICHE_DACHUNG'));
const variante = fc.constantFrom(
  {},
  { variante: 'BASIS' },
  { variante: 'PREMIUM' },
  { hfkVariante: 'PLUS' },
);
const summe = (von: number, bis: number) =>
  fc.integer({ min: von / 1000, max: bis / 1000 }).map((n) => n * 100_000);
const betrag = (von: number, bis: number) => fc.integer({ min: von * 100, max: bis * 100 });
const teilmenge = (...werte: string[]) => fc.subarray(werte);

const ueblicheGewerbe = gewerbe.filter(({ rk, vk, sk }) =>
  [rk, vk, sk].every((klasse) => klasse > 0 && klasse < 9),
);
function idsAus(liste: typeof gewerbe) {
  const ids = liste.map(({ gewerbeId }) => gewerbeId);
  return fc.shuffledSubarray(ids, { minLength: 1, maxLength: 4 });
}
const taetigkeiten = fc
  .oneof(idsAus(ueblicheGewerbe), idsAus(gewerbe))
  .map(([hauptgewerbe, ...nebengewerbe]) => ({ hauptgewerbe, nebengewerbe }));
const antworten = fc
  .subarray(
    risikofragen.map(({ id }) => id),
    { maxLength: 3 },
  )
  .chain((ids) => fc.record(Object.fromEntries(ids.map((id) => [id, ja]))));

const fahrrad = fc.record({
  fahrradTyp: meistens(fc.constantFrom('FAHRRAD', 'E_BIKE', 'LASTENRAD'), fc.constant('S_PEDELEC')),
  kaufpreis: betrag(1, 15_000),
  kaufdatum: vorTagen(3600),
  nutzung: meistens(fc.constantFrom('PRIVAT', 'BERUFLICH'), fc.constant('LIEFERDIENST')),
  risikoOrt,
  reparaturschutz: fc.constantFrom('KEINER', 'OHNE_VERSCHLEISS', 'MIT_VERSCHLEISS'),
  schutzbrief: ja,
  ...vorgeschichte,
  zahlweise,
  zahlart,
});

const rassen = hunderassen.map(({ name }) => name);
const ueblicheRassen = hunderassen.filter(({ klasse }) => klasse < 4).map(({ name }) => name);
const thv = fc.record({
  hunde: fc.array(
    fc.record({
      name: fc.constantFrom('Balu', 'Emma', 'Ä😀'),
      rasse: meistens(fc.constantFrom(...ueblicheRassen), fc.constantFrom(...rassen)).filter(
        (name) => name !== unbekannteRasse,
      ),
      mischling: ja,
      mischlingsRasse: meistens(
        fc.constantFrom(null, ...ueblicheRassen),
        fc.constantFrom(null, ...rassen),
      ),
    }),
    { minLength: 1, maxLength: 7 },
  ),
  nutzung: meistens(fc.constantFrom('PRIVAT', 'ASSISTENZ'), fc.constantFrom('JAGD', 'GEWERBLICH')),
  auffaellig: selten,
  versicherungssumme: fc.constantFrom(500_000_000, 1_000_000_000, 2_000_000_000),
  sb: fc.constantFrom('SB_KEINE', 'SB_250', 'SB_500'),
  ...vorgeschichte,
  zahlweise,
  zahlart,
});

const phv = verbunden(
  fc.record({
    familienstand: fc.constantFrom('SINGLE', 'SINGLE_MIT_KIND', 'PAAR', 'FAMILIE'),
    geburtsdatum: fc.integer({ min: 18, max: 100 }).map((j) => monatePlus(heute, -12 * j)),
    diensthaftpflicht: fc.constantFrom(undefined, { eingeschlossen: true, beruf: 'LEHRER' }),
    versicherungssumme: fc.constantFrom(1_000_000_000, 2_000_000_000, 5_000_000_000),
    sb: fc.constantFrom('SB_KEINE', 'SB_250', 'SB_500'),
    ...vorgeschichte,
    zahlweise,
    zahlart,
  }),
  fc.constantFrom({}, { deckung: 'PREMIUM' }, { hfkVariante: 'BASIS' }),
);

const hausrat = verbunden(
  variante,
  fc.record({
    risikoOrt,
    wohnform: fc.constantFrom('WOHNUNG', 'HAUS'),
    wohnflaeche: fc.integer({ min: 10, max: 330 }),
    staendigBewohnt: meist,
    bauart,
    versicherungssumme: fc.option(summe(10_000, 300_000), { nil: undefined }),
    wertsachen: selten,
    hausratDeckungen: teilmenge(
      'GRUNDDECKUNG',
      'GLASBRUCH',
      'ELEMENTAR',
      'FAHRRAD',
      'WOHNSCHUTZBRIEF',
      'UNBENANNTE_GEFAHREN',
    ),
    fahrradProzent: fc.constantFrom(1, 2, 3, 5, 10),
    elementarVorschaden: selten,
    sb: fc.constantFrom('SB_KEINE', 'SB_250', 'SB_500', 'SB_1000'),
    ...vorgeschichte,
    zahlweise,
    zahlart,
  }),
);

const sbGewerbe = fc.constantFrom('SB_KEINE', 'SB_250', 'SB_500', 'SB_1000', 'SB_5000');
const gruendungsdatum = fc.option(vorTagen(2000), { nil: undefined });
const bhv = verbunden(
  taetigkeiten,
  fc.record({
    risikofragen: antworten,
    jahresumsatz: betrag(1000, 7_000_000),
    anzahlMitarbeiter: meistens(fc.nat({ max: 50 }), fc.nat({ max: 250 })),
    auslandsumsatzUSA: selten,
    gruendungsdatum,
    versicherungssumme: fc.constantFrom(300_000_000, 500_000_000, 1_000_000_000),
    sb: sbGewerbe,
    bausteine: teilmenge('INTERNETSCHAEDEN', 'SCHLUESSEL_ERWEITERT'),
    ...vorgeschichte,
    zahlweise,
    zahlart,
  }),
);

const vh = verbunden(
  taetigkeiten,
  fc.record({
    risikofragen: antworten,
    jahresumsatz: betrag(1000, 3_000_000),
    bekanntePflichtverletzung: selten,
    gruendungsdatum,
    versicherungssumme: fc.constantFrom(10_000_000, 25_000_000, 50_000_000, 200_000_000),
    sb: sbGewerbe,
    buerohaftpflicht: ja,
    phvAnzahl: fc.constantFrom('KEINE', 'EINS', 'ZWEI', 'DREI'),
    ...vorgeschichte,
    zahlweise,
    zahlart,
  }),
);

const si = verbunden(
  taetigkeiten,
  fc.record({
    risikoOrt,
    bauart,
    gefahrennachbarschaft: selten,
    tuerschloss: meist,
    ema: meist,
    versicherungssumme: summe(5000, 700_000),
    sb: fc.constantFrom('SB_250', 'SB_500', 'SB_1000', 'SB_5000'),
    ...vorgeschichte,
    zahlweise,
    zahlart,
  }),
  fc.oneof(
    fc.record({
      produkt: fc.constant('SI_ALLGEFAHREN'),
      variante: fc.constantFrom('BASIS', 'PLUS'),
      elementar: ja,
    }),
    fc.record({
      produkt: fc.constant('SI_MEHRGEFAHREN'),
      gefahren: teilmenge(
        'FEUER',
        'EINBRUCHDIEBSTAHL',
        'LEITUNGSWASSER',
        'STURM_HAGEL',
        'ELEMENTAR',
        'GLAS',
      ),
    }),
  ),
);

const gruppen = [
  { personenkreis: 'SINGLE', kinder: [0, 0], erwachsene: 1 },
  { personenkreis: 'SINGLE_PLUS_KIND', kinder: [1, 4], erwachsene: 1 },
  { personenkreis: 'PAAR', kinder: [0, 0], erwachsene: 2 },
  { personenkreis: 'FAMILIE', kinder: [1, 5], erwachsene: 2 },
] as const;
const reisende = fc.constantFrom(...gruppen).chain(({ personenkreis, kinder, erwachsene }) =>
  fc
    .record({
      alte: fc.array(fc.integer({ min: 25, max: 87 }), {
        minLength: erwachsene,
        maxLength: erwachsene,
      }),
      junge: fc.array(fc.nat({ max: 24 }), { minLength: kinder[0], maxLength: kinder[1] }),
    })
    .map(({ alte, junge }) => ({
      personenkreis,
      reisende: [...alte, ...junge].map((alter) => ({
        geburtsdatum: monatePlus(heute, -12 * alter),
      })),
    })),
);
const reise = verbunden(
  reisende,
  fc.record({
    reisepreis: betrag(50, 25_000),
    bausteine: fc.subarray(['RUECKTRITT', 'REISEKRANKEN', 'GEPAECK'], { minLength: 1 }),
    sb20: ja,
    zahlart,
  }),
  fc.oneof(
    fc.record({ art: fc.constant('JAHRESVERTRAG'), zahlweise }),
    fc
      .record({
        ziel: fc.constantFrom('EUROPA', 'WELT'),
        vorlauf: fc.nat({ max: 300 }),
        tage: fc.nat({ max: 120 }),
        buchungsdatum: vorTagen(20),
      })
      .map(({ ziel, vorlauf, tage, buchungsdatum }) => ({
        art: 'EINZELREISE',
        ziel,
        beginn: tagePlus(heute, vorlauf),
        ende: tagePlus(heute, vorlauf + tage),
        buchungsdatum,
      })),
  ),
);

/** Records side by side. */
function verbunden(...teile: fc.Arbitrary<object>[]): fc.Arbitrary<object> {
  return fc.tuple(...teile).map((werte) => Object.assign({}, ...werte) as object);
}

/** Any request a customer can make, per product. */
export const anfragen: Readonly<Record<Sparte, fc.Arbitrary<object>>> = {
  fahrrad,
  thv,
  phv,
  hausrat,
  bhv,
  vh,
  si,
  reise,
};
