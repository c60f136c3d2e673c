import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import {
  einwilligungErklaeren,
  einwilligungLesen,
  einwilligungsCodePruefen,
  einwilligungsCodeSenden,
  einwilligungWiderrufen,
} from '#contract/endpoints/einwilligung.ts';
import { t as mailcode } from '#portal/flows/mailcode/texte.ts';
import { t } from '#portal/flows/schaden/einwilligung/texte.ts';
import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { conflict } from '#tests/models/browser/wire.ts';
import type { Pair } from '#tests/models/browser/readBack.ts';
import { neuerCode, ungefragt } from '../../konto/ungefragt.ts';
import { falscherCode, gesperrt, neuerText, verbrauchterCode, zuJung } from './cases.ts';

const nichtMehr = {
  status: 404,
  json: { code: 'NICHT_GEFUNDEN', errorMessage: 'Dieser Link ist nicht mehr gültig.' },
};

/** What each choice is called (`domain/schaden.md §8`). */
const worte = {
  umfang: {
    EINZELFALL: 'Bitte fragen Sie mich vor jeder Anfrage',
    GENERELL: 'Ich willige für diesen Schadenfall ein',
    ABLEHNEN: 'Ich beschaffe die Unterlagen selbst',
  },
  art: {
    ARZT: 'Arztpraxis',
    KRANKENHAUS: 'Krankenhaus, Reha oder andere Klinik',
    PFLEGE: 'Pflegeheim oder Pflegeperson',
    KRANKENKASSE: 'Gesetzliche Krankenkasse',
    PERSONENVERSICHERER: 'Private Kranken-, Unfall- oder Lebensversicherung',
    BERUFSGENOSSENSCHAFT: 'Berufsgenossenschaft',
    BEHOERDE: 'Behörde',
  },
  vertretung: {
    SELBST: 'Ich erkläre das für mich selbst',
    KIND: 'Ich vertrete ein Kind (Eltern oder Vormund)',
    BETREUUNG: 'Ich vertrete die Person (Betreuung oder Vollmacht)',
  },
} as const;

export const inBrowser: FlowInBrowser = {
  address: '/einwilligung',
  addresses: { 'mit Link': `/einwilligung/#ref=${'B'.repeat(43)}` },
  calls: {
    codeSenden: einwilligungsCodeSenden,
    codePruefen: einwilligungsCodePruefen,
    lesen: einwilligungLesen,
    senden: einwilligungErklaeren,
    widerrufen: einwilligungWiderrufen,
  },
  bodies: {
    codeSenden: 'input',
    codePruefen: 'input',
    // What opens it stands in a header of its own.
    lesen: () => ({}),
    senden: ohneNachweis,
    widerrufen: () => ({}),
  },
  answers: {
    'codeSenden ✓ gesendet': { json: { gueltigBis: '2026-11-21T10:10:00.000Z' } },
    'codeSenden ✗ zuOft': {
      status: 429,
      json: { code: 'ZU_VIELE_ANFRAGEN', errorMessage: gesperrt },
    },
    'codePruefen ✓ bestaetigt': (token) => ({ json: { token } }),
    '✗ falsch': conflict('CODE_FALSCH', falscherCode),
    '✗ verbraucht': conflict('CODE_VERBRAUCHT', verbrauchterCode),
    '✗ veraltet': conflict('VERALTET', neuerText),
    '✗ vertretung': { status: 422, json: { fehler: [{ feld: 'vertretung', text: zuJung }] } },
    '✗ ungueltig': nichtMehr,
  },
  buttons: {
    ...neuerCode,
    WEITER: (from) => {
      if (from.matches('code')) return t('codeBestaetigen');
      return from.matches('identifizieren') ? t('codeAnfordern') : t('weiter');
    },
    SENDEN: (from) => t(istAblehnung(from) ? 'ablehnen' : 'einwilligen'),
    WIDERRUFEN: t('widerrufen'),
    OHNE_LINK: (from) =>
      t(from.matches('nichtWiderrufen') || istMitCode(from) ? 'neuerCode' : 'ohneLink'),
    ADRESSE_AENDERN: t('angabenAendern'),
    ERNEUT: (from) => (from.matches('code') ? mailcode('erneut') : t('erneut')),
  },
  fields: { gelesen: [] },
  labels: { ...worte, 'stellen.0.art': worte.art },
  notices: {
    information: [neuerText],
    erteilt: [neuerText, t('wartet')],
    widerruft: [neuerText, t('wartet')],
    fehlerBeimWiderrufen: [neuerText, t('wartet')],
    abgelehnt: [neuerText],
    widerrufen: [neuerText],
    beendet: [neuerText, t('beendet')],
    nichtWiderrufen: [t('nochNicht')],
    linkUngueltig: [t('linkUngueltig'), t('codeVorbei')],
    vertretung: [zuJung],
  },
  happenings: ungefragt,
  shows: gezeigt,
  says: gesagt,
  links: {
    [t('pdf')]: `/api/druck/docs/${'a'.repeat(60)}.pdf`,
    Datenschutzhinweisen: '/datenschutz',
  },
  edits: {
    umfang: { Zurück: 'information' },
    stellen: { Zurück: 'umfang' },
    bestaetigen: {
      'Ihre Entscheidung': 'umfang',
      Stellen: 'stellen',
      'Für wen?': 'vertretung',
      Zurück: 'vertretung',
    },
  },
};

