import type { BetriebshaftpflichtAntworten } from '#machines/antrag/betriebshaftpflicht/answers.ts';
import { betriebshaftpflichtStrecke } from '#machines/antrag/betriebshaftpflicht/machine.ts';
import type { Gewerbe, Risikofrage } from '#machines/antrag/context.ts';
import { betriebshaftpflichtLeistungen } from '../../documents/angaben/betriebshaftpflicht.ts';
import { gewerbe as gewerbearten } from '../../reference/gewerbe.ts';
import { risikofragen } from '../../reference/risikofragen.ts';
import { bhvTarif } from '../tarif/produkte/bhv.ts';
import { antragsregel } from './antragsregel.ts';
import { firmaAus } from './nehmer.ts';
import { selbstbeteiligung, type Produktvertrag } from './vertragsangaben.ts';

type Antworten = BetriebshaftpflichtAntworten;

/** Business liability: from answers to a contract (`domain/antrag.md §6.5`). */
export const betriebshaftpflichtAntragsregel = antragsregel({
  antrag: 'betriebshaftpflicht',
  ...betriebshaftpflichtStrecke,
  tarif: bhvTarif,
  risikofragen: fragenZu,
  berichtigt: mitNamen,
  nehmer: firmaAus,
  vertrag,
  leistungen: betriebshaftpflichtLeistungen,
});

/** Questions of the trades, each once, in the order of the list. */
function fragenZu({ gewerbe }: Antworten): readonly Risikofrage[] {
  const gefragt = new Set(taetigkeiten(gewerbe).flatMap(({ gewerbeId }) => fragenVon(gewerbeId)));
  return risikofragen
    .filter(({ id }) => gefragt.has(id))
    .map(({ id, frage }) => ({ id, text: frage }));
}

function taetigkeiten(gewerbe: Gewerbe | undefined) {
  return gewerbe ? [gewerbe.hauptgewerbe, ...gewerbe.nebengewerbe] : [];
}

function fragenVon(gesucht: string): readonly string[] {
  return gewerbearten.find(({ gewerbeId }) => gewerbeId === gesucht)?.risikofragen ?? [];
}

/** The trades as the list names them: the page sends a name only to show it. */
function mitNamen(antworten: Antworten): Antworten {
  const { gewerbe } = antworten;
  if (!gewerbe) return antworten;
  const hauptgewerbe = benannt(gewerbe.hauptgewerbe);
  return {
    ...antworten,
    gewerbe: { hauptgewerbe, nebengewerbe: gewerbe.nebengewerbe.map(benannt) },
  };
}

function benannt({ gewerbeId, name }: Gewerbe['hauptgewerbe']): Gewerbe['hauptgewerbe'] {
  const art = gewerbearten.find((eine) => eine.gewerbeId === gewerbeId);
  return { gewerbeId, name: art?.name ?? name };
}

/** HFK sells no variant of its own here: its liability has the terms of the house (`domain/vertrag.md §8`). */
function vertrag(antworten: Antworten): Produktvertrag {
  const { gewerbe, umsatz, angebot: tarif } = antworten;
  if (!gewerbe || !umsatz || !tarif) throw new Error('An answer is missing.');
  return {
    variante: null,
    risiken: {
      selbstBeteiligung: selbstbeteiligung(tarif.sb),
      // Adjustable while a revenue task asks for it (`domain/vertrag.md §7`).
      jahresumsatz: { value: umsatz.jahresumsatz, isAdjustable: false },
      versicherteGewerbe: {
        hauptgewerbe: gewerbe.hauptgewerbe.name,
        nebengewerbe: gewerbe.nebengewerbe.map(({ name }) => name),
      },
    },
  };
}
