import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import {
  zugangEmailLesen,
  zugangslinkPruefen,
  zugangslinkSenden,
  zugangsrechtEinloesen,
} from '#contract/endpoints/benutzer/zugang.ts';
import { vermittlerNachrichtSenden } from '#contract/endpoints/nachricht.ts';
import { t } from '#portal/flows/konto/registrierung/texte.ts';
import { t as konto } from '#portal/flows/konto/texte.ts';
import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { nowOf, operationOf, poolError, tokenSet } from '#tests/models/browser/pool.ts';
import { conflict } from '#tests/models/browser/wire.ts';
import type { StageRequest } from '#tests/models/browser/stageServer.ts';
import { challengeOf, newPasswordChallenge, passwordVerifier } from '../anmeldung/wire.ts';
import { linkGeoeffnet, nummerInBrowser, satzVon } from '../nummerImBrowser.ts';
import { partnerNummer } from '../nummerfaelle.ts';
import { maskierteEmail, neueEmail, nummerImAntrag } from './cases.ts';

/** As the page that concluded leaves it in this tab. */
const recht = `${Date.parse('2099-01-01')} ${'B'.repeat(43)}`;
const link = `/kunden/login/registrieren/#token=${'A'.repeat(43)}`;

export const inBrowser: FlowInBrowser = {
  ...nummerInBrowser,
  address: '/kunden/login/registrieren/',
  addresses: { 'mit Link': link, 'vom Abschluss': '/kunden/login/registrieren/?abschluss' },
  // A session that may do nothing yet but confirm a number.
  signedIn: ['ohne Handynummer'],
  kept: {
    'vom Abschluss': { 'entwurf:zugangsrecht': recht },
    'ohne Handynummer': { registrierung: JSON.stringify({ partnerNummer }) },
  },
  calls: {
    ...nummerInBrowser.calls,
    emailSuchen: zugangEmailLesen,
    linkSenden: zugangslinkSenden,
    serviceSchreiben: vermittlerNachrichtSenden,
    linkPruefen: zugangslinkPruefen,
    rechtEinloesen: zugangsrechtEinloesen,
    passwortSetzen: (request) => challengeOf(request) === 'NEW_PASSWORD_REQUIRED',
  },
  bodies: {
    emailSuchen: 'input',
    linkSenden: 'input',
    serviceSchreiben: (input) => {
      const { contractId, plz, geburtsdatum, ...absender } = z.parse(serviceNachricht, input);
      const geboren = geburtsdatum.split('-').toReversed().join('.');
      const nachricht = t('nachricht', { contractId, plz, geboren });
      return { ...absender, nachricht };
    },
  },
  reads: [
    { of: (request) => operationOf(request) === 'InitiateAuth', answer: passwordVerifier() },
    {
      of: (request: StageRequest) => challengeOf(request) === 'PASSWORD_VERIFIER',
      answer: newPasswordChallenge(),
    },
  ],
  answers: {
    ...nummerInBrowser.answers,
    'emailSuchen ✓ gefunden': { json: { maskierteEmail } },
    'emailSuchen ✓ nichtGefunden': { json: { maskierteEmail: null } },
    'linkSenden ✓ gesendet': { json: {} },
    'serviceSchreiben ✓ gesendet': { json: { eingegangenAm: '2026-11-21T09:00:00.000Z' } },
    'linkPruefen ✓ einrichten': {
      json: {
        art: 'EINRICHTEN',
        email: 'sabine.beispiel@example.org',
        initialPasswort: 'Vom-Link-1234!',
        partnerNummer,
      },
    },
    'rechtEinloesen ✓ eroeffnet': {
      json: {
        art: 'EINRICHTEN',
        email: 'sabine.beispiel@example.org',
        initialPasswort: 'Vom-Abschluss-1234!',
        partnerNummer,
        handynummer: nummerImAntrag,
      },
    },
    '✗ RECHT_UNGUELTIG': conflict('RECHT_UNGUELTIG', konto('RECHT_UNGUELTIG')),
    'linkPruefen ✓ emailBestaetigt': { json: { art: 'EMAIL_BESTAETIGT' } },
    'linkPruefen ✓ besteht': { json: { art: 'BESTEHT' } },
    'linkPruefen ✓ emailGeaendert': { json: { art: 'EMAIL_GEAENDERT', email: neueEmail } },
    'passwortSetzen ✗ PASSWORT_ZU_EINFACH': poolError('InvalidPasswordException'),
    'passwortSetzen ✗ LINK_UNGUELTIG': poolError(
      'NotAuthorizedException',
      'Invalid session for the user.',
    ),
    'passwortSetzen ✗ RECHT_UNGUELTIG': poolError(
      'NotAuthorizedException',
      'Invalid session for the user.',
    ),
    'passwortSetzen ✗ TECHNISCH': poolError('InternalErrorException'),
    'codePruefen ✓ eingerichtet': { json: { art: 'EINGERICHTET', bankGesperrtBis: null } },
  },
  buttons: {
    ...nummerInBrowser.buttons,
    ABWEICHENDE_EMAIL: t('nichtMeine'),
    LINK_ANFORDERN: (from) =>
      t(from.matches({ emailBestaetigen: 'gesendet' }) ? 'linkErneut' : 'linkSenden'),
    NEUER_LINK: (from) =>
      from.matches('rechtUngueltig') ? t('mitVertragsnummer') : nummerInBrowser.buttons.NEUER_LINK,
    ZURUECK: t('zurueck'),
  },
  notices: { fertig: ['Sie sind angemeldet. Künftig brauchen Sie dazu'] },
  fields: { 'WEITER.passwort': ['passwort', 'wiederholung'] },
  happenings: {
    ...nummerInBrowser.happenings,
    LINK_GEOEFFNET: linkGeoeffnet(link),
    'passwortSetzen ✓ gesetzt': async ({ page, calls }) =>
      calls.answer('passwortSetzen', tokenSet(await nowOf(page), 3_600)),
  },
  sentence: (snapshot: AnyMachineSnapshot) => {
    if (snapshot.matches({ emailBestaetigen: 'gesendet' })) return t('linkGesendet');
    if (snapshot.matches('abweichendeEmailGesendet')) return t('abweichendeEmailGesendet');
    if (snapshot.matches('emailBestaetigt')) return t('emailBestaetigt');
    if (snapshot.matches('emailGeaendert')) return t('emailGeaendert', { email: neueEmail });
    const { maskierteEmail: email } = shown.parse(snapshot.context);
    if (snapshot.matches('emailBestaetigen') && !snapshot.hasTag('fehler') && email !== null) {
      return t('emailGefunden', { email });
    }
    return satzVon(snapshot);
  },
};

const shown = z.object({ maskierteEmail: z.nullable(z.string()) });

const serviceNachricht = z.object({
  contractId: z.string(),
  plz: z.string(),
  geburtsdatum: z.string(),
  name: z.string(),
  email: z.string(),
  telefon: z.nullable(z.string()),
});
