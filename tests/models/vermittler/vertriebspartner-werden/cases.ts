import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { schrittVon } from '#machines/schritt.ts';
import { PartnerFehler } from '#machines/vermittler/vertriebspartner-werden/failure.ts';
import type { vertriebspartner } from '#machines/vermittler/vertriebspartner-werden/machine.ts';
import type {
  Partnerauftrag,
  PartnerKontext,
} from '#machines/vermittler/vertriebspartner-werden/setup.ts';
import { digitsFor } from '#tests/models/engine/answering.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { anbindungsantrag } from '#tests/support/anbindung.ts';

export const falscherCode = 'Der Code ist nicht korrekt. Sie haben noch 2 Versuche.';
export const verbrauchterCode = 'Der Code ist abgelaufen. Bitte fordern Sie einen neuen Code an.';
export const zuVieleCodes =
  'An diese Adresse haben wir schon mehrere Codes geschickt. Bitte versuchen Sie es in 20\u00A0Minuten noch einmal.';
export const nochEinmal = 'Bitte bestätigen Sie Ihre E\u2011Mail-Adresse noch einmal.';
export const schonVergeben = 'Für diese Registernummer besteht bereits ein Zugang.';
export const keineSms =
  'An Nummern aus diesem Land können wir keinen Code schicken. Bitte geben Sie eine andere Nummer ein.';

const { firma, registrierung, ansprechpartner, bank, unterlagen } = anbindungsantrag;
const { website: _website, ...ohneWebsite } = firma;
const makler = { art: 'MAKLER' } as const;
const anderesRegister = { ihkNummer: 'D-9XYZ-8WVUT-77', erlaubnis: 'BEFREIT' } as const;

function weiter(antwort: unknown) {
  return { type: 'WEITER', antwort } as const;
}

