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
import type { Bewertung } from './bewertung.ts';
import { tarifantwort, type Tarifergebnis, type Zahlungswunsch } from './tarifantwort.ts';

/** RT-2026: one function per product, inquiry and day (`yyyy-MM-dd`) to the answer of POST tarifieren. */
export const tarifiere = {
  fahrrad: (anfrage: FahrradAnfrage, heute: string) => antwort(anfrage, heute, bewerteFahrrad),
  thv: (anfrage: ThvAnfrage, heute: string) => antwort(anfrage, heute, bewerteThv),
  phv: (anfrage: PhvAnfrage, heute: string) => antwort(anfrage, heute, bewertePhv, phvVarianten),
  hausrat: (anfrage: HausratAnfrage, heute: string) =>
    antwort(anfrage, heute, bewerteHausrat, hausratVarianten),
  bhv: (anfrage: BhvAnfrage, heute: string) => antwort(anfrage, heute, bewerteBhv),
  vh: (anfrage: VhAnfrage, heute: string) => antwort(anfrage, heute, bewerteVh),
  si: (anfrage: SiAnfrage, heute: string) => antwort(anfrage, heute, bewerteSi, siVarianten),
  reise: (anfrage: ReiseAnfrage, heute: string) => antwort(anfrage, heute, bewerteReise),
} as const;

function antwort<Anfrage extends Omit<Zahlungswunsch, 'heute'>>(
  anfrage: Anfrage,
  heute: string,
  bewerte: (anfrage: Anfrage, heute: string) => Bewertung,
  varianten: (anfrage: Anfrage) => { variante: string; anfrage: Anfrage }[] = () => [],
): Tarifergebnis {
  const { zahlweise, zahlart } = anfrage;
  const bewertung = bewerte(anfrage, heute);
  const andere =
    bewertung.ergebnis === 'VERSICHERBAR'
      ? varianten(anfrage).map((mit) => ({
          variante: mit.variante,
          bewertung: bewerte(mit.anfrage, heute),
        }))
      : [];
  return tarifantwort(bewertung, { zahlweise, zahlart, heute }, andere);
}
