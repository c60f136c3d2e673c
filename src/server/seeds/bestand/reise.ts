import type { Risiken } from '../../database/schema.ts';
import { monatePlus, tagePlus, tageZwischen } from '#contract/tag.ts';
import { beitragBei } from '../../rules/zahlweise.ts';
import { hausrat, ort, sb } from '../bloecke.ts';
import { inhaber } from '../kunden.ts';
import { vertragszeile, type Bestand, type Vorgabe } from '../vertragszeile.ts';

/** K10: single trips before, during and after travel, and a pending payment period. */
export function lang(heute: string): Bestand {
  const hausratFaellig = tagePlus(heute, 40);
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
      risiken: hausrat({
        risikoOrt: ort('Brühl', '8', '04109', 'Leipzig'),
        wohnflaeche: 95,
        deckungen: ['ELEMENTAR', 'WOHNSCHUTZBRIEF'],
      }),
    },
  ];
  const vertraege = vorgaben.map((vorgabe) => vertragszeile(inhaber(10, heute), vorgabe));
  const wohnung = vertraege.at(-1)?.beitragsKomponenten ?? [];
  return {
    vertraege,
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

function reisen(heute: string): Vorgabe[] {
  const tag = (tage: number) => tagePlus(heute, tage);
  return [
    {
      ...einzelreise('RR260001001', 'PAAR', tag(-3), tag(60), tag(74)),
      summe: 2400,
      weitereAngaben: { bausteine: ['RUECKTRITT', 'REISEKRANKEN'] },
    },
    {
      ...einzelreise('RR260001002', 'PAAR', tag(-2), tag(5), tag(12)),
      summe: 1200,
      weitereAngaben: { bausteine: ['REISEKRANKEN', 'GEPAECK'] },
    },
    {
      ...einzelreise('RR260001003', 'PAAR', tag(-20), tag(-3), tag(7)),
      summe: 3000,
      weitereAngaben: { ziel: 'WELT', bausteine: ['RUECKTRITT', 'REISEKRANKEN'] },
    },
    {
      ...einzelreise('RR250001004', 'SINGLE', tag(-190), tag(-134), tag(-120)),
      status: 'BEENDET',
      beendigungsdatum: tag(-120),
      summe: 900,
      weitereAngaben: { bausteine: ['RUECKTRITT'] },
    },
  ];
}

type Einzelreise = Omit<Vorgabe, 'summe'>;
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
