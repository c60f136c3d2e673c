import type { AnyMachineSnapshot } from 'xstate';
import { t } from '#portal/flows/konto/passwort-vergessen/texte.ts';
import { t as konto } from '#portal/flows/konto/texte.ts';
import type { FlowInBrowser, Stage } from '#tests/models/browser/flowInBrowser.ts';
import { operationOf, poolError, tourStart } from '#tests/models/browser/pool.ts';
import { neuerCode, ungefragt } from '../ungefragt.ts';
import { email } from './cases.ts';
import { abgelehntSatz } from '../abgelehntSatz.ts';

export const inBrowser: FlowInBrowser = {
  address: '/kunden/login/passwort-vergessen/',
  calls: {
    codeAnfordern: (request) => operationOf(request) === 'ForgotPassword',
    passwortSetzen: (request) => operationOf(request) === 'ConfirmForgotPassword',
  },
  answers: {
    '✓ angefordert': {
      json: {
        CodeDeliveryDetails: {
          Destination: '+*******0386',
          DeliveryMedium: 'SMS',
          AttributeName: 'phone_number',
        },
      },
    },
    '✓ gesetzt': { json: {} },
    '✗ CODE_FALSCH': poolError('CodeMismatchException'),
    '✗ CODE_VERBRAUCHT': poolError('ExpiredCodeException'),
    '✗ PASSWORT_VERWENDET': poolError('PasswordHistoryPolicyViolationException'),
    '✗ PASSWORT_ZU_EINFACH': poolError('InvalidPasswordException'),
    '✗ TECHNISCH': poolError('InternalErrorException'),
  },
  kept: {
    'mit offenem Code': {
      'passwort-vergessen.kunden': JSON.stringify({ email, gesendetUm: tourStart - 10_000 }),
    },
  },
  buttons: { ...neuerCode, ABBRECHEN: t('andereEmail') },
  notices: { geaendert: ['Ihr Passwort wurde geändert. Bitte melden Sie sich an.'] },
  fields: { 'WEITER.passwort': ['passwort', 'wiederholung'] },
  happenings: {
    ...ungefragt,
    'codeAnfordern ✗ ZU_OFT': tooOften('codeAnfordern'),
    'passwortSetzen ✗ ZU_OFT': tooOften('passwortSetzen'),
  },
  sentence: (snapshot: AnyMachineSnapshot) => {
    if (snapshot.hasTag('fehler')) return konto('TECHNISCH');
    const abgelehnt = abgelehntSatz(snapshot);
    return abgelehnt ?? (snapshot.matches('codeUndPasswort') ? t('codeGesendet') : null);
  },
};

/** The client asks three times before it believes that. */
function tooOften(call: string) {
  return async ({ calls }: Stage): Promise<void> => {
    for (let asked = 0; asked < 3; asked += 1) {
      await calls.answer(call, poolError('LimitExceededException'));
    }
  };
}
