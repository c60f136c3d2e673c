import { monatePlus, tagePlus } from '../../rules/kalender.ts';
import { beitrag, fahrrad, hausrat, hund, ort, phv, sb } from '../bloecke.ts';
import { inhaber } from '../kunden.ts';
import { vertragszeile, type Bestand, type Vorgabe } from '../vertragszeile.ts';

/** K03: the revocation period open, on its last day and over. */
export function schulte(heute: string): Bestand {
  const wohnung = ort('Invalidenstraße', '3a', '10115', 'Berlin');
  const vorgaben: Vorgabe[] = [
    {
      nummer: 'PH260000301',
      produkt: 'PRIVATHAFTPFLICHT',
      beginn: tagePlus(heute, -4),
      kuendbar: 'TAEGLICH',
      summe: 20_000_000,
      variante: 'KOMFORT',
      // 48,00 x 0,85 (single under 30)
      beitrag: [beitrag('phv', 4080)],
      risiken: { selbstBeteiligung: sb(0), phv: phv('SINGLE') },
    },
    {
      nummer: 'HR260000302',
      produkt: 'HAUSRAT',
      beginn: tagePlus(heute, -13),
      kuendbar: 'TAEGLICH',
      zahlweise: 'MONATLICH',
      summe: 27_300,
      variante: 'KOMFORT',
      // 27.300 x 1,40 ‰ x 1,55 (zone 4); 27.300 x 0,45 ‰ (GK2)
      beitrag: [beitrag('GRUNDDECKUNG', 5924, 'hausrat'), beitrag('ELEMENTAR', 1229, 'hausrat')],
      risiken: hausrat({ risikoOrt: wohnung, wohnflaeche: 42, deckungen: ['ELEMENTAR'] }),
    },
    {
      nummer: 'FA260000303',
      produkt: 'FAHRRAD_2',
      beginn: tagePlus(heute, -18),
      kuendbar: 'TAEGLICH',
      summe: 1200,
      // 1.200 x 3,20 % x 1,30 (zone C); 1.200 x 1,70 %
      beitrag: [beitrag('diebstahl', 4992), beitrag('reparaturOhneVerschleiss', 2040)],
      risiken: {
        fahrrad: fahrrad('Diamant', 'FAHRRAD', 'WD4711-0815', ['reparaturOhneVerschleiss']),
        risikoOrt: wohnung,
      },
    },
    {
      nummer: 'TH250000304',
      produkt: 'TIERHALTERHAFTPFLICHT',
      beginn: tagePlus(heute, -400),
      kuendbar: 'TAEGLICH',
      summe: 10_000_000,
      // 58,00 x 1,90 x 0,75
      beitrag: [beitrag('hund1:Rocky', 8265)],
      risiken: {
        selbstBeteiligung: sb(500),
        hunde: [hund('Rocky', 'Rottweiler', '276098106123453')],
      },
    },
  ];
  return { vertraege: vorgaben.map((vorgabe) => vertragszeile(inhaber(3), vorgabe)) };
}

/** K04: dunning without and with bank details, and a motor contract that is a name only. */
export function hansen(heute: string): Bestand {
  const vorgaben: Vorgabe[] = [
    {
      nummer: 'PH230000401',
      produkt: 'PRIVATHAFTPFLICHT',
      beginn: tagePlus(heute, -1100),
      kuendbar: 'TAEGLICH',
      mahnung: true,
      ohneBankverbindung: true,
      summe: 10_000_000,
      variante: 'KOMFORT',
      // 66,00 x 0,92
      beitrag: [beitrag('phv', 6072)],
      risiken: { selbstBeteiligung: sb(0), phv: phv('PAAR') },
    },
    {
      nummer: 'FA220000402',
      produkt: 'FAHRRAD',
      beginn: tagePlus(heute, -1500),
      kuendbar: 'VERTRAGSENDE',
      mahnung: true,
      summe: 900,
      // 900 x 3,20 %, at least 30,00
      beitrag: [beitrag('diebstahl', 3000)],
      risiken: {
        fahrrad: fahrrad('Hercules', 'FAHRRAD', 'HE22-334455'),
        risikoOrt: ort('Dorfstraße', '7', '24220', 'Flintbek'),
      },
    },
    {
      nummer: '202312399',
      produkt: 'KFZ',
      beginn: tagePlus(heute, -1000),
      kuendbar: 'NEIN',
      summe: null,
      beitrag: [],
    },
  ];
  return { vertraege: vorgaben.map((vorgabe) => vertragszeile(inhaber(4), vorgabe)) };
}

/** K05: brand HFK, where three months' notice is still possible and where it is not. */
export function weiss(heute: string): Bestand {
  const nochOffen = tagePlus(heute, 100);
  const versaeumt = tagePlus(heute, 60);
  const vorgaben: Vorgabe[] = [
    {
      nummer: 'PH240000501',
      produkt: 'PRIVATHAFTPFLICHT',
      marke: 'HFK',
      beginn: monatePlus(nochOffen, -24),
      hauptfaelligkeit: nochOffen,
      kuendbar: 'VERTRAGSENDE',
      summe: 20_000_000,
      variante: 'PLUS',
      // 48,00 x 1,10 x 0,95 (60 and older)
      beitrag: [beitrag('phv', 5016)],
      risiken: { selbstBeteiligung: sb(0), phv: phv('SINGLE', 'PLUS') },
    },
    {
      nummer: 'HR240000502',
      produkt: 'HAUSRAT',
      marke: 'HFK',
      beginn: monatePlus(versaeumt, -24),
      hauptfaelligkeit: versaeumt,
      kuendbar: 'VERTRAGSENDE',
      summe: 50_700,
      variante: 'PLUS',
      // 50.700 x 1,40 ‰ x 1,25 (zone 3) x 1,15; 50.700 x 0,25 ‰ x 1,15 (SGK2)
      beitrag: [beitrag('GRUNDDECKUNG', 10_203, 'hausrat'), beitrag('ELEMENTAR', 1458, 'hausrat')],
      risiken: hausrat({
        risikoOrt: ort('Hohe Straße', '21', '50667', 'Köln'),
        wohnflaeche: 78,
        deckungen: ['ELEMENTAR'],
        hfkVariante: 'PLUS',
      }),
    },
  ];
  return { vertraege: vorgaben.map((vorgabe) => vertragszeile(inhaber(5), vorgabe)) };
}
