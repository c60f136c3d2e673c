import * as z from 'zod/mini';
import {
  widerrufserklaerung,
  type Widerrufserklaerung,
  type WiderrufslinkErgebnis,
} from '#contract/entities/beendigung.ts';
import { BeendigungsFehler } from '#machines/vertrag/parts/beendigungsfehler.ts';
import type { widerrufslink } from '#machines/vertrag/widerrufslink/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';

const versicherungsNummer = 'PH260000301';
const eingegangenAm = '2026-11-20T10:00:00.000Z';

export const zuBestaetigen: Widerrufserklaerung = {
  art: 'BESTAETIGEN',
  versicherungsNummer,
  eingegangenAm,
  ausgefuehrt: false,
};
export const ausgefuehrter: Widerrufserklaerung = {
  ...zuBestaetigen,
  art: 'ZURUECKNEHMEN',
  ausgefuehrt: true,
};
export const wartender: Widerrufserklaerung = { ...ausgefuehrter, ausgefuehrt: false };
export const widerrufen: WiderrufslinkErgebnis = {
  art: 'BESTAETIGEN',
  versicherungsNummer,
  eingegangenAm,
  beendigungsdatum: '2026-11-20',
  abgebucht: true,
  erstattung: 8123,
  erstattungBis: '2026-12-20',
};
export const zurueckgenommen: WiderrufslinkErgebnis = {
  art: 'ZURUECKNEHMEN',
  versicherungsNummer,
  laeuftWeiter: true,
};
export const verworfen: WiderrufslinkErgebnis = { ...zurueckgenommen, laeuftWeiter: false };
export const verbraucht = {
  code: 'LINK_UNGUELTIG',
  errorMessage: 'Dieser Link ist nicht mehr gültig.',
} as const;
export const zuSpaet = {
  code: 'FRIST_ABGELAUFEN',
  errorMessage:
    'Das geht hier nur bis zum 24.11.2026. Bitte melden Sie sich bei uns, wir kümmern uns darum.',
} as const;

const kontext = z.object({ erklaerung: z.nullable(widerrufserklaerung) });

const technisch = new BeendigungsFehler({ art: 'TECHNISCH' });

export const cases = casesFor<typeof widerrufslink>({
  inputs: { 'mit Link': undefined },
  events: {
    AUSFUEHREN: { type: 'AUSFUEHREN' },
    ERNEUT: { type: 'ERNEUT' },
    ABGEMELDET: { type: 'ABGEMELDET' },
    SITZUNG_ABGELAUFEN: { type: 'SITZUNG_ABGELAUFEN' },
  },
  calls: {
    linkLesen: {
      done: { zuBestaetigen, ausgefuehrter, wartender },
      error: {
        verbraucht: new BeendigungsFehler({ art: 'ABGELEHNT', ablehnung: verbraucht }),
        technisch,
      },
    },
    einloesen: {
      done: { widerrufen, zurueckgenommen, verworfen },
      error: {
        zuSpaet: new BeendigungsFehler({ art: 'ABGELEHNT', ablehnung: zuSpaet }),
        technisch,
      },
    },
  },
  flags: ({ erklaerung, ergebnis, ablehnung }) => [
    erklaerung?.art ?? null,
    erklaerung?.ausgefuehrt ?? null,
    ergebnis?.art ?? null,
    ergebnis?.art === 'ZURUECKNEHMEN' && ergebnis.laeuftWeiter,
    ablehnung?.code ?? null,
  ],
  answers: () => ({}),
  once: ['einloesen'],
  // A link does what it is for and nothing else.
  possible: (snapshot, event) =>
    (event['output'] !== widerrufen || artIn(snapshot.context) === 'BESTAETIGEN') &&
    (![zurueckgenommen, verworfen].some((eines) => event['output'] === eines) ||
      artIn(snapshot.context) === 'ZURUECKNEHMEN'),
  ends: {
    ausgefuehrt: 'einloesen ✓ widerrufen',
    wiederhergestellt: ['einloesen ✓ zurueckgenommen', 'einloesen ✓ verworfen'],
    abgelehnt: null,
  },
  refusals: { '✗ verbraucht': 'abgelehnt', '✗ zuSpaet': 'abgelehnt' },
  invariants: {
    'nothing is asked before the link said what it is about': (state) =>
      !['bestaetigen', 'zuruecknehmen'].some((value) => state.matches(value)) ||
      state.context.erklaerung !== null,
    'a contract is said to be revoked by the link that confirms only': (state) =>
      !state.matches('ausgefuehrt') || state.context.erklaerung?.art === 'BESTAETIGEN',
    'a revocation is said not to count by the link that takes back only': (state) =>
      !state.matches('wiederhergestellt') || state.context.erklaerung?.art === 'ZURUECKNEHMEN',
    'a refusal says why': (state) =>
      !state.matches('abgelehnt') || state.context.ablehnung !== null,
  },
});

function artIn(context: unknown) {
  return z.parse(kontext, context).erklaerung?.art;
}
