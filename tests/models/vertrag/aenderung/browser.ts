import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { t } from '#portal/flows/vertrag/aenderung/texte.ts';
import type { BrowserDriver, Stage } from '#tests/models/browser/driver.ts';
import type { Answer } from '#tests/models/browser/heldCalls.ts';
import {
  kundin,
  refused,
  serveIdentity,
  servePool,
  signInElsewhere,
  signOutElsewhere,
  storedTokens,
} from '#tests/models/browser/pool.ts';
import { berechnet, hinderung, jaehrlich, versicherungsNummer } from './cases.ts';
import { vertrag, vertragGespeichert } from './wire.ts';

const adresse = `/kunden/zahlungsweise/${versicherungsNummer}`;

export const driver: BrowserDriver = {
  wire: async ({ page, calls }) => {
    await servePool(page);
    await serveIdentity(page, calls, () => ({ json: {} }));
    await page.route(`**/api/vertrag/${versicherungsNummer}`, (route) =>
      route.fulfill({ json: vertrag }),
    );
    await page.route('**/beitrag/zahlweise', (route) =>
      calls.hold('berechnen', route, technisch()),
    );
    await page.route(`**/api/vertrag/${versicherungsNummer}/zahlweise`, (route) =>
      calls.hold('speichern', route, technisch()),
    );
    await signInBefore(page);
  },
  starts: {
    frisch: async ({ page }) => void (await page.goto(adresse)),
    'mit aufgehobener Auswahl': async ({ page }) => {
      await page.goto('/');
      await page.evaluate(([key, draft]) => sessionStorage.setItem(key, draft), [
        `entwurf:aenderung:${versicherungsNummer}:${kundin.sub}`,
        JSON.stringify({ schema: 1, schritt: 'auswahl', antworten: { auswahl: jaehrlich } }),
      ] as const);
      await page.goto(adresse);
    },
  },
  steps: {
    'WEITER jährlich': chosen(t('JAEHRLICH')),
    'WEITER halbjährlich': chosen(t('HALBJAEHRLICH')),
    ERNEUT: ({ page }, from) =>
      page
        .getByRole('button', {
          name: t(from.matches('fehlerBeimSpeichern') ? 'nochmalSpeichern' : 'nochmalBerechnen'),
        })
        .click(),
    SPEICHERN: ({ page }) => page.getByRole('button', { name: t('verbindlichSpeichern') }).click(),
    BESTAETIGEN: ({ page }) => inDialog(page, 'bestätigen'),
    ABBRECHEN: ({ page }) => inDialog(page, 'abbrechen'),
    ABGEMELDET: ({ page }) => signOutElsewhere(page),
    SITZUNG_ABGELAUFEN: async ({ page, calls }) => {
      await signInElsewhere(page, storedTokens(await page.evaluate(() => Date.now()), -60));
      await calls.answer('renewal', refused());
    },
    'zum Schritt auswahl': async ({ page }) => void (await page.goBack()),
    'zum Schritt vergleich': async ({ page }) => void (await page.goForward()),
    'berechnen ✓ berechnet': answered('berechnen', { json: berechnet }),
    'berechnen ✗ abgelehnt': answered('berechnen', conflict(hinderung.code, hinderung.text)),
    'berechnen ✗ sitzungAbgelaufen': answered('berechnen', nichtAngemeldet()),
    'berechnen ✗ technisch': answered('berechnen', technisch()),
    'speichern ✓ gespeichert': answered('speichern', { json: vertragGespeichert }),
    'speichern ✗ preisGeaendert': answered(
      'speichern',
      conflict('PREIS_GEAENDERT', 'Der Beitrag hat sich geändert.'),
    ),
    'speichern ✗ abgelehnt': answered('speichern', conflict(hinderung.code, hinderung.text)),
    'speichern ✗ sitzungAbgelaufen': answered('speichern', nichtAngemeldet()),
    'speichern ✗ technisch': answered('speichern', technisch()),
  },
  sentence: (snapshot) => {
    if (snapshot.matches('abgelehnt')) return hinderung.text;
    if (snapshot.matches('unterbrochen')) return t('unterbrochen');
    if (snapshot.hasTag('fehler')) return t('fehler');
    const { preisGeaendert } = kontext.parse(snapshot.context);
    return preisGeaendert && snapshot.matches('vergleich') ? t('preisGeaendert') : null;
  },
};

const kontext = z.object({ preisGeaendert: z.boolean() });

function chosen(zahlweise: string) {
  return async ({ page }: Stage) => {
    await page.getByRole('radio', { name: new RegExp(`^${zahlweise}`) }).check();
    await page.locator('form').getByRole('button').click();
  };
}

async function inDialog(page: Page, button: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
}

function answered(id: string, answer: Answer) {
  return ({ calls }: Stage) => calls.answer(id, answer);
}

function conflict(code: string, errorMessage: string): Answer {
  return { status: 409, json: { code, errorMessage } };
}

function nichtAngemeldet(): Answer {
  const errorMessage = 'Bitte melden Sie sich an.';
  return { status: 401, json: { code: 'NICHT_ANGEMELDET', errorMessage } };
}

function technisch(): Answer {
  return { status: 503, json: { code: 'NICHT_ERREICHBAR', errorMessage: 'Bitte später nochmal.' } };
}

/** She has signed in before the flow is opened; the note keeps a reload from doing it again. */
async function signInBefore(page: Page): Promise<void> {
  await page.addInitScript(
    (entries) => {
      if (sessionStorage.getItem('tour') !== null) return;
      sessionStorage.setItem('tour', 'x');
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    storedTokens(Date.parse('2026-11-21T10:00:00+01:00'), 86_400),
  );
}
