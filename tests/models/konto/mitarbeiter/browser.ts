import * as z from 'zod/mini';
import {
  kundenUebertragen,
  mitarbeiterAendern,
  mitarbeitendeLesen,
  vertriebswegLesen,
} from '#contract/endpoints/agentur.ts';
import { rechtetexte } from '#portal/flows/konto/mitarbeiter/rechtetexte.ts';
import { t } from '#portal/flows/konto/mitarbeiter/texte.ts';
import type { FlowInBrowser, Given } from '#tests/models/browser/flowInBrowser.ts';
import type { StageRequest } from '#tests/models/browser/stageServer.ts';
import { conflict, technisch } from '#tests/models/browser/wire.ts';
import { agentur, inhaber, person, satzMit } from '../agenturImBrowser.ts';
import { kollegin } from './cases.ts';
import { letzte } from './failures.ts';

const ott = { ...person, id: kollegin, name: 'Sina Ott', email: 'sina.ott@example.org' };
const neue = {
  ...person,
  id: '969fefe2-b2f2-4ccb-9ab0-780e334bb6eb',
  name: 'Nele Arndt',
  status: 'EINGELADEN',
  eingeladenBis: '2026-12-07T09:00:00.000Z',
};
const gesperrte = { ...person, id: '800e6ef7-d93a-4519-9278-cd97074a27b3', status: 'GESPERRT' };

const liste = (given: Given) => [
  inhaber,
  given.has('rechteSpeichern ✓ gespeichert')
    ? { ...person, rechte: ['kundenSehen', 'schadenMelden'] }
    : person,
  ott,
  neue,
  gesperrte,
];

const verwaltung = '/vermittler/agentur';

export const inBrowser: FlowInBrowser = {
  signedIn: true,
  sentence: satzMit({ nichtAenderbar: letzte }),
  address: `${verwaltung}?person=${person.id}`,
  addresses: {
    eingeladen: `${verwaltung}?person=${neue.id}`,
    gesperrt: `${verwaltung}?person=${gesperrte.id}`,
  },
  calls: {
    rechteSpeichern: (request) => aendert(request) === 'RECHTE',
    zugangAendern: (request) => (aendert(request) ?? 'RECHTE') !== 'RECHTE',
    kundenUebertragen,
  },
  reads: [
    { of: vertriebswegLesen, answer: { json: agentur } },
    { of: mitarbeitendeLesen, answer: (given) => ({ json: liste(given) }) },
  ],
  cameFrom: { aktiv: verwaltung, eingeladen: verwaltung, gesperrt: verwaltung },
  behind: {
    'rechteSpeichern ✓ gespeichert': {
      path: verwaltung,
      only: ({ context }) => Reflect.get(Object(context), 'status') === 'AKTIV',
      says: () => ['Kunden sehen, Schäden melden'],
    },
  },
  links: { 'Zu Ihrer Agentur': verwaltung },
  labels: {
    rechte: rechtetexte,
    an: { [inhaber.id]: 'Ralf Kemper', [kollegin]: 'Sina Ott', [neue.id]: 'Nele Arndt' },
  },
  answers: {
    '✓ gespeichert': { json: person },
    '✓ geaendert': { json: person },
    '✓ uebertragen': { json: { vertraege: 3 } },
    '✗ ZU_OFT': { ...technisch, status: 429 },
    '✗ NICHT_AENDERBAR': conflict('LETZTE_VERWALTUNG', letzte),
  },
  // The button that is pressed says it.
  fields: { was: [] },
  // Every choice of rights is one, and a question has one answer.
  beyond: ['WEITER mit unbekanntem Recht', 'WEITER ohne Handlung'],
  buttons: {
    UEBERTRAGEN: t('UEBERTRAGEN'),
    SPERREN: t('SPERREN'),
    ENTSPERREN: t('ENTSPERREN'),
    EINLADEN: t('EINLADEN'),
    ZURUECK: t('abbrechen'),
  },
  toasts: {
    'rechteSpeichern ✓ gespeichert': 'Die Rechte sind gespeichert.',
    'kundenUebertragen ✓ uebertragen': 'Die Kunden sind übertragen.',
    'zugangAendern ✓ geaendert': ({ context }) => gesagt[z.parse(mitHandlung, context).handlung],
  },
  elsewhere: { erledigt: verwaltung, unterbrochen: '/vermittler/login' },
};

const mitHandlung = z.object({ handlung: z.enum(['SPERREN', 'ENTSPERREN', 'EINLADEN']) });

const gesagt = {
  SPERREN: 'Der Zugang ist gesperrt.',
  ENTSPERREN: 'Der Zugang ist wieder frei.',
  EINLADEN: 'Die Einladung ist unterwegs.',
} as const;

const aenderung = z.object({ was: z.string() });

/** What a request does with an access; nothing where it is another one. */
function aendert({ method, json }: StageRequest): string | undefined {
  return method === mitarbeiterAendern.method ? z.safeParse(aenderung, json).data?.was : undefined;
}
