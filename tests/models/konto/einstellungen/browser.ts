import * as z from 'zod/mini';
import { vermittlerdatenLesen } from '#contract/endpoints/benutzer/vermittlerdaten.ts';
import { einstellungenAendern, einstellungenLesen } from '#contract/endpoints/einstellungen.ts';
import { t } from '#portal/flows/konto/einstellungen/texte.ts';
import type { Given } from '#tests/models/browser/flowInBrowser.ts';
import { unterbrechungImBrowser } from '#tests/models/unterbrechungImBrowser.ts';
import { datenInBrowser } from '../datenImBrowser.ts';

const anfang = {
  mails: { AUFGABE: true, SCHADEN: true, KUENDIGUNG: true, ENTWURF: true },
  signatur: null,
};
const danach = {
  mails: { AUFGABE: false, SCHADEN: true, KUENDIGUNG: true, ENTWURF: false },
  signatur: 'Ralf Kemper',
};

export const inBrowser = unterbrechungImBrowser(
  {
    ...datenInBrowser,
    address: '/vermittler/einstellungen/',
    calls: { einstellungenSpeichern: einstellungenAendern },
    reads: [
      {
        of: einstellungenLesen,
        answer: (given: Given) => ({
          json: given.has('einstellungenSpeichern ✓ gespeichert') ? danach : anfang,
        }),
      },
      {
        of: vermittlerdatenLesen,
        answer: {
          json: {
            name: 'Ralf Kemper',
            email: 'ralf.kemper@example.org',
            handynummer: '+4915228817009',
            agentur: { name: 'Maklerbüro Westfalen GmbH', vermittlerNummer: '4711000001' },
          },
        },
      },
    ],
    behind: {
      'einstellungenSpeichern ✓ gespeichert': {
        link: 'Zu Ihren Daten',
        path: '/vermittler/kundendaten',
        says: () => ['Maklerbüro Westfalen GmbH'],
      },
    },
    links: { 'Zu Ihren Daten': '/vermittler/kundendaten' },
    notices: { gespeichert: ['Ihre Einstellungen gelten ab sofort.'] },
    labels: {
      mails: {
        AUFGABE: t('AUFGABE'),
        SCHADEN: t('SCHADEN'),
        KUENDIGUNG: t('KUENDIGUNG'),
        ENTWURF: t('ENTWURF'),
      },
    },
    bodies: { einstellungenSpeichern: gesendet },
    answers: { ...datenInBrowser.answers, '✓ gespeichert': { json: danach } },
  },
  { nurVermittler: true },
);

const gewaehlt = z.object({ mails: z.array(z.string()), signatur: z.string() });

/** Each mail is on or off. */
function gesendet(input: unknown): object {
  const { mails, signatur } = z.parse(gewaehlt, input);
  return {
    mails: Object.fromEntries(Object.keys(anfang.mails).map((art) => [art, mails.includes(art)])),
    signatur,
  };
}
