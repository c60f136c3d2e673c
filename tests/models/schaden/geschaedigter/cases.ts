import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { artenBei } from '#contract/schaeden/geschaedigt.ts';
import { GeschaedigtenFehler } from '#machines/schaden/geschaedigter/failure.ts';
import type { geschaedigter } from '#machines/schaden/geschaedigter/machine.ts';
import type { Geschaedigtenauftrag } from '#machines/schaden/geschaedigter/setup.ts';
import { schrittVon } from '#machines/schritt.ts';
import { digitsFor } from '#tests/models/engine/answering.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { geschaedigtenmeldung } from '#tests/support/geschaedigt.ts';

export const heute = '2026-11-21';

export const falscherCode = 'Der Code ist nicht korrekt. Sie haben noch 2 Versuche.';
export const verbrauchterCode = 'Der Code ist abgelaufen. Bitte fordern Sie einen neuen Code an.';
export const zuVieleCodes =
  'An diese Adresse haben wir schon mehrere Codes geschickt. Bitte versuchen Sie es in 20\u00A0Minuten noch einmal.';
export const nochEinmal = 'Bitte bestätigen Sie Ihre E\u2011Mail-Adresse noch einmal.';
export const zuSpaet = 'Wählen Sie einen Tag, der nicht in der Zukunft liegt.';

const verursacher = { wer: 'phv', versicherungsNummer: '240000201', name: 'Meyer' } as const;
const hund = { ...verursacher, wer: 'thv', versicherungsNummer: '250000104' } as const;
const { geschaedigte: person } = geschaedigtenmeldung;
const schaden = {
  schadenart: 'SACHSCHADEN',
  schadendatum: '2026-11-20',
  ort: 'Prinzipalmarkt, Münster',
  hergang: 'Er ist mit dem Rad gegen meinen Roller gefahren.',
} as const;
const forderung = {
  positionen: [{ bezeichnung: 'Roller', betrag: 42_000 }],
  vorsteuerabzug: false,
  iban: 'DE02120300000000202051',
};

function weiter(antwort: unknown) {
  return { type: 'WEITER', antwort } as const;
}

