import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import type { BetriebsAntworten } from '#machines/antrag/betrieb.ts';
import type { Taetigkeit } from '#machines/formular/frage.ts';
import type { FlowInBrowser, Stage } from '#tests/models/browser/flowInBrowser.ts';
import type { StageAnswer } from '#tests/models/browser/heldCalls.ts';
import type { StageRequest } from '#tests/models/browser/stageServer.ts';
import { type AntragImBrowser, antragInBrowser } from './antragInBrowser.ts';
import { antworten, fragen } from './betriebsfall.ts';
import { nimmAn } from './nimmAn.ts';
import { taetigkeitsfueller } from './taetigkeitInBrowser.ts';

/** What each sentence says, whatever is true. */
const saetze: Readonly<Record<string, string | RegExp>> = {
  gruender: /(Ihr Unternehmen gibt es|gegründet)/,
  auslandsumsatzUSA: 'Sie erzielen',
  vorschaeden: 'Sie hatten in 5',
  vomVersichererGekuendigt: /(Kein|Ein) Versicherer/,
};

type BetriebImBrowser<A extends BetriebsAntworten> = Pick<
  AntragImBrowser<A>,
  'antrag' | 'fall' | 'gelesen' | 'bearbeiten' | 'links'
> & {
  /** What she does besides, which a person looks at. */
  readonly nebenbei: Taetigkeit;
  /** Those of its product alone. */
  readonly saetze?: typeof saetze;
};

/** The tours of a firm whose price follows what it does and earns. */
export function betriebInBrowser<A extends BetriebsAntworten>({
  saetze: eigene,
  bearbeiten,
  nebenbei,
  ...teile
}: BetriebImBrowser<A>): FlowInBrowser {
  const antrag = antragInBrowser({
    ...teile,
    bearbeiten: {
      'Erste Angaben': 'einstieg',
      Tätigkeit: 'taetigkeit.steht',
      Betrieb: 'betrieb',
      Firma: 'firma',
      ...bearbeiten,
    },
    fillers: {
      ...taetigkeitsfueller,
      annahmen: nimmAn({ ...saetze, ...eigene }),
    },
    // It is on the page.
    fields: { angenommen: [] },
  });
  return {
    ...antrag,
    calls: {
      ...antrag.calls,
      risikofragenLaden: fragenZu(antworten.einstieg.hauptgewerbe.gewerbeId),
      'risikofragenLaden/nebengewerbe': fragenZu(nebenbei.gewerbeId),
    },
    happenings: {
      ...antrag.happenings,
      'risikofragenLaden ✓ zwei': beantwortet({
        json: fragen.map(({ id, text }) => ({ id, frage: text })),
      }),
      'risikofragenLaden ✓ keine': beantwortet({ json: [] }),
    },
  };
}

/** Each trade is asked for; a question that both have is asked once. */
function beantwortet(answer: StageAnswer) {
  return async ({ calls }: Stage, { context }: AnyMachineSnapshot) => {
    await calls.answer('risikofragenLaden', answer);
    const { data } = z.safeParse(mitNebengewerbe, context);
    if (data) await calls.answer('risikofragenLaden/nebengewerbe', answer);
  };
}

const mitNebengewerbe = z.object({
  antworten: z.object({
    taetigkeit: z.object({ nebengewerbe: z.array(z.unknown()).check(z.minLength(1)) }),
  }),
});

function fragenZu(gewerbeId: string) {
  return ({ method, path }: StageRequest) =>
    method === 'GET' && path === `/api/fragebogen/risikofragen/${gewerbeId}`;
}
