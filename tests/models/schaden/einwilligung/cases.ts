import type {
  Einwilligungserklaerung,
  Einwilligungslage,
} from '#contract/endpoints/einwilligung.ts';
import { EinwilligungsFehler } from '#machines/schaden/einwilligung/failure.ts';
import type { einwilligung } from '#machines/schaden/einwilligung/machine.ts';
import type { Einwilligungsauftrag } from '#machines/schaden/einwilligung/setup.ts';
import { schrittVon } from '#machines/schritt.ts';
import { digitsFor } from '#tests/models/engine/answering.ts';
import { casesFor } from '#tests/models/engine/cases.ts';

export const falscherCode = 'Der Code ist nicht korrekt. Sie haben noch 2 Versuche.';
export const verbrauchterCode = 'Der Code ist abgelaufen. Bitte fordern Sie einen neuen Code an.';
export const gesperrt =
  'Das waren zu viele Versuche. In 5\u00A0Stunden geht es wieder. Bitte wenden Sie sich an unseren Schadenservice.';
export const zuJung =
  'Die Person ist noch keine 18\u00A0Jahre alt. Das erklären bitte die Eltern oder der Vormund.';
export const neuerText =
  'Das hat sich inzwischen geändert. Bitte lesen Sie noch einmal, wie es jetzt steht.';

export const offene: Einwilligungslage = {
  schadenNummer: 'S26-0000006',
  schadendatum: '2026-10-18',
  person: 'Jonas Wolf',
  stand: 'OFFEN',
  umfang: null,
  vertretung: null,
  erklaertAm: null,
  widerrufenAm: null,
  dokument: null,
  text: {
    version: '2026-11',
    information: [{ titel: 'Wozu wir fragen', absaetze: ['Wir prüfen, was der Schaden ist.'] }],
    erklaerung: {
      EINZELFALL: [{ titel: 'Ihre Einwilligung im Einzelfall', absaetze: ['Fragen Sie vorher.'] }],
      GENERELL: [{ titel: 'Ihre Einwilligung', absaetze: ['Der Versicherer darf fragen.'] }],
      ABLEHNEN: [{ titel: 'Ihre Ablehnung', absaetze: ['Ich beschaffe alles selbst.'] }],
    },
  },
};
const erteilte: Einwilligungslage = {
  ...offene,
  stand: 'ERTEILT',
  umfang: 'EINZELFALL',
  vertretung: 'SELBST',
  erklaertAm: '2026-11-21T10:00:00.000Z',
  dokument: `/api/druck/docs/${'a'.repeat(60)}.pdf`,
};
const abgelehnte: Einwilligungslage = { ...erteilte, stand: 'ABGELEHNT', umfang: 'ABLEHNEN' };
const widerrufene: Einwilligungslage = {
  ...erteilte,
  stand: 'WIDERRUFEN',
  widerrufenAm: '2026-11-21T11:00:00.000Z',
};
const beendete: Einwilligungslage = { ...erteilte, stand: 'BEENDET' };

/** What was declared, as it is answered. */
function erklaerte({ umfang, vertretung }: Einwilligungsauftrag): Einwilligungslage {
  return umfang === 'ABLEHNEN'
    ? { ...abgelehnte, vertretung }
    : { ...erteilte, umfang, vertretung };
}

const erkennung = { schadenNummer: 'S26-0000006', geburtsdatum: '1994-03-12', plz: '48155' };
const praxis = {
  art: 'ARZT',
  name: 'Praxis Dr. Sand',
  ort: 'Münster',
  behandlungszeitraum: 'Oktober und November 2026',
} as const;
const klinik = { ...praxis, art: 'KRANKENHAUS', name: 'Klinik am See', ort: 'Haltern' } as const;

const ungueltig = new EinwilligungsFehler('LINK_UNGUELTIG');
const technisch = new EinwilligungsFehler('TECHNISCH');

function weiter(antwort: unknown) {
  return { type: 'WEITER', antwort } as const;
}

