import type { AnyStateMachine } from 'xstate';
import { type Abschliessbar, antragsziel } from '#contract/produkte/produkte.ts';
import { mustertag } from './antrag/answers.ts';
import { betriebshaftpflichtStrecke } from './antrag/betriebshaftpflicht/machine.ts';
import { entwurfsregel, type Frueheres } from './antrag/entwurf.ts';
import { type Fragebogen, mitTarif } from './antrag/fragen/tarif.ts';
import { fahrradStrecke } from './antrag/fahrrad/machine.ts';
import { hausratStrecke } from './antrag/hausrat/machine.ts';
import { reiseStrecke } from './antrag/reise/machine.ts';
import { tierhalterhaftpflichtStrecke } from './antrag/tierhalterhaftpflicht/machine.ts';
import { privathaftpflichtStrecke } from './antrag/privathaftpflicht/machine.ts';
import { sachinhaltStrecke } from './antrag/sachinhalt/machine.ts';
import { mehrgefahrenStrecke } from './antrag/sachinhalt-mehrgefahren/machine.ts';
import { vermoegensschadenStrecke } from './antrag/vermoegensschadenhaftpflicht/machine.ts';
import { worte as antragsWorte } from './antrag/worte.ts';
import type { Flow } from './flow.ts';

/** Applications, each of the same parts; the key is the folder in each room. */
export const antraege = {
  'antrag/betriebshaftpflicht': antrag('betriebshaftpflicht', betriebshaftpflichtStrecke),
  'antrag/fahrrad': antrag('fahrrad', fahrradStrecke),
  'antrag/hausrat': antrag('hausrat', hausratStrecke),
  'antrag/tierhalterhaftpflicht': antrag('tierhalterhaftpflicht', tierhalterhaftpflichtStrecke),
  'antrag/reise': antrag('reise', reiseStrecke),
  'antrag/privathaftpflicht': antrag('privathaftpflicht', privathaftpflichtStrecke),
  'antrag/vermoegensschadenhaftpflicht': antrag(
    'vermoegensschadenhaftpflicht',
    vermoegensschadenStrecke,
  ),
  'antrag/sachinhalt': antrag('sachinhalt', sachinhaltStrecke),
  'antrag/sachinhalt-mehrgefahren': antrag('sachinhalt-mehrgefahren', mehrgefahrenStrecke),
} as const satisfies Record<`antrag/${Abschliessbar}`, Flow>;

function antrag<Chart extends AnyStateMachine>(
  weg: Abschliessbar,
  { chart, regel, fragen }: Antragsstrecke<Chart>,
) {
  const antworten = regel.formen(mustertag);
  return {
    titel: `${antragsziel(weg).name} beantragen`,
    chart,
    antworten,
    entwurf: entwurfsregel(`antrag/${weg}`, antworten, regel.frueher),
    worte: antragsWorte,
    fragen: mitTarif(fragen),
  };
}

interface Antragsstrecke<Chart> {
  readonly chart: Chart;
  readonly regel: {
    readonly formen: (heute: string) => Flow['antworten'];
    readonly frueher?: Frueheres;
  };
  readonly fragen: Fragebogen;
}
