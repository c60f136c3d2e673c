import type { AnyMachineSnapshot } from 'xstate';
import { allgemeinerFehler } from '#contract/constants.ts';
import {
  entwuerfeLesen,
  entwurfKopieren,
  entwurfSenden,
  type Listenentwurf,
} from '#contract/endpoints/entwuerfe.ts';
import { entwurfLoeschen } from '#contract/endpoints/entwurf.ts';
import { t } from '#portal/flows/vermittler/entwurf/texte.ts';
import type { FlowInBrowser, Given } from '#tests/models/browser/flowInBrowser.ts';
import { conflict } from '#tests/models/browser/wire.ts';
import { absage } from './cases.ts';

const entwurf: Listenentwurf = {
  id: '6b1f0a52-7c1d-4a1e-9a53-1d4f8f0c1a02',
  produkt: 'FAHRRAD',
  marke: 'andsafe',
  status: 'OFFEN',
  kunde: 'Oskar Neumann',
  fortschritt: { nummer: 5, von: 6 },
  beitrag: 74_26,
  zahlweise: 'JAEHRLICH',
  neuRechnen: false,
  geaendertAm: '2026-11-20T09:00:00.000Z',
  laeuftAb: '2027-02-18T09:00:00.000Z',
  besitzer: 'Ralf Kemper',
  eigener: true,
  gesendetAm: null,
  gesendetAn: null,
  geoeffnetAm: null,
  versicherungsNummer: null,
};

const liste = (given: Given) => {
  const entwuerfe = given.has('loeschen ✓ geloescht') ? [] : [entwurf];
  return { entwuerfe, gesamt: entwuerfe.length, seite: 1 };
};

const abgelehnt = ['ruhe', 'adresse', 'loeschfrage'].map((schritt) => ({ [schritt]: 'abgelehnt' }));
const gescheitert = ['ruhe', 'adresse', 'loeschfrage'].map((schritt) => ({ [schritt]: 'fehler' }));

export const inBrowser: FlowInBrowser = {
  address: '/vermittler/entwuerfe',
  signedIn: true,
  calls: { senden: entwurfSenden, kopieren: entwurfKopieren, loeschen: entwurfLoeschen },
  bodies: {
    senden: 'input',
    kopieren: () => ({}),
    loeschen: () => ({ id: entwurf.id }),
  },
  reads: [{ of: entwuerfeLesen, answer: (given) => ({ json: liste(given) }) }],
  answers: {
    '✓ gesendet': { json: { id: entwurf.id, gesendetAm: '2026-11-21T09:00:00.000Z' } },
    '✓ kopiert': { json: { id: '6b1f0a52-7c1d-4a1e-9a53-1d4f8f0c1a03' } },
    '✓ geloescht': { json: { id: entwurf.id } },
    '✗ abgelehnt': conflict('PLZ_FEHLT', absage),
  },
  buttons: {
    SENDEN: t('senden'),
    KOPIEREN: t('kopieren'),
    LOESCHEN: t('loeschen'),
    BESTAETIGEN: t('entwurfLoeschen'),
    ABBRECHEN: t('abbrechen'),
  },
  links: {
    Öffnen: '/fahrrad/antrag',
    'Kunden zur Hausratversicherung beraten': '/vermittler/hausrat/beratung',
  },
  says: (snapshot) => (snapshot.matches('geloescht') ? [] : ['Oskar Neumann', '74,26 EUR']),
  behind: {
    'loeschen ✓ geloescht': {
      path: '/vermittler/entwuerfe',
      says: () => ['Sie haben keine Entwürfe.'],
      saysNoMore: ['Oskar Neumann'],
    },
  },
  toasts: {
    'senden ✓ gesendet': 'Der Link ist unterwegs an oskar.neumann@example.org.',
    'kopieren ✓ kopiert': 'Der Entwurf ist kopiert.',
    'loeschen ✓ geloescht': 'Der Entwurf ist gelöscht.',
  },
  sentence: (snapshot: AnyMachineSnapshot) => {
    if (abgelehnt.some((state) => snapshot.matches(state))) return absage;
    return gescheitert.some((state) => snapshot.matches(state)) ? allgemeinerFehler : null;
  },
  elsewhere: { geloescht: '/vermittler/entwuerfe', unterbrochen: '/vermittler/login' },
};
