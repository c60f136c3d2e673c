import * as z from 'zod/mini';
import type { AnyMachineSnapshot } from 'xstate';
import {
  anbindungsCodePruefen,
  anbindungsCodeSenden,
  existenzLesen,
  vermittlerAnbinden,
} from '#contract/endpoints/anbindung.ts';
import { t as mailcode } from '#portal/flows/mailcode/texte.ts';
import { t } from '#portal/flows/vermittler/vertriebspartner-werden/texte.ts';
import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { conflict } from '#tests/models/browser/wire.ts';
import { technisch } from '#tests/models/sentences.ts';
import { neuerCode, ungefragt } from '../../konto/ungefragt.ts';
import {
  falscherCode,
  keineSms,
  nochEinmal,
  schonVergeben,
  verbrauchterCode,
  zuVieleCodes,
} from './cases.ts';
import { gesagt, gezeigt, worte } from './gezeigt.ts';

export const inBrowser: FlowInBrowser = {
  address: '/vermittler/vertriebspartner-werden',
  calls: {
    existenzPruefen: existenzLesen,
    codeSenden: anbindungsCodeSenden,
    codePruefen: anbindungsCodePruefen,
    senden: vermittlerAnbinden,
  },
  bodies: { codeSenden: 'input', codePruefen: 'input', senden: 'input' },
  answers: {
    'existenzPruefen ✓ frei': { json: { existiert: false } },
    'existenzPruefen ✓ vergeben': { json: { existiert: true } },
    'codeSenden ✓ gesendet': { json: { gueltigBis: '2026-11-21T10:10:00.000Z' } },
    'codeSenden ✗ zuOft': {
      status: 429,
      json: { code: 'ZU_VIELE_ANFRAGEN', errorMessage: zuVieleCodes },
    },
    'codePruefen ✓ bestaetigt': (nachweis) => ({ json: { nachweis } }),
    '✗ falsch': conflict('CODE_FALSCH', falscherCode),
    '✗ verbraucht': conflict('CODE_VERBRAUCHT', verbrauchterCode),
    '✗ nachweis': conflict('NACHWEIS', nochEinmal),
    'senden ✗ vergeben': conflict('VERGEBEN', schonVergeben),
    '✗ handynummer': {
      status: 422,
      json: { fehler: [{ feld: 'ansprechpartner.handynummer', text: keineSms }] },
    },
    'senden ✗ zuOft': { status: 429, json: { code: 'ZU_VIELE_ANFRAGEN', errorMessage: technisch } },
  },
  buttons: {
    ...neuerCode,
    WEITER: (from) => (from.matches('code') ? mailcode('codeBestaetigen') : t('weiter')),
    SENDEN: (from) => t(z.safeParse(bewiesen, from.context).success ? 'nurSenden' : 'senden'),
    ANDERE_ART: t('andereArt'),
    ADRESSE_AENDERN: mailcode('andereAdresse'),
    ERNEUT: mailcode('erneut'),
  },
  labels: worte,
  // What proved her address was used up: another code goes out, and she reads why.
  notices: { 'code.formular': [nochEinmal] },
  happenings: ungefragt,
  shows: gezeigt,
  says: gesagt,
  links: {
    'Zur Startseite': '/',
    'Zum Kontakt': '/kontakt',
    'Zur Anmeldung': '/vermittler/login',
    Datenschutzhinweisen: '/datenschutz',
  },
  edits: {
    firma: { Zurück: 'vermittlerart' },
    registrierung: { Zurück: 'firma' },
    ansprechpartner: { Zurück: 'registrierung' },
    bank: { Zurück: 'ansprechpartner' },
    unterlagen: { Zurück: 'bank' },
    zusammenfassung: {
      Art: 'vermittlerart',
      Firmenname: 'firma',
      Registernummer: 'registrierung',
      Name: 'ansprechpartner',
      IBAN: 'bank',
      Zugestimmt: 'unterlagen',
      Zurück: 'unterlagen',
    },
  },
  sentence: (snapshot: AnyMachineSnapshot) => {
    if (snapshot.matches('vergeben')) return schonVergeben;
    if (snapshot.matches('zuOft')) return t('zuOft');
    if (snapshot.matches('fehlerBeimSenden')) return technisch;
    return null;
  },
};

/** The mailbox is proven. */
const bewiesen = z.object({ nachweis: z.string() });
