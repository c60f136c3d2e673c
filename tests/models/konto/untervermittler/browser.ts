import {
  mitarbeitendeLesen,
  vertriebswegLesen,
  untervermittlerErstellen,
} from '#contract/endpoints/agentur.ts';
import { rechtetexte } from '#portal/flows/konto/mitarbeiter/rechtetexte.ts';
import { t } from '#portal/flows/konto/untervermittler/texte.ts';
import type { Given } from '#tests/models/browser/flowInBrowser.ts';
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

export const inBrowser = unterbrechungImBrowser(
  {
    signedIn: true,
    sentence: satzMit({ emailNichtVerwendbar: vergeben, nichtAenderbar: voll }),
    address: '/vermittler/untervermittler/anlegen',
    calls: { untervermittlerEinladen: untervermittlerErstellen },
    reads: [
      { of: vertriebswegLesen, answer: { json: agentur } },
      {
        of: mitarbeitendeLesen,
        answer: (given: Given) => ({
          json: given.has('untervermittlerEinladen ✓ eingeladen')
            ? [inhaber, eingeladen]
            : [inhaber],
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
      rechte: rechtetexte,
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
      '✗ NUMMER_UNGUELTIG': { status: 422, json: { fehler: [] } },
      '✗ EMAIL_NICHT_VERWENDBAR': conflict('EMAIL_VERGEBEN', vergeben),
      '✗ NICHT_AENDERBAR': conflict('AGENTUR_VOLL', voll),
    },
  },
  { nurVermittler: true },
);
