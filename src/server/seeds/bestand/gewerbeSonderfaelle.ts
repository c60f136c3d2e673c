import { monatePlus, tagePlus } from '../../rules/kalender.ts';
import { beitrag, gewerbe, ort, phv, sb, umsatz, vh } from '../bloecke.ts';
import { inhaber } from '../kunden.ts';
import { umsatzAutomatischAnpassen, umsatzErinnern1 } from '../umsatzaufgaben.ts';
import { vertragszeile, type Bestand, type Vorgabe } from '../vertragszeile.ts';

/** K08: a contract that ends in 30 days, one that begins in 10. */
export function demir(heute: string): Bestand {
  const bhvFaellig = tagePlus(heute, 31);
  const cafe = ort('Unter Goldschmied', '2', '50667', 'Köln');
  const vorgaben: Vorgabe[] = [
    {
      nummer: 'BH250000801',
      produkt: 'BHV_2',
      status: 'AUSLAUFEND',
      beginn: monatePlus(bhvFaellig, -24),
      hauptfaelligkeit: bhvFaellig,
      beendigungsdatum: tagePlus(heute, 30),
      kuendbar: 'NEIN',
      zahlweise: 'MONATLICH',
      summe: 3_000_000,
      // 210.000 x 1,20 ‰ x 0,90
      beitrag: [beitrag('bhv', 22_680)],
      risiken: {
        selbstBeteiligung: sb(250),
        jahresumsatz: umsatz(210_000),
        versicherteGewerbe: gewerbe(1203),
      },
    },
    {
      nummer: 'IM240000802',
      produkt: 'SI_MEHRGEFAHREN',
      beginn: tagePlus(heute, -760),
      kuendbar: 'VERTRAGSENDE',
      summe: 60_000,
      // 60.000 x 0,70 / 0,65 x 1,25 (zone 3) / 0,45 / 0,25 ‰, each x 1,90 (SK3)
      beitrag: [
        beitrag('FEUER', 7980, 'feuer'),
        beitrag('EINBRUCHDIEBSTAHL', 9263),
        beitrag('LEITUNGSWASSER', 5130),
        beitrag('STURM_HAGEL', 2850),
        beitrag('GLAS', 3800),
      ],
      risiken: {
        selbstBeteiligung: sb(250),
        elementar: false,
        risikoOrt: cafe,
        versicherteGewerbe: gewerbe(1203),
      },
    },
    {
      nummer: 'IA260000803',
      produkt: 'SI_ALLGEFAHREN',
      beginn: tagePlus(heute, 10),
      antrag: tagePlus(heute, -3),
      beginnverlegung: tagePlus(heute, 10),
      kuendbar: 'VERTRAGSENDE',
      summe: 120_000,
      variante: 'PLUS',
      // 120.000 x 4,40 ‰ x 1,25 x 0,90 (alarm) x 1,20 x 0,94, of which 30 % fire
      beitrag: [beitrag('FEUER', 20_101, 'feuer'), beitrag('UEBRIGE_GEFAHREN', 46_902)],
      risiken: {
        selbstBeteiligung: sb(500),
        elementar: false,
        risikoOrt: cafe,
        versicherteGewerbe: gewerbe(1203),
      },
    },
  ];
  return {
    vertraege: vorgaben.map((vorgabe) => vertragszeile(inhaber(8), vorgabe)),
    aufgaben: [umsatzErinnern1('BH250000801', bhvFaellig, 'Storniert')],
  };
}

/** K09: numeric contract ids, dunning, revenue near the limit, a premium too low to be paid monthly. */
export function conti(heute: string): Bestand {
  const vhFaellig = tagePlus(heute, 20);
  const vorgaben: Vorgabe[] = [
    {
      nummer: '201912345',
      produkt: 'VH',
      beginn: monatePlus(vhFaellig, -84),
      hauptfaelligkeit: vhFaellig,
      kuendbar: 'VERTRAGSENDE',
      summe: 250_000,
      // 183.400 x 4,00 ‰ x 0,85
      beitrag: [beitrag('vsh', 62_356)],
      risiken: {
        selbstBeteiligung: sb(500),
        jahresumsatz: umsatz(183_400, true),
        versicherteGewerbe: gewerbe(1002),
        ...vh(false, 'KEINE'),
      },
    },
    {
      nummer: '202112346',
      produkt: 'BHV_1',
      beginn: tagePlus(heute, -1800),
      kuendbar: 'VERTRAGSENDE',
      mahnung: true,
      summe: 5_000_000,
      // 240.000 x 0,60 ‰ x 1,08
      beitrag: [beitrag('bhv', 15_552)],
      risiken: {
        selbstBeteiligung: sb(250),
        jahresumsatz: umsatz(240_000),
        versicherteGewerbe: gewerbe(1002),
      },
    },
    {
      nummer: 'VH240000901',
      produkt: 'VH_2',
      beginn: tagePlus(heute, -780),
      kuendbar: 'VERTRAGSENDE',
      summe: 1_000_000,
      // (250.000 + 750.000 x 0,70 + 950.000 x 0,45) x 4,00 ‰ x 1,25 x 0,92
      beitrag: [beitrag('vsh', 553_150)],
      risiken: {
        selbstBeteiligung: sb(1000),
        jahresumsatz: umsatz(1_950_000),
        versicherteGewerbe: gewerbe(1002),
        ...vh(false, 'KEINE'),
      },
    },
    {
      nummer: 'PH250000903',
      produkt: 'PRIVATHAFTPFLICHT',
      beginn: tagePlus(heute, -500),
      kuendbar: 'TAEGLICH',
      summe: 10_000_000,
      variante: 'BASIS',
      // 48,00 x 0,80 x 0,92 x 0,78 x 0,85, at least 24,00: 2,50 EUR a month
      beitrag: [beitrag('phv', 2400)],
      risiken: { selbstBeteiligung: sb(500), phv: phv('SINGLE') },
    },
  ];
  return {
    vertraege: vorgaben.map((vorgabe) => vertragszeile(inhaber(9), vorgabe)),
    vormerkungen: [
      {
        versicherungsNummer: 'VH240000901',
        art: 'buerohaftpflicht',
        wert: true,
        wirksamkeitsdatum: tagePlus(heute, 12),
      },
    ],
    aufgaben: [umsatzAutomatischAnpassen('201912345', vhFaellig)],
  };
}
