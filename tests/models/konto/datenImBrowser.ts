import type { AnyMachineSnapshot } from 'xstate';
import { partnerLesen } from '#contract/endpoints/partner.ts';
import { t } from '#portal/flows/konto/texte.ts';
import type { Given } from '#tests/models/browser/flowInBrowser.ts';
import { kundin } from '#tests/models/browser/pool.ts';
import { conflict, technisch } from '#tests/models/browser/wire.ts';
import { abgelehntSatz } from './abgelehntSatz.ts';

const refused = (code: Parameters<typeof t>[0]) => conflict(code, t(code));

export const partner = {
  art: 'PERSON',
  partnerNummer: kundin.partnernummer,
  anrede: 'FRAU',
  titel: null,
  vorname: 'Anna',
  nachname: 'Bergmann',
  geburtsdatum: '1985-04-12',
  anschrift: { strasse: 'Lindenweg', hausnummer: '7', plz: '10115', ort: 'Berlin' },
  email: 'anna.bergmann@example.org',
  handynummer: '+491721234567',
  telefon: null,
  vermittlerNummer: null,
};

/** What is known of her once she has changed it. */
export const neueAngaben = { anrede: 'HERR', titel: 'Dr.', telefon: '+493012345678' };

/** What a flow in which somebody signed in changes her own data brings to the browser. */
export const datenInBrowser = {
  signedIn: true,
  reads: [
    {
      of: partnerLesen,
      answer: (given: Given) => ({
        json: {
          ...partner,
          ...(given.has('kontaktdatenSpeichern ✓ gespeichert') ? neueAngaben : {}),
          ...(given.has('codePruefen ✓ geaendert') ? { handynummer: '+491759876543' } : {}),
        },
      }),
    },
  ],
  answers: {
    '✗ ZU_OFT': { ...technisch, status: 429 },
    '✗ BESTAETIGUNG_NOETIG': refused('BESTAETIGUNG_NOETIG'),
    '✗ CODE_FALSCH': refused('CODE_FALSCH'),
    '✗ CODE_VERBRAUCHT': refused('CODE_VERBRAUCHT'),
    '✗ EMAIL_NICHT_VERWENDBAR': refused('EMAIL_NICHT_VERWENDBAR'),
    '✗ PASSWORT_FALSCH': refused('PASSWORT_FALSCH'),
    '✗ PASSWORT_VERWENDET': refused('PASSWORT_VERWENDET'),
    '✗ PASSWORT_ZU_EINFACH': refused('PASSWORT_ZU_EINFACH'),
  },
  sentence: satzVon,
} as const;

/** Why the last attempt failed. */
function satzVon(snapshot: AnyMachineSnapshot): string | null {
  if (snapshot.hasTag('fehler')) return t('TECHNISCH');
  return abgelehntSatz(snapshot);
}
