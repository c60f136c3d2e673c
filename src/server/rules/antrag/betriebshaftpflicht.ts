import type { BetriebshaftpflichtAntworten } from '#machines/antrag/betriebshaftpflicht/answers.ts';
import { sitz } from '#machines/antrag/betriebshaftpflicht/regel.ts';
import { betriebshaftpflichtStrecke } from '#machines/antrag/betriebshaftpflicht/machine.ts';
import type { Risikofrage } from '#machines/antrag/context.ts';
import { taetigkeitenIn } from '#machines/antrag/gewerbe.ts';
import type { Taetigkeit } from '#machines/formular/frage.ts';
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
  nehmer: (antworten) => firmaAus({ ...antworten, ...sitz(antworten) }),
  vertrag,
  leistungen: betriebshaftpflichtLeistungen,
});

/** Questions of the trades, each once, in the order of the list. */
function fragenZu(antworten: Antworten): readonly Risikofrage[] {
  const { gewerbeIds = [] } = taetigkeitenIn(antworten) ?? {};
  const gefragt = new Set(gewerbeIds.flatMap(fragenVon));
  return risikofragen
    .filter(({ id }) => gefragt.has(id))
    .map(({ id, frage }) => ({ id, text: frage }));
}

function fragenVon(gesucht: string): readonly string[] {
  return gewerbearten.find(({ gewerbeId }) => gewerbeId === gesucht)?.risikofragen ?? [];
}

/** The trades as the list names them: the page sends a name only to show it. */
function mitNamen(antworten: Antworten): Antworten {
  const { einstieg, taetigkeit } = antworten;
  return {
    ...antworten,
    ...(einstieg && { einstieg: { ...einstieg, hauptgewerbe: benannt(einstieg.hauptgewerbe) } }),
    ...(taetigkeit && {
      taetigkeit: { ...taetigkeit, nebengewerbe: taetigkeit.nebengewerbe.map(benannt) },
    }),
  };
}

function benannt({ gewerbeId, name }: Taetigkeit): Taetigkeit {
  const art = gewerbearten.find((eine) => eine.gewerbeId === gewerbeId);
  return { gewerbeId, name: art?.name ?? name };
}

/** HFK sells no variant of its own here: its liability has the terms of the house (`domain/vertrag.md §8`). */
function vertrag(antworten: Antworten): Produktvertrag {
  const { einstieg, taetigkeit, angebot: tarif } = antworten;
  if (!einstieg || !taetigkeit || !tarif) throw new Error('An answer is missing.');
  return {
    variante: null,
    risiken: {
      selbstBeteiligung: selbstbeteiligung(tarif.sb),
      // Adjustable while a revenue task asks for it (`domain/vertrag.md §7`).
      jahresumsatz: { value: einstieg.jahresumsatz, isAdjustable: false },
      versicherteGewerbe: {
        hauptgewerbe: einstieg.hauptgewerbe.name,
        nebengewerbe: taetigkeit.nebengewerbe.map(({ name }) => name),
      },
    },
  };
}
