import { tierhalterhaftpflicht } from '#contract/produkte/tierhalterhaftpflicht.ts';
import { steuersatz } from '#contract/zahlen.ts';
import { type ThvAnfrage, thvTarifieren } from '#contract/endpoints/tarifieren/thv.ts';
import { hunderassen, unbekannteRasse, type Hundeklasse } from '#contract/produkte/hunderassen.ts';
import { jederWert } from '../alternativen.ts';
import {
  ausVorgeschichte,
  feldfehler,
  manuell,
  nachSumme,
  nicht,
  option,
  schwerstes,
  vorschadenfaktor,
  zeile,
  type Bewertung,
} from '../bewertung.ts';
import { cent, mal } from '../dezimal.ts';
import { thv as tafel } from '../tafeln/thv.ts';
import { produkttarif } from '../produkttarif.ts';

export const thvTarif = produkttarif(thvTarifieren, {
  bewerte: bewerteThv,
  alternativen: (anfrage) => [
    ...jederWert(anfrage, 'versicherungssumme', tierhalterhaftpflicht.summe.stufen),
    ...jederWert(anfrage, 'sb', tierhalterhaftpflicht.selbstbeteiligungen),
  ],
});

type Hund = ThvAnfrage['hunde'][number];

const klassen = new Map(hunderassen.map(({ name, klasse }) => [name, klasse]));

/** Price of pet-owner liability or what stands in its way (`domain/antrag.md §3`, §6.2). */
function bewerteThv(anfrage: ThvAnfrage): Bewertung {
  const fehler = anfrage.hunde.flatMap(rassenFehler);
  if (fehler.length > 0) return { ergebnis: 'UNGUELTIG', fehler };
  const { hunde, nutzung, sb } = anfrage;
  const hoechste = Math.max(...hunde.map(klasseVon));
  const hindernis = schwerstes([
    nicht(hoechste === 4, 'LISTENHUND_KATEGORIE_1'),
    nicht(anfrage.auffaellig, 'HUND_AUFFAELLIG'),
    nicht(nutzung === 'GEWERBLICH', 'RISIKOFRAGE'),
    ...ausVorgeschichte(tafel.vorschaeden, anfrage),
    manuell(hunde.length > tierhalterhaftpflicht.grenzen.hunde.online, 'MEHR_ALS_5_HUNDE'),
    manuell(nutzung === 'JAGD', 'RISIKOFRAGE'),
    option(
      hoechste === 3 && sb !== tierhalterhaftpflicht.grenzen.listenhundSb,
      'LISTENHUND_NUR_MIT_SB_500',
    ),
  ]);
  if (hindernis) return hindernis;
  return {
    ergebnis: 'VERSICHERBAR',
    komponenten: hunde.map((hund, i) => ({
      name: `hund${i + 1}:${hund.name}`,
      nettoJahr: beitragFuer(hund, i, anfrage),
      steuersatz: steuersatz.voll,
    })),
    versicherungsSumme: anfrage.versicherungssumme,
    hinweise: [],
  };
}

function beitragFuer(hund: Hund, stelle: number, anfrage: ThvAnfrage): number {
  return mal(
    cent(tafel.jeHund),
    stelle === 0 ? '1.00' : tafel.weitererHund,
    zeile(tafel.rasse, klasseVon(hund)),
    nachSumme(tafel.versicherungssumme, anfrage.versicherungssumme),
    tafel.sb[anfrage.sb],
    vorschadenfaktor(tafel.vorschaeden, anfrage),
  );
}

/** The higher class of both breeds of a mixed dog. */
function klasseVon(hund: Hund): Hundeklasse {
  const erste = klassen.get(hund.rasse) ?? 4;
  if (!hund.mischling) return erste;
  const zweite = klassen.get(hund.mischlingsRasse ?? unbekannteRasse) ?? 4;
  return zweite > erste ? zweite : erste;
}

function rassenFehler({ rasse, mischling, mischlingsRasse }: Hund, i: number) {
  const text = 'Wählen Sie eine Rasse aus der Liste.';
  const ersteFehlt = !klassen.has(rasse) || rasse === unbekannteRasse;
  const zweiteFehlt = mischling && !klassen.has(mischlingsRasse ?? unbekannteRasse);
  return [
    ...feldfehler(ersteFehlt, `hunde.${i}.rasse`, text),
    ...feldfehler(zweiteFehlt, `hunde.${i}.mischlingsRasse`, text),
  ];
}