const kontext = z.object({
  antworten: z.object({
    umfang: z.optional(z.object({ umfang: z.enum(['EINZELFALL', 'GENERELL', 'ABLEHNEN']) })),
    stellen: z.optional(
      z.object({
        stellen: z.array(
          z.object({
            art: z.string(),
            name: z.string(),
            ort: z.string(),
            behandlungszeitraum: z.string(),
          }),
        ),
      }),
    ),
    vertretung: z.optional(z.object({ vertretung: z.enum(['SELBST', 'KIND', 'BETREUUNG']) })),
  }),
});

const erklaert = z.object({
  lage: z.object({
    umfang: z.enum(['EINZELFALL', 'GENERELL', 'ABLEHNEN']),
    vertretung: z.nullable(z.enum(['SELBST', 'KIND', 'BETREUUNG'])),
  }),
});
const mitNachweis = z.object({ nachweis: z.nullable(z.string()) });
const gesendet = z.looseObject({ nachweis: z.unknown() });

function ohneNachweis(input: unknown): object {
  const { nachweis: _, ...body } = z.parse(gesendet, input);
  return body;
}

function istMitCode(snapshot: AnyMachineSnapshot): boolean {
  return z.parse(mitNachweis, snapshot.context).nachweis !== null;
}

function istAblehnung(snapshot: AnyMachineSnapshot): boolean {
  return z.parse(kontext, snapshot.context).antworten.umfang?.umfang === 'ABLEHNEN';
}

const arten: Readonly<Record<string, string>> = worte.art;
/** Whom to ask, where somebody has to. */
const kontakt: readonly Pair[] = [
  ['Telefon', '030 23125 100 Montag bis Freitag, 8 bis 18 Uhr'],
  [
    'E-Mail',
    'service@andsafe.example Bitte keine Passwörter, Codes oder Gesundheitsdaten per E-Mail.',
  ],
];
const vorgang = 'S26-0000006 vom 18.10.2026';
const worum: readonly Pair[] = [
  ['Schaden', vorgang],
  ['Um wen es geht', 'Jonas Wolf'],
];

function gezeigt(snapshot: AnyMachineSnapshot): readonly Pair[] | null {
  if (snapshot.matches('information')) return worum;
  if (['erteilt', 'beendet'].some((name) => snapshot.matches(name))) {
    const { umfang, vertretung } = z.parse(erklaert, snapshot.context).lage;
    const wo =
      snapshot.matches('beendet') || vertretung === 'KIND' || vertretung === 'BETREUUNG'
        ? kontakt
        : [];
    return [...worum, ['Ihre Entscheidung', worte.umfang[umfang]], ...wo];
  }
  if (!snapshot.matches('bestaetigen')) return null;
  const { umfang, stellen, vertretung } = z.parse(kontext, snapshot.context).antworten;
  const [stelle] = stellen?.stellen ?? [];
  const genannt =
    stelle &&
    `${arten[stelle.art] ?? '?'}: ${stelle.name}, ${stelle.ort} (${stelle.behandlungszeitraum})`;
  return [
    ['Ihre Entscheidung', worte.umfang[umfang?.umfang ?? 'ABLEHNEN']],
    ['Stellen', umfang?.umfang === 'ABLEHNEN' ? 'Niemand wird gefragt' : (genannt ?? '?')],
    ['Für wen?', worte.vertretung[vertretung?.vertretung ?? 'SELBST']],
    ['Datum', '21.11.2026'],
  ];
}

function gesagt(snapshot: AnyMachineSnapshot): readonly string[] {
  if (['erteilt', 'widerruft'].some((name) => snapshot.matches(name)))
    return ['Erklärt am 21.11.2026 um 11:00 Uhr.'];
  if (snapshot.matches('abgelehnt')) return ['Wir fragen niemanden.', vorgang];
  if (snapshot.matches('fehlerBeimWiderrufen'))
    return [t('nochNicht'), 'Erklärt am 21.11.2026 um 11:00 Uhr.'];
  if (snapshot.matches('widerrufen')) return ['Widerrufen am 21.11.2026 um 12:00 Uhr.', vorgang];
  return [];
}
