import { mitarbeitendeLesen, untervermittlerErstellen } from '#contract/endpoints/agentur.ts';
import { vermittlerinfoLesen } from '#contract/endpoints/vermittler.ts';
import { t } from '#portal/flows/konto/untervermittler/texte.ts';
import type { FlowInBrowser, Given } from '#tests/models/browser/flowInBrowser.ts';
import { conflict, technisch } from '#tests/models/browser/wire.ts';
import { unterbrechungImBrowser } from '#tests/models/unterbrechungImBrowser.ts';
import { agentur, inhaber, person, satzMit } from '../agenturImBrowser.ts';
import { angaben } from './cases.ts';
import { vergeben, voll } from './failures.ts';

const eingeladen = {
  ...person,
  name: `${angaben.vorname} ${angaben.nachname}`,
  email: angaben.email,
  ihkNummer: angaben.ihkNummer,
  vermittlerNummer: angaben.vermittlerNummer,
  rechte: [...angaben.rechte],
  status: 'EINGELADEN',
  eingeladenBis: '2026-12-07T09:00:00.000Z',
};

const inPortal = unterbrechungImBrowser({
  signedIn: true,
  sentence: satzMit({ emailNichtVerwendbar: vergeben, nichtAenderbar: voll }),
  address: '/vermittler/untervermittler/anlegen',
  calls: { untervermittlerEinladen: untervermittlerErstellen },
  reads: [
    { of: vermittlerinfoLesen, answer: { json: agentur } },
    {
      of: mitarbeitendeLesen,
      answer: (given: Given) => ({
        json: given.has('untervermittlerEinladen ✓ eingeladen') ? [inhaber, eingeladen] : [inhaber],
      }),
    },
  ],
  cameFrom: { Inhaber: '/vermittler/agentur' },
  behind: {
    'untervermittlerEinladen ✓ eingeladen': {
      link: 'Zu Ihrer Agentur',
      path: '/vermittler/agentur',
      says: () => ['Mara Stein', 'Eingeladen bis 07.12.2026'],
    },
  },
  links: { 'Zu Ihrer Agentur': '/vermittler/agentur' },
  bodies: { untervermittlerEinladen: 'input' },
  labels: {
    anrede: {
      FRAU: t('FRAU'),
      HERR: t('HERR'),
      DIVERS: t('DIVERS'),
      KEINE_ANGABE: t('KEINE_ANGABE'),
    },
    eigeneRegistrierung: { false: t('ueberAgentur'), true: t('eigene') },
  },
  notices: {
    eingeladen: [
      'Die Einladung ist unterwegs. Sie gilt 7\u00A0Tage. Danach können Sie sie unter „Mitarbeitende“ neu senden.',
    ],
  },
  answers: {
    '✓ eingeladen': { json: eingeladen },
    '✗ ZU_OFT': { ...technisch, status: 429 },
    '✗ EMAIL_NICHT_VERWENDBAR': conflict('EMAIL_VERGEBEN', vergeben),
    '✗ NICHT_AENDERBAR': conflict('AGENTUR_VOLL', voll),
  },
});

export const inBrowser: FlowInBrowser = {
  ...inPortal,
  // Somebody else begins where brokers do.
  elsewhere: { verlassen: '/vermittler/kundenbestand' },
};