export const cases = casesFor<typeof einwilligung>({
  inputs: { 'mit Link': { mitLink: true }, 'ohne Link': { mitLink: false } },
  events: {
    'WEITER erkannt': weiter(erkennung),
    'WEITER ohne Nummer': weiter({ ...erkennung, schadenNummer: '6' }),
    'WEITER gelesen': weiter({ gelesen: true }),
    'WEITER Einzelfall': weiter({ umfang: 'EINZELFALL' }),
    'WEITER generell': weiter({ umfang: 'GENERELL' }),
    'WEITER ablehnen': weiter({ umfang: 'ABLEHNEN' }),
    'WEITER Praxis': weiter({ stellen: [praxis] }),
    'WEITER keine Stelle': weiter({ stellen: [] }),
    'WEITER selbst': weiter({ vertretung: 'SELBST' }),
    'WEITER für ein Kind': weiter({ vertretung: 'KIND' }),
    SENDEN: { type: 'SENDEN', antwort: { entbunden: true, name: 'Jonas Wolf' } },
    'SENDEN nur mit Namen': { type: 'SENDEN', antwort: { name: 'Jonas Wolf' } },
    WIDERRUFEN: { type: 'WIDERRUFEN' },
    OHNE_LINK: { type: 'OHNE_LINK' },
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
      error: { zuOft: new EinwilligungsFehler('ZU_OFT', gesperrt), technisch },
    },
    codePruefen: {
      done: { bestaetigt: (gefragt: object) => digitsFor(gefragt, 9).padEnd(43, 'A') },
      error: {
        falsch: new EinwilligungsFehler('CODE_FALSCH', falscherCode),
        verbraucht: new EinwilligungsFehler('CODE_VERBRAUCHT', verbrauchterCode),
        technisch,
      },
    },
    lesen: {
      done: {
        offen: offene,
        erteilt: erteilte,
        abgelehnt: abgelehnte,
        widerrufen: widerrufene,
        beendet: beendete,
      },
      error: { ungueltig, technisch },
    },
    senden: {
      done: { erklaert: erklaerte, widerrufen: widerrufene },
      error: {
        ungueltig,
        veraltet: new EinwilligungsFehler('VERALTET', neuerText),
        vertretung: new EinwilligungsFehler('VERTRETUNG', zuJung),
        technisch,
      },
    },
    widerrufen: { done: { widerrufen: widerrufene }, error: { ungueltig, technisch } },
  },
  flags: ({ mitLink, antworten: a, nachweis, lage, worum, schluss, satz }) => [
    mitLink,
    a.identifizieren !== undefined,
    a.information !== undefined,
    a.umfang?.umfang ?? null,
    a.stellen !== undefined,
    a.vertretung?.vertretung ?? null,
    nachweis !== null,
    lage?.stand ?? null,
    worum,
    schluss !== null && 'entbunden' in schluss,
    schluss !== null,
    satz,
  ],
  answers: ({ antworten }) => antworten,
  path: ({ mitLink, nachweis, antworten: a, lage }) => {
    if (!lage) return mitLink || nachweis !== null ? [] : ['identifizieren'];
    if (lage.stand === 'ERTEILT') return ['erteilt'];
    if (lage.stand !== 'OFFEN') return [];
    const nachUmfang = a.information && a.umfang;
    const genannt = nachUmfang && (a.umfang?.umfang === 'ABLEHNEN' || a.stellen !== undefined);
    return [
      'information',
      ...(a.information ? ['umfang'] : []),
      ...(nachUmfang && a.umfang?.umfang !== 'ABLEHNEN' ? ['stellen'] : []),
      ...(genannt ? ['vertretung'] : []),
      ...(genannt && a.vertretung ? ['bestaetigen'] : []),
    ];
  },
  once: ['senden', 'widerrufen'],
  waits: { CODE_WARTEZEIT: [30_000] },
  // Back and Forward move between steps; on its own step an address does not change.
  possible: (snapshot, event) =>
    event.type !== 'xstate.route' || event['to'] !== `#${schrittVon(snapshot)}`,
  others: {
    identifizieren: [{ ...erkennung, geburtsdatum: '1990-02-03' }],
    stellen: [{ stellen: [klinik] }],
  },
  ends: {
    abgelehnt: ['senden ✓ erklaert', 'lesen ✓ abgelehnt'],
    widerrufen: ['widerrufen ✓ widerrufen', 'lesen ✓ widerrufen', 'senden ✓ widerrufen'],
    beendet: 'lesen ✓ beendet',
  },
  refusals: {
    'lesen ✗ ungueltig': 'identifizieren',
    'senden ✗ ungueltig': 'identifizieren',
    'widerrufen ✗ ungueltig': 'identifizieren',
    'senden ✗ veraltet': 'umfang',
    'senden ✗ vertretung': 'vertretung',
  },
  invariants: {
    'nothing is asked before link or code said what it is about': (state) =>
      !['information', 'umfang', 'stellen', 'vertretung', 'bestaetigen', 'erteilt'].some((name) =>
        state.matches(name),
      ) || state.context.lage !== null,
    'nothing is called given that was not': (state) =>
      !state.matches('erteilt') || state.context.lage?.stand === 'ERTEILT',
    'whoever refused is told so': (state) =>
      !state.matches('abgelehnt') || state.context.lage?.stand === 'ABGELEHNT',
    'whom she named stays nowhere once it is sent': (state) =>
      !['erteilt', 'abgelehnt', 'widerrufen'].some((name) => state.matches(name)) ||
      !JSON.stringify(state.context.antworten).includes('Sand'),
    'no code is kept': ({ context }) => !JSON.stringify(context).includes('804213'),
  },
  requests: {
    'a code is asked for by what she said of herself': ({ id, input }, { antworten: a }) =>
      id !== 'codeSenden' || JSON.stringify(input) === JSON.stringify(a.identifizieren),
    'what is sent is what she said, on the text she read': ({ id, input }, context) =>
      id !== 'senden' || istGesagt(input as Einwilligungsauftrag, context),
    'whoever refuses names nobody and releases nobody': ({ id, input }) =>
      id !== 'senden' || istGanz(input as Einwilligungserklaerung),
    'she is known by link or by code': ({ id, input }, { mitLink }) =>
      !['lesen', 'senden', 'widerrufen'].includes(id) ||
      mitLink ||
      (input as Einwilligungsauftrag).nachweis !== null,
  },
});

interface Gesagtes {
  antworten: { umfang?: unknown; vertretung?: unknown; stellen?: unknown };
  lage: Einwilligungslage | null;
}

function istGesagt(auftrag: Einwilligungsauftrag, { antworten, lage }: Gesagtes): boolean {
  const { umfang, vertretung, version, name, stellen } = auftrag;
  return (
    JSON.stringify([{ umfang }, { vertretung }]) ===
      JSON.stringify([antworten.umfang, antworten.vertretung]) &&
    (stellen === undefined || JSON.stringify({ stellen }) === JSON.stringify(antworten.stellen)) &&
    version === lage?.text.version &&
    name === 'Jonas Wolf'
  );
}

function istGanz({ umfang, stellen, entbunden }: Einwilligungserklaerung): boolean {
  return umfang === 'ABLEHNEN'
    ? stellen === undefined && entbunden === undefined
    : stellen !== undefined && entbunden === true;
}
