import { expect, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { demoAccounts } from '#server/seeds/accounts.ts';
import { remember, signInWithoutForm, takeUp } from './signedIn.ts';
import { inTurn } from './turn.ts';

const outbox = z.array(z.object({ kanal: z.string(), an: z.string(), text: z.string() }));

/** What a customer does, in her words; every test drives the portal through these. */
export function customer(page: Page, email?: string) {
  let number = numberOf(email);
  return {
    async opensSignIn(path = '/kunden/login/') {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
    },

    async entersPassword(email: string, password = 'Demo-Portal2026!') {
      number = numberOf(email);
      await page.getByLabel('E-Mail-Adresse').fill(email);
      await page.getByLabel('Passwort', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Anmelden' }).click();
    },

    async entersCode(code: string) {
      await page.getByLabel('Code aus der SMS').fill(code);
    },

    /** The newest code that was sent to her number; hers where nobody else signs in as her (`turn.ts`). */
    async readsCode(): Promise<string> {
      const answer = await page.request.get('/dev/outbox.json', { params: { an: number } });
      const sms = outbox.parse(await answer.json()).find(({ kanal }) => kanal === 'SMS');
      return /\d{6}/.exec(sms?.text ?? '')?.[0] ?? '';
    },

    /** Signed in at the end, and at the address; by form and code only where that is what is looked at. */
    async signsIn(email: string, path = '/kunden/login/') {
      number = numberOf(email);
      const isAgent = path.startsWith('/vermittler');
      if (!isAgent) {
        await inTurn(number, () => signInWithoutForm(page, email, () => this.readsCode()));
        await page.goto(path);
      } else if (await takeUp(page, email)) {
        await page.goto(path);
      } else {
        // The first time he is asked for the terms.
        await this.signsInByHand(email, path);
        await remember(page, email);
      }
      await expect(page).not.toHaveURL(/login/);
    },

    async signsInByHand(email: string, path?: string) {
      await this.opensSignIn(path);
      await this.entersPasswordAndCode(email);
      await this.acceptsTerms();
      await expect(page).not.toHaveURL(/login/);
    },

    /** Where the form stands already. */
    async entersPasswordAndCode(email: string) {
      await this.entersCode(await this.getsCode(email, () => this.entersPassword(email)));
    },

    /** The code that was sent for what she did; nobody else asks for one to her number meanwhile. */
    async getsCode(email: string, act: () => Promise<void>): Promise<string> {
      number = numberOf(email);
      return inTurn(number, async () => {
        await act();
        await this.isAt('code.formular.eingabe');
        return this.readsCode();
      });
    },

    /** Over the page, where her session ended; the address of whoever it was stands there. */
    async signsInAgain(email: string, known = email) {
      const dialog = page.getByRole('dialog', { name: 'Bitte erneut anmelden' });
      await expect(dialog.getByLabel('E-Mail-Adresse')).toHaveValue(known);
      number = numberOf(email);
      const code = await inTurn(number, async () => {
        await dialog.getByLabel('E-Mail-Adresse').fill(email);
        await dialog.getByLabel('Passwort', { exact: true }).fill('Demo-Portal2026!');
        await dialog.getByRole('button', { name: 'Anmelden' }).click();
        await expect(dialog.getByLabel('Code aus der SMS')).toBeVisible();
        return this.readsCode();
      });
      await this.entersCode(code);
      await expect(dialog).toBeHidden();
    },

    /** An agent's first sign-in; she is asked once. */
    async acceptsTerms() {
      const terms = page.locator('main[data-flow-state="nutzungsbedingungen.eingabe"]');
      await expect
        .poll(async () => (await terms.isVisible()) || !page.url().includes('login'))
        .toBe(true);
      if (!(await terms.isVisible())) return;
      for (const box of await terms.getByRole('checkbox').all()) await box.check();
      await terms.getByRole('button', { name: 'Zustimmen und weiter' }).click();
    },

    async isAt(state: string) {
      await expect(page.locator(`main[data-flow-state~="${state}"]`)).toBeVisible();
    },

    async seesHeading(text: string | RegExp) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
    },
  };
}

function numberOf(email: string | undefined): string {
  return demoAccounts.find((account) => account.email === email)?.handynummer ?? '';
}
