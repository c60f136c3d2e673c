import { monatePlus, tagePlus, tageZwischen } from '#contract/tag.ts';
import { fahrrad, hausrat, hund, ort, phv, sb } from '../bloecke.ts';
import { inhaber } from '../kunden.ts';
import { vertragszeile, type Bestand, type Vorgabe } from '../vertragszeile.ts';

/** K01: all private lines, nothing in the way of a change. */
export function bergmann(heute: string): Bestand {
  const wohnung = ort('Ludgeristraße', '12', '48143', 'Münster');
  const vorgaben: Vorgabe[] = [
    {
      nummer: 'PH250000101',
      produkt: 'PRIVATHAFTPFLICHT',
      beginn: tagePlus(heute, -500),
      kuendbar: 'TAEGLICH',
      summe: 20_000_000,
      variante: 'KOMFORT',
      risiken: { selbstBeteiligung: sb(0), phv: phv('SINGLE') },
    },
    {
      nummer: 'HR250000102',
      produkt: 'HAUSRAT',
      beginn: tagePlus(heute, -420),
      kuendbar: 'TAEGLICH',
      zahlweise: 'MONATLICH',
      summe: 42_250,
      variante: 'KOMFORT',
      risiken: hausrat({ risikoOrt: wohnung, wohnflaeche: 65, deckungen: ['GLASBRUCH'] }),
    },
    {
      nummer: 'FA260000103',
      produkt: 'FAHRRAD_2',
      beginn: tagePlus(heute, -200),
      kuendbar: 'TAEGLICH',
      summe: 3500,
      risiken: {
        fahrrad: fahrrad('Kalkhoff', 'E_BIKE', null, ['reparatur', 'schutzbrief']),
        risikoOrt: wohnung,
      },
    },
    {
      nummer: 'TH250000104',
      produkt: 'TIERHALTERHAFTPFLICHT',
      beginn: tagePlus(heute, -300),
      kuendbar: 'TAEGLICH',
      zahlweise: 'HALBJAEHRLICH',
      summe: 10_000_000,
      risiken: {
        selbstBeteiligung: sb(0),
        hunde: [hund('Balu', 'Labrador Retriever', '276098106123451')],
      },
    },
  ];
  return {
    vertraege: vorgaben.map((vorgabe) => vertragszeile(inhaber(1, heute), vorgabe)),
    vormerkungen: [
      {
        versicherungsNummer: 'HR250000102',
        art: 'elementar',
        wert: true,
        wirksamkeitsdatum: tagePlus(heute, 35),
      },
    ],
  };
}

/** K02: a family with Diensthaftpflicht, two dogs, annual travel cover and a flat in a flood zone. */
export function yilmaz(heute: string): Bestand {
  const reisejahr = tagePlus(heute, -100);
  const reisejahrEnde = tagePlus(monatePlus(reisejahr, 12), -1);
  const vorgaben: Vorgabe[] = [
    {
      nummer: 'PH240000201',
      produkt: 'PRIVATHAFTPFLICHT',
      beginn: tagePlus(heute, -700),
      kuendbar: 'TAEGLICH',
      zahlweise: 'VIERTELJAEHRLICH',
      summe: 50_000_000,
      variante: 'PREMIUM',
      risiken: {
        selbstBeteiligung: sb(0),
        phv: phv('FAMILIE'),
        diensthaftpflicht: {
          beruf: 'LEHRER',
          eingeschlossen: true,
          einschlussZum: tagePlus(heute, -700),
          ausschlussZum: null,
        },
      },
    },
    {
      nummer: 'TH260000202',
      produkt: 'TIERHALTERHAFTPFLICHT',
      beginn: tagePlus(heute, -150),
      kuendbar: 'TAEGLICH',
      summe: 20_000_000,
      risiken: {
        selbstBeteiligung: sb(250),
        hunde: [
          hund('Bella', 'Golden Retriever', '276098106123452'),
          hund('Emma', 'Dackel', null, 'Berner Sennenhund'),
        ],
      },
    },
    {
      nummer: 'RR260000203',
      produkt: 'REISE',
      beginn: reisejahr,
      kuendbar: 'VERTRAGSENDE',
      summe: 4000,
      weitereAngaben: { bausteine: ['RUECKTRITT', 'REISEKRANKEN'] },
      risiken: {
        selbstBeteiligung: sb(20, 'PERCENT'),
        reise: {
          personenkreis: 'FAMILIE',
          beginn: reisejahr,
          ende: reisejahrEnde,
          dauer: tageZwischen(reisejahr, reisejahrEnde) + 1,
        },
      },
    },
    {
      nummer: 'HR240000204',
      produkt: 'HAUSRAT',
      beginn: tagePlus(heute, -650),
      kuendbar: 'TAEGLICH',
      summe: 31_200,
      variante: 'KOMFORT',
      risiken: hausrat({
        risikoOrt: ort('Flussweg', '3', '18055', 'Rostock'),
        wohnflaeche: 48,
        elementarEinschliessbar: false,
      }),
    },
  ];
  return { vertraege: vorgaben.map((vorgabe) => vertragszeile(inhaber(2, heute), vorgabe)) };
}
