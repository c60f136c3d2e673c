// Signs a demo customer in through the real screens; the code comes from the outbox.

/** @param {import('playwright').Page} page @param {string} origin */
export async function signIn(page, origin) {
  await page.goto(`${origin}/kunden/login/`);
  await page.getByLabel('E-Mail-Adresse').fill('anna.bergmann@example.org');
  await page.getByLabel('Passwort', { exact: true }).fill('Demo-Portal2026!');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.locator('[data-flow-state~="code.formular.eingabe"]').waitFor();
  await page.getByLabel('Code aus der SMS').fill(await newestCode(origin));
  await page.waitForURL(`${origin}/kunden/details`);
}

/** @param {string} origin */
async function newestCode(origin) {
  /** @type {{ text: string }[]} */
  const sent = await (await fetch(`${origin}/dev/outbox.json`)).json();
  return /\d{6}/.exec(sent[0]?.text ?? '')?.[0] ?? '';
}
