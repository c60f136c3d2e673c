import { monatePlus, tagePlus } from '#contract/tag.ts';
import { fahrrad, hausrat, hund, ort, phv, sb } from '../bloecke.ts';
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
      risiken: hausrat({ risikoOrt: wohnung, wohnflaeche: 42, deckungen: ['ELEMENTAR'] }),
    },
    {
      nummer: 'FA260000303',
      produkt: 'FAHRRAD_2',
      beginn: tagePlus(heute, -18),
      kuendbar: 'TAEGLICH',
      summe: 1200,
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
      risiken: {
        selbstBeteiligung: sb(500),
        hunde: [hund('Rocky', 'Rottweiler', '276098106123453')],
      },
    },
  ];
  return { vertraege: vorgaben.map((vorgabe) => vertragszeile(inhaber(3, heute), vorgabe)) };
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
      risiken: { selbstBeteiligung: sb(0), phv: phv('PAAR') },
    },
    {
      nummer: 'FA220000402',
      produkt: 'FAHRRAD',
      beginn: tagePlus(heute, -1500),
      kuendbar: 'VERTRAGSENDE',
      mahnung: true,
      summe: 900,
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
    },
  ];
  return { vertraege: vorgaben.map((vorgabe) => vertragszeile(inhaber(4, heute), vorgabe)) };
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
      risiken: hausrat({
        risikoOrt: ort('Hohe Straße', '21', '50667', 'Köln'),
        wohnflaeche: 78,
        deckungen: ['ELEMENTAR'],
        hfkVariante: 'PLUS',
      }),
    },
  ];
  return { vertraege: vorgaben.map((vorgabe) => vertragszeile(inhaber(5, heute), vorgabe)) };
}
