import { tagePlus, zeitAm } from '#contract/tag.ts';
import { fahrrad, gewerbe, hausrat, hund, ort, phv, sb, umsatz } from '../bloecke.ts';
import { inhaber } from '../kunden.ts';
import { vertragszeile, type Bestand, type Vorgabe } from '../vertragszeile.ts';

/** K11: every way a contract can end, and one that ends today. */
export function aust(heute: string): Bestand {
  const wohnung = ort('Elbuferstraße', '4', '39104', 'Magdeburg');
  const vorgaben: Omit<Vorgabe, 'kuendbar'>[] = [
    {
      nummer: 'PH200001101',
      produkt: 'PRIVATHAFTPFLICHT',
      status: 'BEENDET',
      beginn: tagePlus(heute, -2200),
      beendigungsdatum: tagePlus(heute, -400),
      summe: 10_000_000,
      variante: 'KOMFORT',
      risiken: { selbstBeteiligung: sb(0), phv: phv('SINGLE') },
    },
    {
      nummer: 'HR210001102',
      produkt: 'HAUSRAT',
      status: 'AUFGEHOBEN',
      beginn: tagePlus(heute, -1900),
      beendigungsdatum: tagePlus(heute, -250),
      summe: 45_500,
      variante: 'KOMFORT',
      risiken: hausrat({ risikoOrt: wohnung, wohnflaeche: 70 }),
    },
    {
      nummer: 'TH240001103',
      produkt: 'TIERHALTERHAFTPFLICHT',
      status: 'STORNIERT',
      beginn: tagePlus(heute, -759),
      beendigungsdatum: tagePlus(heute, -750),
      summe: 10_000_000,
      risiken: { selbstBeteiligung: sb(0), hunde: [hund('Luna', 'Beagle', null)] },
    },
    {
      nummer: 'FA230001104',
      produkt: 'FAHRRAD',
      status: 'STORNIERT',
      beginn: tagePlus(heute, -1100),
      beendigungsdatum: tagePlus(heute, -1060),
      summe: 2000,
      risiken: { fahrrad: fahrrad('Gazelle', 'E_BIKE', 'GZ23-112233'), risikoOrt: wohnung },
    },
    {
      nummer: 'BH230001105',
      produkt: 'BHV_2',
      status: 'UNBEKANNT',
      beginn: tagePlus(heute, -1000),
      summe: 5_000_000,
      risiken: {
        selbstBeteiligung: sb(250),
        jahresumsatz: umsatz(90_000),
        versicherteGewerbe: gewerbe(1306),
      },
    },
    {
      nummer: 'PH250001106',
      produkt: 'PRIVATHAFTPFLICHT',
      status: 'AUSLAUFEND',
      beginn: tagePlus(heute, -600),
      beendigungsdatum: heute,
      zahlweise: 'MONATLICH',
      summe: 20_000_000,
      variante: 'BASIS',
      risiken: { selbstBeteiligung: sb(0), phv: phv('SINGLE') },
    },
  ];
  return {
    vertraege: vorgaben.map((vorgabe) =>
      vertragszeile(inhaber(11, heute), { ...vorgabe, kuendbar: 'NEIN' }),
    ),
    beendigungen: [
      {
        versicherungsNummer: 'HR210001102',
        art: 'KUENDIGUNG',
        grund: 'RISIKOFORTFALL',
        eingegangenAm: zeitAm(tagePlus(heute, -250), '09:00'),
      },
      {
        versicherungsNummer: 'TH240001103',
        art: 'WIDERRUF',
        grund: 'KEINE_ANGABE',
        eingegangenAm: zeitAm(tagePlus(heute, -750), '09:00'),
      },
    ],
  };
}

/** K13: a customer without a login, for the registration. */
export function neumann(heute: string): Bestand {
  return {
    vertraege: [
      vertragszeile(inhaber(13, heute), {
        nummer: 'PH250001301',
        produkt: 'PRIVATHAFTPFLICHT',
        beginn: tagePlus(heute, -550),
        kuendbar: 'TAEGLICH',
        summe: 20_000_000,
        variante: 'KOMFORT',
        risiken: { selbstBeteiligung: sb(0), phv: phv('PAAR') },
      }),
    ],
  };
}
