import { expect, test } from '@playwright/test';
import { applicant } from './applicant.ts';

const password = 'Kornblume-77x';

test('a new customer opens her account from the page that confirms her contract, finds it in her list and proves her address later', async ({
  page,
}) => {
  const lea = applicant(page, 'gleich-dabei');
  const number = '+4917604069041';
  await lea.isReadyToConclude({ person: anders('Lea') });
  await lea.concludes();
  await lea.hasOneContract();
  const [contract = ''] = await lea.contracts();
  await expect(page.getByText('genügen dafür ein Passwort und ein Code')).toBeVisible();
  // The page that is loaded anew still knows.
  await page.reload();
  await page.getByRole('link', { name: 'Zugang anlegen' }).click();

  await lea.isAt('passwortFestlegen.eingabe');
  await page.getByLabel('Neues Passwort').fill(password);
  await page.getByLabel('Passwort wiederholen').fill(password);
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await lea.isAt('handynummer.eingabe');
  // It is the one she applied with.
  await expect(page.getByLabel('Handynummer')).not.toHaveValue('');
  await page.getByLabel('Handynummer').fill(number);
  await page.getByRole('button', { name: 'Code senden' }).click();
  await lea.isAt('tanPruefen.formular.eingabe');
  await lea.entersCode(await lea.newestCode(number));
  await lea.isAt('fertig');
  await expect(page.getByText('Bestätigen Sie noch Ihre E-Mail-Adresse')).toBeVisible();
  await page.goto('/kunden/vertraege');
  await expect(page.getByText(contract)).toBeVisible();

  await page.goto('/kunden/kundendaten');
  const notice = page.getByText('Bestätigen Sie Ihre E-Mail-Adresse');
  await expect(notice).toBeVisible();
  const link = /https?:\S+#token=\S+/.exec(await lea.newestMail())?.[0] ?? '';
  const { pathname, search, hash } = new URL(link);
  await page.goto(pathname + search + hash);
  await lea.isAt('emailBestaetigt');
  await page.goto('/kunden/kundendaten');
  await expect(page.getByRole('main').getByText(lea.email)).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a new customer whose page was loaded anew before her password reads that this goes once, and how to go on', async ({
  page,
}) => {
  const mia = applicant(page, 'nur-einmal');
  await mia.isReadyToConclude({ person: anders('Mia') });
  await mia.concludes();
  await mia.hasOneContract();
  await page.getByRole('link', { name: 'Zugang anlegen' }).click();
  await mia.isAt('passwortFestlegen.eingabe');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('zugangsrecht');
  await page.reload();
  await mia.isAt('rechtUngueltig');
  await expect(page.getByText('Ohne E-Mail geht das nur einmal')).toBeVisible();
  await page.getByRole('button', { name: 'Weiter mit Vertragsnummer' }).click();
  await mia.seesHeading('Zugang einrichten');
});

function anders(vorname: string) {
  return {
    anrede: 'FRAU',
    vorname,
    nachname: 'Anders',
    geburtsdatum: '1988-04-12',
    woanders: false,
  };
}
