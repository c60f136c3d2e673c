import { monatePlus, tagePlus } from '../../rules/kalender.ts';
import { beitrag, fahrrad, gewerbe, ort, sb, umsatz, vh } from '../bloecke.ts';
import { inhaber } from '../kunden.ts';
import { umsatzErinnern1, umsatzErinnern2 } from '../umsatzaufgaben.ts';
import { vertragszeile, type Bestand, type Vorgabe } from '../vertragszeile.ts';

/** K06: a firm with pending changes and the first revenue reminder. */
export function krueger(heute: string): Bestand {
  const bhvFaellig = tagePlus(heute, 75);
  const vhFaellig = tagePlus(heute, 35);
  const vorgaben: Vorgabe[] = [
    {
      nummer: 'BH250000601',
      produkt: 'BHV_2',
      beginn: monatePlus(bhvFaellig, -24),
      hauptfaelligkeit: bhvFaellig,
      kuendbar: 'VERTRAGSENDE',
      summe: 5_000_000,
      // (250.000 + 230.000 x 0,70) x 0,60 ‰
      beitrag: [beitrag('bhv', 24_660)],
      risiken: {
        selbstBeteiligung: sb(250),
        jahresumsatz: umsatz(480_000, true),
        versicherteGewerbe: gewerbe(1001),
      },
    },
    {
      nummer: 'VH250000602',
      produkt: 'VH_2',
      beginn: monatePlus(vhFaellig, -24),
      hauptfaelligkeit: vhFaellig,
      kuendbar: 'VERTRAGSENDE',
      zahlweise: 'VIERTELJAEHRLICH',
      summe: 500_000,
      // 411.000 x 4,00 ‰
      beitrag: [beitrag('vsh', 164_400), beitrag('buerohaftpflicht', 6000), beitrag('phv', 8400)],
      risiken: {
        selbstBeteiligung: sb(500),
        jahresumsatz: umsatz(480_000),
        versicherteGewerbe: gewerbe(1001),
        ...vh(true, 'ZWEI'),
      },
    },
    {
      nummer: 'IA250000603',
      produkt: 'SI_ALLGEFAHREN',
      beginn: tagePlus(heute, -380),
      kuendbar: 'VERTRAGSENDE',
      summe: 40_000,
      variante: 'PLUS',
      // 40.000 x 2,20 ‰ x 1,20, at least 110,00, of which 30 % fire; 40.000 x 0,30 ‰
      beitrag: [
        beitrag('FEUER', 3300, 'feuer'),
        beitrag('UEBRIGE_GEFAHREN', 7700),
        beitrag('ELEMENTAR', 1200),
      ],
      risiken: {
        selbstBeteiligung: sb(250),
        elementar: true,
        risikoOrt: ort('Königsstraße', '40', '48143', 'Münster'),
        versicherteGewerbe: gewerbe(1001),
      },
    },
    {
      nummer: 'IA240000604',
      produkt: 'SI_ALLGEFAHREN',
      beginn: tagePlus(heute, -800),
      kuendbar: 'VERTRAGSENDE',
      summe: 480_000,
      variante: 'BASIS',
      // 480.000 x 2,20 ‰
      beitrag: [beitrag('FEUER', 31_680, 'feuer'), beitrag('UEBRIGE_GEFAHREN', 73_920)],
      risiken: {
        selbstBeteiligung: sb(250),
        elementar: false,
        risikoOrt: ort('Warnowufer', '18', '18055', 'Rostock'),
        versicherteGewerbe: gewerbe(1001),
      },
    },
  ];
  return {
    vertraege: vorgaben.map((vorgabe) => vertragszeile(inhaber(6), vorgabe)),
    vormerkungen: [
      {
        versicherungsNummer: 'VH250000602',
        art: 'phvAnzahl',
        wert: 'DREI',
        wirksamkeitsdatum: tagePlus(heute, 20),
      },
    ],
    aufgaben: [
      umsatzErinnern1('BH250000601', bhvFaellig, 'Offen'),
      umsatzErinnern1('VH250000602', vhFaellig, 'Erledigt', tagePlus(heute, -40)),
    ],
  };
}

/** K07: an old tariff with the second revenue reminder, and a cargo bike. */
export function brandt(heute: string): Bestand {
  const bhvFaellig = tagePlus(heute, 45);
  const betrieb = ort('Lindenallee', '9', '45127', 'Essen');
  const vorgaben: Vorgabe[] = [
    {
      nummer: 'BH220000701',
      produkt: 'BHV_1',
      beginn: monatePlus(bhvFaellig, -60),
      hauptfaelligkeit: bhvFaellig,
      kuendbar: 'VERTRAGSENDE',
      zahlweise: 'HALBJAEHRLICH',
      summe: 5_000_000,
      // (250.000 + 70.000 x 0,70) x 2,40 ‰ x 1,20 (side trade one class up) x 1,08
      beitrag: [beitrag('bhv', 93_001)],
      risiken: {
        selbstBeteiligung: sb(250),
        jahresumsatz: umsatz(320_000, true),
        versicherteGewerbe: gewerbe(1302, 1304),
      },
    },
    {
      nummer: 'IM230000702',
      produkt: 'SI_MEHRGEFAHREN',
      beginn: tagePlus(heute, -1200),
      kuendbar: 'VERTRAGSENDE',
      summe: 80_000,
      // 80.000 x 0,70 / 0,65 x 1,25 (zone 3) / 0,45 / 0,25 ‰, each x 1,30 (SK2)
      beitrag: [
        beitrag('FEUER', 7280, 'feuer'),
        beitrag('EINBRUCHDIEBSTAHL', 8450),
        beitrag('LEITUNGSWASSER', 4680),
        beitrag('STURM_HAGEL', 2600),
      ],
      risiken: {
        selbstBeteiligung: sb(250),
        elementar: false,
        risikoOrt: betrieb,
        versicherteGewerbe: gewerbe(1302),
      },
    },
    {
      nummer: 'FA250000703',
      produkt: 'FAHRRAD_2',
      beginn: tagePlus(heute, -450),
      kuendbar: 'TAEGLICH',
      zahlweise: 'VIERTELJAEHRLICH',
      summe: 6000,
      // 6.000 x 4,00 % x 1,30 (zone C) x 1,25 (business use); 6.000 x 1,70 % x 1,20 x 1,25
      beitrag: [beitrag('diebstahl', 39_000), beitrag('reparaturOhneVerschleiss', 15_300)],
      risiken: {
        fahrrad: fahrrad('Riese & Müller', 'LASTENRAD', 'RM25-778899', [
          'reparaturOhneVerschleiss',
        ]),
        risikoOrt: betrieb,
      },
    },
  ];
  return {
    vertraege: vorgaben.map((vorgabe) => vertragszeile(inhaber(7), vorgabe)),
    aufgaben: [
      umsatzErinnern1('BH220000701', bhvFaellig, 'Storniert'),
      umsatzErinnern2('BH220000701', bhvFaellig, 'Offen'),
    ],
  };
}
