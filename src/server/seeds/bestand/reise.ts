import type { Risiken } from '../../database/schema.ts';
import { monatePlus, tagePlus, tageZwischen } from '../../rules/kalender.ts';
import { beitragBei } from '../../rules/zahlweise.ts';
import { beitrag, hausrat, ort, sb } from '../bloecke.ts';
import { inhaber } from '../kunden.ts';
import { vertragszeile, type Bestand, type Vorgabe } from '../vertragszeile.ts';

/** K10: single trips before, during and after travel, and a pending payment period. */
export function lang(heute: string): Bestand {
  const hausratFaellig = tagePlus(heute, 40);
  const wohnung = [
    // 61.750 x 1,40 ‰ x 1,25 (zone 3); 61.750 x 0,25 ‰ x 1,40 (SGK3)
    beitrag('GRUNDDECKUNG', 10_806, 'hausrat'),
    beitrag('ELEMENTAR', 2161, 'hausrat'),
    beitrag('WOHNSCHUTZBRIEF', 1500),
  ];
  const vorgaben: Vorgabe[] = [
    ...reisen(heute),
    {
      nummer: 'HR250001005',
      produkt: 'HAUSRAT',
      beginn: monatePlus(hausratFaellig, -24),
      hauptfaelligkeit: hausratFaellig,
      kuendbar: 'TAEGLICH',
      summe: 61_750,
      variante: 'KOMFORT',
      beitrag: wohnung,
      risiken: hausrat({
        risikoOrt: ort('Brühl', '8', '04109', 'Leipzig'),
        wohnflaeche: 95,
        deckungen: ['ELEMENTAR', 'WOHNSCHUTZBRIEF'],
      }),
    },
  ];
  return {
    vertraege: vorgaben.map((vorgabe) => vertragszeile(inhaber(10), vorgabe)),
    vormerkungen: [
      {
        versicherungsNummer: 'HR250001005',
        art: 'zahlweise',
        wert: 'MONATLICH',
        wirksamkeitsdatum: hausratFaellig,
        versicherungsPraemie: beitragBei(wohnung, 'MONATLICH').versicherungsPraemie,
      },
      {
        versicherungsNummer: 'HR250001005',
        art: 'selbstBeteiligung',
        wert: 'SB_500',
        wirksamkeitsdatum: tagePlus(heute, 25),
      },
    ],
  };
}

/** The oldest traveller is 66: x 1,30. */
function reisen(heute: string): Vorgabe[] {
  const tag = (tage: number) => tagePlus(heute, tage);
  return [
    {
      ...einzelreise('RR260001001', 'PAAR', tag(-3), tag(60), tag(74)),
      summe: 2400,
      // 2.400 x 3,40 % x 1,30; 15 days x 1,10 x 1,70 x 1,30
      beitrag: [beitrag('RUECKTRITT', 10_608), beitrag('REISEKRANKEN', 3647, 'keine')],
    },
    {
      ...einzelreise('RR260001002', 'PAAR', tag(-2), tag(5), tag(12)),
      summe: 1200,
      // 8 days x 1,10 x 1,70 x 1,30; 7,90 x 1,70
      beitrag: [beitrag('REISEKRANKEN', 1945, 'keine'), beitrag('GEPAECK', 1343)],
    },
    {
      ...einzelreise('RR260001003', 'PAAR', tag(-20), tag(-3), tag(7)),
      summe: 3000,
      // 3.000 x 3,40 % x 1,15 (world) x 1,30; 11 days x 2,20 x 1,70 x 1,30
      beitrag: [beitrag('RUECKTRITT', 15_249), beitrag('REISEKRANKEN', 5348, 'keine')],
    },
    {
      ...einzelreise('RR250001004', 'SINGLE', tag(-190), tag(-134), tag(-120)),
      status: 'BEENDET',
      beendigungsdatum: tag(-120),
      summe: 900,
      // 900 x 3,40 % x 1,30
      beitrag: [beitrag('RUECKTRITT', 3978)],
    },
  ];
}

type Einzelreise = Omit<Vorgabe, 'summe' | 'beitrag'>;
type Personenkreis = NonNullable<Risiken['reise']>['personenkreis'];

/** Cover begins with the conclusion and ends with the trip. */
function einzelreise(
  nummer: string,
  personenkreis: Personenkreis,
  abschluss: string,
  beginn: string,
  ende: string,
): Einzelreise {
  return {
    nummer,
    produkt: 'REISE',
    beginn: abschluss,
    antrag: abschluss,
    ablaufdatum: ende,
    kuendbar: 'NEIN',
    zahlweise: 'EINMALIG',
    risiken: {
      selbstBeteiligung: sb(0),
      reise: { personenkreis, beginn, ende, dauer: tageZwischen(beginn, ende) + 1 },
    },
  };
}