export const cases = casesFor<typeof geschaedigter>({
  inputs: { frisch: { heute } },
  events: {
    'WEITER Person': weiter(verursacher),
    'WEITER Hund': weiter(hund),
    'WEITER ohne Ziffern': weiter({ ...verursacher, versicherungsNummer: 'PH240' }),
    'WEITER Geschädigte': weiter(person),
    'WEITER Postleitzahl fremd': weiter({ ...person, plz: '1012 AB' }),
    'WEITER Sache': weiter(schaden),
    'WEITER verletzt': weiter({
      ...schaden,
      schadenart: 'PERSONENSCHADEN',
      geburtsdatum: '1990-02-03',
    }),
    'WEITER Tier': weiter({ ...schaden, schadenart: 'TIERSCHADEN' }),
    'WEITER morgen': weiter({ ...schaden, schadendatum: '2026-11-22' }),
    'WEITER Forderung': weiter(forderung),
    'WEITER noch offen': weiter({ positionen: [{ bezeichnung: 'Zaun' }], vorsteuerabzug: true }),
    SENDEN: { type: 'SENDEN', antwort: { wahr: true } },
    'SENDEN unbestätigt': { type: 'SENDEN', antwort: {} },
    'WEITER Code': weiter({ code: '804213' }),
    'WEITER halber Code': weiter({ code: '804' }),
    CODE_ERNEUT: { type: 'CODE_ERNEUT' },
    ADRESSE_AENDERN: { type: 'ADRESSE_AENDERN' },
    ERNEUT: { type: 'ERNEUT' },
    ABGEMELDET: { type: 'ABGEMELDET' },
    SITZUNG_ABGELAUFEN: { type: 'SITZUNG_ABGELAUFEN' },
  },
  calls: {
    codeSenden: {
      done: { gesendet: undefined },
      error: {
        zuOft: new GeschaedigtenFehler('ZU_OFT', zuVieleCodes),
        technisch: new GeschaedigtenFehler('TECHNISCH'),
      },
    },
    codePruefen: {
      done: { bestaetigt: (gefragt: object) => `nachweis-${digitsFor(gefragt, 6)}` },
      error: {
        falsch: new GeschaedigtenFehler('CODE_FALSCH', falscherCode),
        verbraucht: new GeschaedigtenFehler('CODE_VERBRAUCHT', verbrauchterCode),
        technisch: new GeschaedigtenFehler('TECHNISCH'),
      },
    },
    senden: {
      done: {
        gemeldet: (auftrag: Geschaedigtenauftrag) => ({
          vorgangsNummer: `G26-${digitsFor(auftrag, 7)}`,
          gemeldetAm: '2026-11-21T10:00:00.000Z',
        }),
      },
      error: {
        nachweis: new GeschaedigtenFehler('NACHWEIS', nochEinmal),
        angaben: new GeschaedigtenFehler('ANGABEN', zuSpaet),
        zuOft: new GeschaedigtenFehler('ZU_OFT'),
        technisch: new GeschaedigtenFehler('TECHNISCH'),
      },
    },
  },
  flags: ({ antworten: a, nachweis, satz }) => [
    a.verursacher?.wer ?? null,
    a.geschaedigte !== undefined,
    a.schaden?.schadenart ?? null,
    a.forderung?.positionen[0]?.bezeichnung ?? null,
    nachweis !== null,
    satz,
  ],
  answers: ({ antworten }) => antworten,
  path: ({ antworten: a }) => [
    'verursacher',
    ...(a.verursacher ? ['geschaedigte'] : []),
    ...(a.verursacher && a.geschaedigte ? ['schaden'] : []),
    ...(istSchadenDa(a) ? ['forderung'] : []),
    ...(istSchadenDa(a) && a.forderung ? ['pruefen'] : []),
  ],
  once: ['senden'],
  waits: { CODE_WARTEZEIT: [30_000] },
  // Back and Forward move between steps; on its own step an address does not change.
  possible: (snapshot, event) =>
    event.type !== 'xstate.route' || event['to'] !== `#${schrittVon(snapshot)}`,
  others: {
    verursacher: [hund],
    geschaedigte: [{ ...person, land: 'NL', plz: '1012 AB', email: 'ida@example.com' }],
    schaden: [{ ...schaden, schadendatum: '2026-11-19' }],
    forderung: [{ ...forderung, iban: 'AT611904300234573201' }],
  },
  ends: { gemeldet: 'senden ✓ gemeldet' },
  refusals: { 'senden ✗ angaben': 'schaden', 'senden ✗ nachweis': 'code' },
  invariants: {
    'whoever has reported has a number': (state) =>
      !state.matches('gemeldet') ||
      z.safeParse(nummer, state.context.ergebnis?.vorgangsNummer).success,
    'nothing is sent before her mailbox is proven': (state) =>
      !['senden', 'fehlerBeimSenden', 'zuOft', 'gemeldet'].some((name) => state.matches(name)) ||
      state.context.nachweis !== null,
    'no code is kept': ({ context }) => !JSON.stringify(context).includes('804213'),
  },
  requests: {
    'a code goes to the address she gave': ({ id, input }, { antworten: a }) =>
      id === 'senden' || (input as { email: string }).email === a.geschaedigte?.email,
    'what is sent is what she said': ({ id, input }, { antworten: a, nachweis }) =>
      id !== 'senden' || isDeepStrictEqual(input, { ...a, nachweis, wahr: true }),
    'nothing is sent that has not happened': ({ id, input }) =>
      id !== 'senden' || (input as Geschaedigtenauftrag).schaden.schadendatum <= heute,
    'only a dog hurts an animal': ({ id, input }) =>
      id !== 'senden' || istMoeglich(input as Geschaedigtenauftrag),
    'the day of birth is sent of whoever was hurt, and of nobody else': ({ id, input }) =>
      id !== 'senden' || hatGeburtsdatum(input as Geschaedigtenauftrag),
  },
  changes: {
    'whoever only looks back proves her mailbox no second time': (event, before, after) =>
      event.type !== 'SENDEN' ||
      before.context.nachweis === null ||
      after.context.nachweis === before.context.nachweis,
    'whoever changes an answer proves her mailbox anew': (event, before, after) =>
      event.type !== 'WEITER' ||
      isDeepStrictEqual(before.context.antworten, after.context.antworten) ||
      after.context.nachweis === null,
  },
});

const nummer = z.string().check(z.regex(/^G26-\d{7}$/));

type Antworten = Partial<Omit<Geschaedigtenauftrag, 'nachweis' | 'wahr'>>;

/** What a dog did no adviser does. */
function istSchadenDa({ verursacher, geschaedigte, schaden: gesagt }: Antworten): boolean {
  if (!verursacher || !geschaedigte || gesagt === undefined) return false;
  return Object.hasOwn(artenBei(verursacher.wer), gesagt.schadenart);
}

function istMoeglich({ verursacher: { wer }, schaden: { schadenart } }: Geschaedigtenauftrag) {
  return schadenart !== 'TIERSCHADEN' || wer === 'thv';
}

function hatGeburtsdatum({ schaden: { schadenart, geburtsdatum } }: Geschaedigtenauftrag) {
  return (geburtsdatum !== undefined) === (schadenart === 'PERSONENSCHADEN');
}
