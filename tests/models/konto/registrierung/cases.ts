import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { registrierung } from '#machines/konto/registrierung/machine.ts';
import type { LinkErgebnis } from '#machines/konto/parts/link.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { kontoFehler } from '../fehlerfaelle.ts';
import {
  code,
  istIhreNummer,
  nummerAufrufe,
  nummerEreignisse,
  partnerNummer,
} from '../nummerfaelle.ts';

/** She may wish another one than she applied with. */
export const nummerImAntrag = '+491709876543';
const vertrag = { contractId: 'PH250000101', plz: '10115' };
const anders = {
  name: 'Sabine Beispiel',
  geburtsdatum: '1985-04-12',
  email: 'sabine.neu@example.org',
  telefon: '+493012345678',
};
export const passwort = 'Ganz-neu-5678!';
export const maskierteEmail = 's***@example.org';
export const neueEmail = 'sabine.neu@example.org';

const einrichten = ergebnis({ art: 'EINRICHTEN', partnerNummer });
const besteht = ergebnis({ art: 'BESTEHT' });
const emailBestaetigt = ergebnis({ art: 'EMAIL_BESTAETIGT' });
const emailGeaendert = ergebnis({ art: 'EMAIL_GEAENDERT', email: neueEmail });

export const cases = casesFor<typeof registrierung>({
  inputs: {
    frisch: {},
    'mit Link': { einstieg: 'LINK' },
    'vom Abschluss': { einstieg: 'RECHT' },
    'ohne Handynummer': { einstieg: 'NUMMER', partnerNummer },
  },
  events: {
    'WEITER Vertrag': { type: 'WEITER', antwort: vertrag },
    'WEITER ohne Postleitzahl': { type: 'WEITER', antwort: { ...vertrag, plz: '' } },
    LINK_ANFORDERN: { type: 'LINK_ANFORDERN' },
    ABWEICHENDE_EMAIL: { type: 'ABWEICHENDE_EMAIL' },
    ZURUECK: { type: 'ZURUECK' },
    'WEITER andere E-Mail-Adresse': { type: 'WEITER', antwort: anders },
    'WEITER ohne Namen': { type: 'WEITER', antwort: { ...anders, name: '' } },
    'WEITER Passwort': { type: 'WEITER', antwort: { passwort } },
    'WEITER mit zu kurzem Passwort': { type: 'WEITER', antwort: { passwort: 'kurz' } },
    ...nummerEreignisse,
  },
  calls: {
    emailSuchen: {
      done: { gefunden: maskierteEmail, nichtGefunden: null },
      error: kontoFehler('ZU_OFT', 'TECHNISCH'),
    },
    linkSenden: { done: { gesendet: undefined }, error: kontoFehler('ZU_OFT', 'TECHNISCH') },
    serviceSchreiben: { done: { gesendet: undefined }, error: kontoFehler('ZU_OFT', 'TECHNISCH') },
    linkPruefen: {
      done: { einrichten, besteht, emailBestaetigt, emailGeaendert },
      error: kontoFehler('LINK_UNGUELTIG', 'TECHNISCH'),
    },
    rechtEinloesen: {
      done: { eroeffnet: { partnerNummer, handynummer: nummerImAntrag } },
      error: kontoFehler('RECHT_UNGUELTIG', 'ZU_OFT', 'TECHNISCH'),
    },
    passwortSetzen: {
      done: { gesetzt: undefined },
      error: kontoFehler('PASSWORT_ZU_EINFACH', 'LINK_UNGUELTIG', 'RECHT_UNGUELTIG', 'TECHNISCH'),
    },
    nummerWaehlen: {
      ...nummerAufrufe.nummerWaehlen,
      error: kontoFehler(
        'NUMMER_UNVERAENDERT',
        'NUMMER_UNGUELTIG',
        'SITZUNG_ABGELAUFEN',
        'ZU_OFT',
        'TECHNISCH',
      ),
    },
    codeSenden: {
      ...nummerAufrufe.codeSenden,
      error: kontoFehler('ZU_OFT', 'SITZUNG_ABGELAUFEN', 'TECHNISCH'),
    },
    codePruefen: {
      done: { eingerichtet: { bankGesperrtBis: null } },
      error: kontoFehler(
        'CODE_FALSCH',
        'CODE_VERBRAUCHT',
        'SITZUNG_ABGELAUFEN',
        'ZU_OFT',
        'TECHNISCH',
      ),
    },
  },
  // What a password needs is either a link or a right.
  possible: ({ context }, _event, name) => {
    const { einstieg } = gekommen.parse(context);
    if (name === 'passwortSetzen ✗ RECHT_UNGUELTIG') return einstieg === 'RECHT';
    return name !== 'passwortSetzen ✗ LINK_UNGUELTIG' || einstieg !== 'RECHT';
  },
  waits: { CODE_WARTEZEIT: [30_000], LINK_WARTEZEIT: [60_000] },
  once: ['rechtEinloesen', 'serviceSchreiben', 'passwortSetzen', 'codePruefen'],
  // The address decides no arrow; it is part of the key so that the invariants see every one of them.
  flags: ({ einstieg, vertrag: genannt, maskierteEmail: email, handynummer }) => [
    einstieg,
    genannt,
    email,
    handynummer,
  ],
  answers: () => null,
  ends: {
    abweichendeEmailGesendet: 'serviceSchreiben',
    kontoBesteht: null,
    emailBestaetigt: 'linkPruefen ✓ emailBestaetigt',
    emailGeaendert: 'linkPruefen ✓ emailGeaendert',
    fertig: 'codePruefen',
  },
  refusals: {
    // The link is asked for anew from the start.
    '✗ LINK_UNGUELTIG': 'vertragsnummer',
    '✗ RECHT_UNGUELTIG': 'vertragsnummer',
    '✗ SITZUNG_ABGELAUFEN': 'vertragsnummer',
    '✗ PASSWORT_ZU_EINFACH': 'passwortFestlegen',
    '✗ NUMMER_UNVERAENDERT': 'handynummer',
    '✗ NUMMER_UNGUELTIG': 'handynummer',
    '✗ CODE_FALSCH': 'tanPruefen',
    '✗ CODE_VERBRAUCHT': 'tanPruefen',
  },
  invariants: {
    'no password and no code is kept': ({ context }) => {
      const kept = JSON.stringify(context);
      return !kept.includes(passwort) && !kept.includes(code);
    },
    'nobody sets a password or a number without a link or a right that counted': (state) =>
      !['passwortFestlegen', 'handynummer', 'tanPruefen', 'fertig'].some((value) =>
        state.matches(value),
      ) || state.context.partnerNummer === partnerNummer,
    'nobody gets another code before the wait for it is over': (state) =>
      !state.matches('tanPruefen.formular.senden') || state.matches('tanPruefen.erneut.bereit'),
    'whoever goes on by the right of her conclusion finds the number of her application': (state) =>
      !state.matches('passwortFestlegen') ||
      state.context.einstieg !== 'RECHT' ||
      state.context.handynummer === nummerImAntrag,
    'who changed her address reads the new one': (state) =>
      !state.matches('emailGeaendert') || state.context.email === neueEmail,
    'the page after the contract is the same whether an address was found or not': (state) =>
      !state.matches('emailBestaetigen') || state.context.vertrag !== null,
  },
  requests: {
    'the link is sent for the contract she named': ({ id, input }) =>
      id !== 'linkSenden' || isDeepStrictEqual(input, vertrag),
    'the service hears of the contract and of what she said': ({ id, input }) =>
      id !== 'serviceSchreiben' || isDeepStrictEqual(input, { ...vertrag, ...anders }),
    'codes go to the number she wished and to no other': istIhreNummer,
  },
});

const gekommen = z.object({ einstieg: z.string() });

function ergebnis(link: LinkErgebnis): LinkErgebnis {
  return link;
}
