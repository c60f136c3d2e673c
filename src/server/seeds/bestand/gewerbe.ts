import { monatePlus, tagePlus } from '#contract/tag.ts';
import { fahrrad, gewerbe, ort, sb, umsatz, vh } from '../bloecke.ts';
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
      risiken: {
        selbstBeteiligung: sb(250),
        elementar: true,
        jahresumsatz: umsatz(150_000),
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
      risiken: {
        selbstBeteiligung: sb(250),
        elementar: false,
        risikoOrt: ort('Warnowufer', '18', '18055', 'Rostock'),
        versicherteGewerbe: gewerbe(1001),
      },
    },
  ];
  return {
    vertraege: vorgaben.map((vorgabe) => vertragszeile(inhaber(6, heute), vorgabe)),
    vormerkungen: [
      {
        versicherungsNummer: 'VH250000602',
        art: 'phvAnzahl',
        wert: { anzahl: 'DREI', personen },
        wirksamkeitsdatum: tagePlus(heute, 20),
      },
    ],
    aufgaben: [
      umsatzErinnern1('BH250000601', bhvFaellig, 'Offen'),
      umsatzErinnern1('VH250000602', vhFaellig, 'Erledigt', tagePlus(heute, -40)),
    ],
  };
}

/** Whom the contract of K06 will cover privately. */
const personen = [
  { vorname: 'Lena', nachname: 'Krüger', geburtsdatum: '1984-05-02' },
  { vorname: 'Jonas', nachname: 'Krüger', geburtsdatum: '1982-11-17' },
  { vorname: 'Pia', nachname: 'Sommer', geburtsdatum: '1991-01-29' },
];

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
      weitereAngaben: { nutzung: 'BERUFLICH' },
      risiken: {
        fahrrad: fahrrad('Riese & Müller', 'LASTENRAD', 'RM25-778899', [
          'reparaturOhneVerschleiss',
        ]),
        risikoOrt: betrieb,
      },
    },
  ];
  return {
    vertraege: vorgaben.map((vorgabe) => vertragszeile(inhaber(7, heute), vorgabe)),
    aufgaben: [
      umsatzErinnern1('BH220000701', bhvFaellig, 'Storniert'),
      umsatzErinnern2('BH220000701', bhvFaellig, 'Offen'),
    ],
  };
}
