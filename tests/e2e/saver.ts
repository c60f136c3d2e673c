import { expect, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { applicant } from './applicant.ts';

const mails = z.array(z.object({ text: z.string() }));

/** A customer at one device, who applies for home contents. */
export function saver(page: Page) {
  const she = applicant(page, '');
  return {
    ...she,
    async answersTheFirstPage() {
      await she.asksForThePrice({ plz: '10115', squareMetres: '80' });
      await she.isAt('angebot.steht');
    },
    async saves(email: string) {
      await page.getByRole('button', { name: 'Entwurf speichern' }).click();
      await page.getByLabel('E-Mail-Adresse').fill(email);
      await page.getByRole('dialog').getByRole('button', { name: 'Entwurf speichern' }).click();
      await expect(page.getByText(`Der Link ist unterwegs an ${email}.`)).toBeVisible();
    },
    async savesAgain() {
      await page.getByRole('button', { name: 'Entwurf speichern' }).click();
      await page.getByRole('button', { name: 'Änderungen speichern' }).click();
    },
    /** Also while the note about the first time is still in sight. */
    async readsThatItIsSaved() {
      await expect(page.getByText('Ihr Entwurf ist gespeichert.', { exact: true })).toBeVisible();
    },
    async opens(link: string, plz: string) {
      await page.goto(link);
      await she.isAt('entwurf.frage.offen');
      await this.names(plz);
    },
    async names(plz: string) {
      await page.getByLabel('Postleitzahl').fill(plz);
      await page.getByRole('button', { name: 'Antrag öffnen' }).click();
    },
    /** Address of the link in the newest mail to her. */
    async link(email: string): Promise<string> {
      const answer = await page.request.get('/dev/outbox.json', { params: { an: email } });
      const [mail] = mails.parse(await answer.json());
      const url = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
      return url.pathname + url.search;
    },
  };
}