export const cases = casesFor<typeof vertriebspartner>({
  inputs: { frisch: {} },
  events: {
    'WEITER Maklerin': weiter(makler),
    'WEITER Mehrfachvertreterin': weiter({ art: 'MEHRFACHVERTRETER' }),
    'WEITER Tippgeberin': weiter({ art: 'TIPPGEBER' }),
    'WEITER etwas anderes': weiter({ art: 'BANK' }),
    'WEITER Firma': weiter(firma),
    'WEITER Firma ohne Ort': weiter({ ...firma, ort: '' }),
    'WEITER Register': weiter(registrierung),
    'WEITER anderes Register': weiter(anderesRegister),
    'WEITER falsche Nummer': weiter({ ...registrierung, ihkNummer: 'D-4KLM' }),
    'WEITER Person': weiter(ansprechpartner),
    'WEITER Person ohne Postfach': weiter({ ...ansprechpartner, email: 'jule' }),
    'WEITER Bank': weiter(bank),
    'WEITER Bank vertippt': weiter({ ...bank, iban: 'DE02120300000000202052' }),
    'WEITER Unterlagen': weiter(unterlagen),
    'WEITER ohne Zusage': weiter({ ...unterlagen, courtagezusage: false }),
    ANDERE_ART: { type: 'ANDERE_ART' },
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
    existenzPruefen: {
      done: { frei: false, vergeben: true },
      error: { technisch: new PartnerFehler('TECHNISCH') },
    },
    codeSenden: {
      done: { gesendet: undefined },
      error: {
        zuOft: new PartnerFehler('ZU_OFT', zuVieleCodes),
        technisch: new PartnerFehler('TECHNISCH'),
      },
    },
    codePruefen: {
      done: { bestaetigt: (gefragt: object) => `nachweis-${digitsFor(gefragt, 6)}` },
      error: {
        falsch: new PartnerFehler('CODE_FALSCH', falscherCode),
        verbraucht: new PartnerFehler('CODE_VERBRAUCHT', verbrauchterCode),
        technisch: new PartnerFehler('TECHNISCH'),
      },
    },
    senden: {
      done: {
        gesendet: (auftrag: Partnerauftrag) => ({
          anbindungsNummer: `V26-${digitsFor(auftrag, 7)}`,
          eingegangenAm: '2026-11-21T10:00:00.000Z',
        }),
      },
      error: {
        nachweis: new PartnerFehler('NACHWEIS', nochEinmal),
        vergeben: new PartnerFehler('VERGEBEN', schonVergeben),
        handynummer: new PartnerFehler('HANDYNUMMER', keineSms),
        zuOft: new PartnerFehler('ZU_OFT'),
        technisch: new PartnerFehler('TECHNISCH'),
      },
    },
  },
  flags: ({ antworten: a, frei, nachweis, satz }) => [
    a.vermittlerart?.art ?? null,
    a.firma !== undefined,
    a.registrierung?.ihkNummer ?? null,
    frei !== null,
    a.ansprechpartner !== undefined,
    a.bank !== undefined,
    a.unterlagen !== undefined,
    nachweis !== null,
    satz,
  ],
  answers: ({ antworten }) => antworten,
  path: wegVon,
  once: ['senden'],
  waits: { CODE_WARTEZEIT: [30_000] },
  // Back and Forward move between steps; on its own step an address does not change.
  possible: (snapshot, event) =>
    event.type !== 'xstate.route' || event['to'] !== `#${schrittVon(snapshot)}`,
  others: {
    vermittlerart: [{ art: 'AUSSCHLIESSLICHKEIT' }],
    firma: [{ ...ohneWebsite, firmenname: 'Deichmakler e. K.', rechtsform: 'EK' }],
    registrierung: [anderesRegister],
    ansprechpartner: [{ ...ansprechpartner, email: 'jule@example.com' }],
    bank: [{ iban: 'AT611904300234573201', steuernummer: '12/345/67890', ustId: 'DE123456789' }],
    unterlagen: [unterlagen],
  },
  ends: { gesendet: 'senden ✓ gesendet' },
  refusals: {
    'senden ✗ vergeben': 'registrierung',
    'senden ✗ handynummer': 'ansprechpartner',
    'senden ✗ nachweis': 'code',
    'existenzPruefen ✓ vergeben': 'registrierung',
  },
  invariants: {
    'whoever has applied has a number': (state) =>
      !state.matches('gesendet') ||
      z.safeParse(nummer, state.context.ergebnis?.anbindungsNummer).success,
    'nothing is sent before her mailbox is proven': (state) =>
      !['senden', 'fehlerBeimSenden', 'zuOft', 'gesendet'].some((name) => state.matches(name)) ||
      state.context.nachweis !== null,
    'whoever only gives tips gets no further': (state) =>
      state.context.antworten.vermittlerart?.art !== 'TIPPGEBER' ||
      state.matches('tippgeber') ||
      state.matches('vermittlerart'),
    'no code is kept': ({ context }) => !JSON.stringify(context).includes('804213'),
  },
  requests: {
    'it is looked up where she sells': ({ id, input }, { antworten: a }) =>
      id !== 'existenzPruefen' ||
      (input as { vertriebsweg: string }).vertriebsweg === wege[a.vermittlerart?.art ?? ''],
    'a code goes to the address she gave': ({ id, input }, { antworten: a }) =>
      !id.startsWith('code') || (input as { email: string }).email === a.ansprechpartner?.email,
    'what is looked up is the number she gave': ({ id, input }, { antworten: a }) =>
      id !== 'existenzPruefen' ||
      (input as { externeId: string }).externeId === a.registrierung?.ihkNummer,
    'what is sent is what she said': ({ id, input }, { antworten: a, nachweis }) =>
      id !== 'senden' || isDeepStrictEqual(input, { ...a, nachweis, wahr: true }),
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

/** Where each kind sells (`domain/antrag.md §2`). */
const wege: Readonly<Record<string, string>> = {
  MAKLER: 'MAKLER',
  MEHRFACHVERTRETER: 'PARTNER',
  AUSSCHLIESSLICHKEIT: 'AUSSCHLIESSLICHKEIT',
};

const nummer = z.string().check(z.regex(/^V26-\d{7}$/));

/** Her steps; a number that was not looked up as she gives it now is looked up first. */
function wegVon({ antworten: a, frei }: PartnerKontext): string[] {
  if (!a.vermittlerart) return ['vermittlerart'];
  if (a.vermittlerart.art === 'TIPPGEBER') return ['vermittlerart', 'tippgeber'];
  const danach = [
    ['firma', true],
    ['registrierung', a.firma !== undefined],
    ['ansprechpartner', a.registrierung !== undefined && frei !== null],
    ['bank', a.ansprechpartner !== undefined],
    ['unterlagen', a.bank !== undefined],
    ['zusammenfassung', a.unterlagen !== undefined],
  ] as const;
  const ende = danach.findIndex(([, offen]) => !offen);
  const offene = ende === -1 ? danach : danach.slice(0, ende);
  return ['vermittlerart', ...offene.map(([schritt]) => schritt)];
}
