import { monatePlus, tagePlus } from '#contract/tag.ts';
import { gewerbe, ort, phv, sb, umsatz, vh } from '../bloecke.ts';
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
      weitereAngaben: {
        gefahren: ['FEUER', 'EINBRUCHDIEBSTAHL', 'LEITUNGSWASSER', 'STURM_HAGEL', 'GLAS'],
      },
      risiken: {
        selbstBeteiligung: sb(250),
        elementar: false,
        jahresumsatz: umsatz(210_000),
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
      weitereAngaben: { ema: true },
      variante: 'PLUS',
      risiken: {
        selbstBeteiligung: sb(500),
        elementar: false,
        risikoOrt: cafe,
        versicherteGewerbe: gewerbe(1203),
      },
    },
  ];
  return {
    vertraege: vorgaben.map((vorgabe) => vertragszeile(inhaber(8, heute), vorgabe)),
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
      risiken: { selbstBeteiligung: sb(500), phv: phv('SINGLE') },
    },
  ];
  return {
    vertraege: vorgaben.map((vorgabe) => vertragszeile(inhaber(9, heute), vorgabe)),
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
