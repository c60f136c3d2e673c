import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { mitarbeiter } from '#machines/konto/mitarbeiter/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { kontoFehler } from '../fehlerfaelle.ts';

const fehler = kontoFehler('NICHT_AENDERBAR', 'ZU_OFT', 'SITZUNG_ABGELAUFEN', 'TECHNISCH');
const rechte = ['kundenSehen', 'schadenMelden'] as const;
const uebrige = ['antragStellen', 'vertragAendern', 'agenturVerwalten'] as const;
/** Who takes the customers over. */
export const kollegin = '26dd36d7-9c2f-4eef-a3d8-7c922617e00d';

export const cases = casesFor<typeof mitarbeiter>({
  inputs: {
    aktiv: { status: 'AKTIV' },
    eingeladen: { status: 'EINGELADEN' },
    gesperrt: { status: 'GESPERRT' },
  },
  events: {
    'WEITER mit Rechten': { type: 'WEITER', antwort: { rechte: [...rechte] } },
    'WEITER an die Kollegin': { type: 'WEITER', antwort: { an: kollegin } },
    'WEITER sperren': { type: 'WEITER', antwort: { was: 'SPERREN' } },
    'WEITER entsperren': { type: 'WEITER', antwort: { was: 'ENTSPERREN' } },
    'WEITER einladen': { type: 'WEITER', antwort: { was: 'EINLADEN' } },
    'WEITER mit unbekanntem Recht': { type: 'WEITER', antwort: { rechte: ['alles'] } },
    'WEITER an niemanden': { type: 'WEITER', antwort: {} },
    'WEITER ohne Handlung': { type: 'WEITER', antwort: {} },
    UEBERTRAGEN: { type: 'UEBERTRAGEN' },
    SPERREN: { type: 'SPERREN' },
    ENTSPERREN: { type: 'ENTSPERREN' },
    EINLADEN: { type: 'EINLADEN' },
    ZURUECK: { type: 'ZURUECK' },
    ABGEMELDET: { type: 'ABGEMELDET' },
    SITZUNG_ABGELAUFEN: { type: 'SITZUNG_ABGELAUFEN' },
  },
  others: { rechte: [{ rechte: uebrige }] },
  calls: {
    rechteSpeichern: { done: { gespeichert: undefined }, error: fehler },
    kundenUebertragen: { done: { uebertragen: undefined }, error: fehler },
    zugangAendern: { done: { geaendert: undefined }, error: fehler },
  },
  once: ['rechteSpeichern', 'kundenUebertragen', 'zugangAendern'],
  flags: ({ status, handlung }) => [status, handlung],
  answers: () => null,
  ends: {
    erledigt: ['rechteSpeichern', 'kundenUebertragen', 'zugangAendern'],
    unterbrochen: null,
  },
  refusals: {
    'rechteSpeichern ✗ NICHT_AENDERBAR': 'rechte',
    'kundenUebertragen ✗ NICHT_AENDERBAR': 'uebergabe',
    'zugangAendern ✗ NICHT_AENDERBAR': 'bestaetigung',
    '✗ SITZUNG_ABGELAUFEN': 'unterbrochen',
  },
  // An answer belongs to the form that is shown.
  possible: (snapshot, { type, antwort }, name) => {
    if (type !== 'WEITER') return true;
    if (snapshot.matches('rechte')) return name.includes('Recht');
    if (snapshot.matches('uebergabe')) return name.includes(' an ');
    const gesagt = z.safeParse(gefragt, antwort).data?.was;
    return gesagt === undefined
      ? name.endsWith('Handlung')
      : gesagt === Reflect.get(Object(snapshot.context), 'handlung');
  },
  invariants: {
    'what is asked for once more is named': (state) =>
      !state.matches('bestaetigung') || state.context.handlung !== null,
    'nobody locked is invited, and nobody active unlocked': ({ context }) =>
      context.handlung === null ||
      (context.handlung === 'ENTSPERREN') === (context.status === 'GESPERRT'),
  },
  requests: {
    'what goes out is what was chosen': ({ id, input }, { handlung }) =>
      ({
        rechteSpeichern: [{ rechte }, { rechte: uebrige }],
        kundenUebertragen: [{ an: kollegin }],
        zugangAendern: [{ was: handlung }],
      })[id]?.some((eines) => isDeepStrictEqual(input, eines)) ?? false,
  },
});

/** An answer that names what was asked. */
const gefragt = z.object({ was: z.string() });
