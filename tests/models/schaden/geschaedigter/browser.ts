import type { AnyMachineSnapshot } from 'xstate';
import {
  geschaedigtenCodePruefen,
  geschaedigtenCodeSenden,
  geschaedigtMelden,
} from '#contract/endpoints/geschaedigt.ts';
import { t as mailcode } from '#portal/flows/mailcode/texte.ts';
import { t } from '#portal/flows/schaden/geschaedigter/texte.ts';
import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { conflict } from '#tests/models/browser/wire.ts';
import { technisch } from '#tests/models/sentences.ts';
import { neuerCode, ungefragt } from '../../konto/ungefragt.ts';
import { falscherCode, nochEinmal, verbrauchterCode, zuSpaet, zuVieleCodes } from './cases.ts';
import { gesagt, gezeigt, worte } from './gezeigt.ts';

export const inBrowser: FlowInBrowser = {
  address: '/schaden-melden/geschaedigt',
  calls: {
    codeSenden: geschaedigtenCodeSenden,
    codePruefen: geschaedigtenCodePruefen,
    senden: geschaedigtMelden,
  },
  bodies: { codeSenden: 'input', codePruefen: 'input', senden: 'input' },
  answers: {
    'codeSenden ✓ gesendet': { json: { gueltigBis: '2026-11-21T10:10:00.000Z' } },
    'codeSenden ✗ zuOft': {
      status: 429,
      json: { code: 'ZU_VIELE_ANFRAGEN', errorMessage: zuVieleCodes },
    },
    'codePruefen ✓ bestaetigt': (nachweis) => ({ json: { nachweis } }),
    '✗ falsch': conflict('CODE_FALSCH', falscherCode),
    '✗ verbraucht': conflict('CODE_VERBRAUCHT', verbrauchterCode),
    '✗ nachweis': conflict('NACHWEIS', nochEinmal),
    '✗ angaben': {
      status: 422,
      json: { fehler: [{ feld: 'schaden.schadendatum', text: zuSpaet }] },
    },
    'senden ✗ zuOft': { status: 429, json: { code: 'ZU_VIELE_ANFRAGEN', errorMessage: technisch } },
  },
  buttons: {
    ...neuerCode,
    WEITER: (from) => (from.matches('code') ? mailcode('codeBestaetigen') : t('weiter')),
    SENDEN: t('senden'),
    ADRESSE_AENDERN: mailcode('andereAdresse'),
    ERNEUT: mailcode('erneut'),
  },
  labels: worte,
  // What proved her address was used up: another code goes out, and she reads why.
  notices: { 'code.formular': [nochEinmal] },
  happenings: ungefragt,
  shows: gezeigt,
  says: gesagt,
  links: { 'Schaden melden': '/schaden-melden', Datenschutzhinweisen: '/datenschutz' },
  edits: {
    geschaedigte: { Zurück: 'verursacher' },
    schaden: { Zurück: 'geschaedigte' },
    forderung: { Zurück: 'schaden' },
    pruefen: {
      'Wer war es?': 'verursacher',
      Name: 'geschaedigte',
      'Art des Schadens': 'schaden',
      'Wofür Sie Geld fordern': 'forderung',
      Zurück: 'forderung',
    },
  },
  sentence: (snapshot: AnyMachineSnapshot) => {
    if (snapshot.matches('zuOft')) return t('zuOft');
    if (snapshot.matches('fehlerBeimSenden')) return technisch;
    return null;
  },
};
