import type { BhvAnfrage } from '#contract/endpoints/tarifieren/bhv.ts';
import type { FahrradAnfrage } from '#contract/endpoints/tarifieren/fahrrad2.ts';
import type { HausratAnfrage } from '#contract/endpoints/tarifieren/hausrat.ts';
import type { PhvAnfrage } from '#contract/endpoints/tarifieren/phv.ts';
import type { ReiseAnfrage } from '#contract/endpoints/tarifieren/reise.ts';
import type { SiAnfrage } from '#contract/endpoints/tarifieren/si.ts';
import type { ThvAnfrage } from '#contract/endpoints/tarifieren/thv.ts';
import type { VhAnfrage } from '#contract/endpoints/tarifieren/vh2.ts';
import { bewerteBhv } from './produkte/bhv.ts';
import { bewerteFahrrad } from './produkte/fahrrad.ts';
import { bewerteHausrat, hausratVarianten } from './produkte/hausrat.ts';
import { bewertePhv, phvVarianten } from './produkte/phv.ts';
import { bewerteReise } from './produkte/reise.ts';
import { bewerteSi, siVarianten } from './produkte/si.ts';
import { bewerteThv } from './produkte/thv.ts';
import { bewerteVh } from './produkte/vh.ts';
import { summenfehler, vorgeschlageneSumme } from '#contract/fields/summenvorschlag.ts';
import { formatDatum, monatePlus, tagePlus } from '#contract/tag.ts';
import { plzFehler } from '../postleitzahl.ts';
import { feldfehler, type Bewertung, type Ungueltig } from './bewertung.ts';
import { tarifantwort, type Tarifergebnis, type Zahlungswunsch } from './tarifantwort.ts';

/** RT-2026: one function per product, inquiry and day (`yyyy-MM-dd`) to the answer of POST tarifieren. */
export const tarifiere = {
  fahrrad: (anfrage: FahrradAnfrage, heute: string) =>
    antwort(anfrage, heute, { bewerte: bewerteFahrrad, fehler: ortFehler }),
  thv: (anfrage: ThvAnfrage, heute: string) => antwort(anfrage, heute, { bewerte: bewerteThv }),
  phv: (anfrage: PhvAnfrage, heute: string) =>
    antwort(anfrage, heute, {
      bewerte: bewertePhv,
      varianten: phvVarianten,
      fehler: beginnFehler,
    }),
  hausrat: (anfrage: HausratAnfrage, heute: string) =>
    antwort(anfrage, heute, {
      bewerte: bewerteHausrat,
      varianten: hausratVarianten,
      fehler: hausratFehler,
    }),
  bhv: (anfrage: BhvAnfrage, heute: string) => antwort(anfrage, heute, { bewerte: bewerteBhv }),
  vh: (anfrage: VhAnfrage, heute: string) => antwort(anfrage, heute, { bewerte: bewerteVh }),
  si: (anfrage: SiAnfrage, heute: string) =>
    antwort(anfrage, heute, { bewerte: bewerteSi, varianten: siVarianten, fehler: siFehler }),
  reise: (anfrage: ReiseAnfrage, heute: string) =>
    antwort(anfrage, heute, { bewerte: bewerteReise }),
} as const;

interface Sparte<Anfrage> {
  bewerte: (anfrage: Anfrage, heute: string) => Bewertung;
  varianten?: (anfrage: Anfrage) => { variante: string; anfrage: Anfrage }[];
  /** What nobody who asks anew may state; a contract from before keeps it and is still priced. */
  fehler?: (anfrage: Anfrage, heute: string) => Ungueltig['fehler'];
}

function antwort<Anfrage extends Omit<Zahlungswunsch, 'heute'>>(
  anfrage: Anfrage,
  heute: string,
  { bewerte, varianten = () => [], fehler: fehlerIn = () => [] }: Sparte<Anfrage>,
): Tarifergebnis {
  const { zahlweise, zahlart } = anfrage;
  const bewertung = bewerte(anfrage, heute);
  const fehler = fehlerIn(anfrage, heute);
  if (fehler.length > 0) {
    const weitere = bewertung.ergebnis === 'UNGUELTIG' ? bewertung.fehler : [];
    return { ergebnis: 'UNGUELTIG', fehler: [...fehler, ...weitere] };
  }
  const andere =
    bewertung.ergebnis === 'VERSICHERBAR'
      ? varianten(anfrage).map((mit) => ({
          variante: mit.variante,
          bewertung: bewerte(mit.anfrage, heute),
        }))
      : [];
  return tarifantwort(bewertung, { zahlweise, zahlart, heute }, andere);
}

function ortFehler({ risikoOrt }: { risikoOrt: { plz: string } }): Ungueltig['fehler'] {
  return plzFehler(risikoOrt.plz, 'risikoOrt.plz');
}

/** A contract begins yesterday at the earliest and is moved by a year at most (`domain/antrag.md §5.1`, block B). */
function beginnFehler({ versicherungsbeginn: beginn }: PhvAnfrage, heute: string) {
  const [von, bis] = [tagePlus(heute, -1), monatePlus(heute, 12)];
  return feldfehler(
    beginn !== undefined && (beginn < von || beginn > bis),
    'versicherungsbeginn',
    `Wählen Sie einen Versicherungsbeginn zwischen dem ${formatDatum(von)} und dem ${formatDatum(bis)}.`,
  );
}

function hausratFehler(anfrage: HausratAnfrage): Ungueltig['fehler'] {
  const vorschlag = vorgeschlageneSumme(anfrage.wohnflaeche);
  const { versicherungssumme: summe = vorschlag } = anfrage;
  return [...ortFehler(anfrage), ...schrittFehler(summenfehler(summe, vorschlag))];
}

function siFehler(anfrage: SiAnfrage): Ungueltig['fehler'] {
  return [...ortFehler(anfrage), ...schrittFehler(summenfehler(anfrage.versicherungssumme))];
}

function schrittFehler(text: string | null): Ungueltig['fehler'] {
  return feldfehler(text !== null, 'versicherungssumme', text ?? '');
}
