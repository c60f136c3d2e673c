import { steuersatz } from '#contract/zahlen.ts';
import { jederWert } from '../alternativen.ts';
import {
  type FahrradAnfrage,
  fahrrad2Tarifieren,
} from '#contract/endpoints/tarifieren/fahrrad2.ts';
import { fahrrad as beschreibung } from '#contract/produkte/fahrrad.ts';
import { monatePlus } from '#contract/tag.ts';
import { fahrradzone } from '../../zonen.ts';
import {
  ausVorgeschichte,
  feldfehler,
  nicht,
  manuell,
  option,
  schwerstes,
  vorschadenfaktor,
  type Bewertung,
  type Preis,
} from '../bewertung.ts';
import { cent, mal } from '../dezimal.ts';
import { fahrrad as tafel } from '../tafeln/fahrrad.ts';
import { produkttarif } from '../produkttarif.ts';
import { plzFehler } from '../../postleitzahl.ts';

export const fahrradTarif = produkttarif(fahrrad2Tarifieren, {
  bewerte: bewerteFahrrad,
  alternativen: (anfrage) => [
    ...jederWert(anfrage, 'reparaturschutz', beschreibung.grenzen.reparaturschutz),
    ...jederWert(anfrage, 'schutzbrief', [true, false]),
  ],
  fehler: ({ risikoOrt }) => plzFehler(risikoOrt.plz, 'risikoOrt.plz'),
});

/** Price of a bicycle or what stands in its way (`domain/antrag.md §3`, §6.1). */
function bewerteFahrrad(anfrage: FahrradAnfrage, heute: string): Bewertung {
  const { fahrradTyp, nutzung, kaufpreis, kaufdatum = heute } = anfrage;
  const fehler = kaufdatumFehler(kaufdatum, heute);
  if (fehler.length > 0) return { ergebnis: 'UNGUELTIG', fehler };
  const zuAlt = monatePlus(kaufdatum, beschreibung.grenzen.reparaturMonate) < heute;
  const hindernis = schwerstes([
    nicht(fahrradTyp === 'S_PEDELEC', 'S_PEDELEC'),
    nicht(nutzung === 'LIEFERDIENST', 'LIEFERDIENST'),
    nicht(kaufpreis < beschreibung.grenzen.kaufpreis.von, 'SUMME_ZU_KLEIN'),
    ...ausVorgeschichte(tafel.diebstahl.vorschaeden, anfrage),
    manuell(kaufpreis > beschreibung.grenzen.kaufpreis.online, 'SUMME_UEBER_10000'),
    option(zuAlt && anfrage.reparaturschutz !== 'KEINER', 'RAD_ZU_ALT_FUER_REPARATUR'),
  ]);
  if (hindernis) return hindernis;
  if (fahrradTyp === 'S_PEDELEC' || nutzung === 'LIEFERDIENST') {
    throw new RangeError('The tariff has no line for this bicycle');
  }
  return preis({ ...anfrage, fahrradTyp, nutzung });
}

type Versicherbar = FahrradAnfrage & {
  fahrradTyp: keyof typeof tafel.diebstahl.satz;
  nutzung: keyof typeof tafel.nutzung;
};

function preis(anfrage: Versicherbar): Preis {
  const summe = aufgerundet(anfrage.kaufpreis);
  const { diebstahl } = tafel;
  const nettoDiebstahl = mal(
    summe,
    diebstahl.satz[anfrage.fahrradTyp],
    diebstahl.zone[fahrradzone(anfrage.risikoOrt.plz)],
    tafel.nutzung[anfrage.nutzung],
    vorschadenfaktor(diebstahl.vorschaeden, anfrage),
  );
  const komponenten = [
    ['diebstahl', Math.max(nettoDiebstahl, cent(diebstahl.mindestens))] as const,
    ...reparatur(anfrage, summe),
    ...(anfrage.schutzbrief ? [['schutzbrief', cent(tafel.schutzbrief)] as const] : []),
  ].map(([name, nettoJahr]) => ({ name, nettoJahr, steuersatz: steuersatz.voll }));
  return { ergebnis: 'VERSICHERBAR', komponenten, versicherungsSumme: summe, hinweise: [] };
}

function reparatur(anfrage: Versicherbar, summe: number) {
  const { reparaturschutz } = anfrage;
  if (reparaturschutz === 'KEINER') return [];
  const name = reparaturschutz === 'MIT_VERSCHLEISS' ? 'reparatur' : 'reparaturOhneVerschleiss';
  const { satz, typ } = tafel.reparatur;
  const netto = mal(
    summe,
    satz[reparaturschutz],
    typ[anfrage.fahrradTyp],
    tafel.nutzung[anfrage.nutzung],
  );
  return [[name, netto] as const];
}

/** Insured sum of a bicycle of that price, cents. */
export function aufgerundet(kaufpreis: number): number {
  const stufe = cent(tafel.summeAufgerundetAuf);
  return Math.ceil(kaufpreis / stufe) * stufe;
}

function kaufdatumFehler(kaufdatum: string, heute: string) {
  return [
    ...feldfehler(
      kaufdatum > heute,
      'kaufdatum',
      'Geben Sie ein Kaufdatum ein, das nicht in der Zukunft liegt.',
    ),
    ...feldfehler(
      kaufdatum < monatePlus(heute, -12 * beschreibung.grenzen.kaufdatumJahre),
      'kaufdatum',
      `Geben Sie ein Kaufdatum der letzten ${beschreibung.grenzen.kaufdatumJahre}\u00A0Jahre ein.`,
    ),
  ];
}
