import { codeWartezeitMs } from '#machines/parts/wartezeit.ts';
import { codeFristMs } from './codeFrist.ts';
import { code } from './schritte/code.ts';
import { initialpasswort } from './schritte/initialpasswort.ts';
import { neuesPasswort } from './schritte/neuesPasswort.ts';
import { nutzungsbedingungen } from './schritte/nutzungsbedingungen.ts';
import { zugangsdaten } from './schritte/zugangsdaten.ts';
import { anmeldeSetup } from './setup.ts';

/** Where she begins again: by herself, or because it took too long. */
const zurueck = {
  zurueck: '#zugangsdaten',
  abgelaufen: '#zugangsdaten.wieder.anmeldungAbgelaufen',
} as const;

/** Sign-in of both portals: password, then the code from the SMS (`domain/konto.md §3`). */
export const anmeldung = anmeldeSetup.createMachine({
  id: 'anmeldung',
  description: 'Anmeldung mit Passwort und Code per SMS',
  context: ({ input }) => ({
    portal: input.portal,
    angemeldet: input.angemeldet ?? false,
    email: input.email ?? '',
    version: '',
    handynummer: input.offenerCode?.handynummer ?? '',
    versuche: input.offenerCode?.versuche ?? 0,
    restMs: input.offenerCode?.restMs ?? codeFristMs,
    wartezeitMs: input.offenerCode?.wartezeitMs ?? codeWartezeitMs,
    sperreMs: 0,
  }),
  initial: 'einstieg',
  on: {
    ANDERSWO_ANGEMELDET: {
      target: '.zugelassen',
      description: 'In einem anderen Tab angemeldet',
    },
    SITZUNG_ABGELAUFEN: {
      target: '.zugangsdaten.wieder.sitzungAbgelaufen',
      description: 'Die Sitzung ist abgelaufen',
    },
    ABGEMELDET: {
      target: '.zugangsdaten.wieder.abgemeldet',
      description: 'In einem anderen Tab abgemeldet',
    },
  },
  states: {
    einstieg: {
      description: 'Angemeldet, oder wartet schon ein Code auf seine Eingabe?',
      always: [
        { guard: 'schonAngemeldet', target: 'zugelassen' },
        { guard: 'codeOffen', target: 'code' },
        { target: 'zugangsdaten' },
      ],
    },
    zugangsdaten: zugangsdaten({
      code: '#code',
      neuesPasswort: '#neuesPasswort',
      zugelassen: '#zugelassen',
      gesperrt: '#gesperrt',
      initialpasswortAbgelaufen: '#initialpasswort',
    }),
    initialpasswort: initialpasswort({ zurueck: '#zugangsdaten' }),
    neuesPasswort: neuesPasswort({
      code: '#code',
      zugelassen: '#zugelassen',
      gesperrt: '#gesperrt',
      ...zurueck,
    }),
    code: code({
      neuesPasswort: '#neuesPasswort',
      zugelassen: '#zugelassen',
      gesperrt: '#gesperrt',
      ...zurueck,
      zuVieleCodes: '#zugangsdaten.wieder.zuVieleCodes',
      codeNurNeu: '#zugangsdaten.wieder.codeNurNeu',
    }),
    gesperrt: {
      id: 'gesperrt',
      description: 'Nach zu vielen Fehlversuchen gesperrt, nach weiteren länger',
      meta: { step: 'gesperrt', title: 'Zugang vorübergehend gesperrt' },
      after: {
        SPERRZEIT: {
          target: 'zugangsdaten',
          description: 'Wenn die Sperre endet, so lang wie der Server sie nennt',
        },
      },
    },
    zugelassen: {
      id: 'zugelassen',
      description: 'Wer Verträge vermittelt, stimmt vorher den Bedingungen zu',
      always: [{ guard: 'istVermittler', target: 'nutzungsbedingungen' }, { target: 'angemeldet' }],
    },
    nutzungsbedingungen: nutzungsbedingungen({
      angemeldet: '#angemeldet',
      zurueck: '#zugangsdaten',
      abgelaufen: '#zugangsdaten.wieder.sitzungAbgelaufen',
    }),
    angemeldet: {
      id: 'angemeldet',
      description: 'Angemeldet',
      meta: { step: 'angemeldet', title: 'Angemeldet' },
      type: 'final',
    },
  },
});
