import { expect, type Page, test } from '@playwright/test';
import { customer } from './customer.ts';
import { heldBack } from './heldBack.ts';

const anna = 'anna.bergmann@example.org';
const scripts = /\/assets\/.*\.js$/;
/** What the pages of a customer read, by the address she opens. */
const reads = {
  '/kunden/vertraege': /\/api\/vertrag\/findByPartnerNummer\/P000001$/,
  '/kunden/details': /\/api\/vertrag\/findByPartnerNummer\/P000001$/,
  '/kunden/vertraege/PH250000101': /\/api\/vertrag\/PH250000101$/,
} as const;

for (const [path, call] of Object.entries(reads)) {
  test(`a customer who opens ${path} is asked for her data before a script of the portal is here, and once`, async ({
    page,
  }) => {
    await customer(page).signsIn(anna, '/kunden/kontakt');
    const asked = heard(page, call);
    const errors = spoken(page);
    const held = await heldBack(page, scripts);
    const answer = page.waitForResponse(call);
    await page.goto(path, { waitUntil: 'commit' });
    expect((await answer).status()).toBe(200);
    held.release();
    await expect(page.getByText('Privathaftpflicht').first()).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(errors).toEqual([]);
  });
}

test('whoever is not signed in asks for nobody’s contracts on the way to the sign-in', async ({
  page,
}) => {
  const asked = heard(page, /\/api\/vertrag\//);
  await page.goto('/kunden/vertraege');
  await customer(page).seesHeading('Anmelden');
  expect(asked).toEqual([]);
});

test('whoever sits there half an hour later makes nothing be read that lies behind the sign-in', async ({
  page,
}) => {
  await customer(page).signsIn(anna, '/kunden/kontakt');
  await page.evaluate(() => {
    const longAgo = Date.now() - 31 * 60_000;
    localStorage.setItem('sitzung.benutzer', JSON.stringify({ beginn: longAgo, aktiv: longAgo }));
  });
  const asked = heard(page, /\/api\/vertrag\//);
  await page.goto('/kunden/vertraege');
  await customer(page).seesHeading('Anmelden');
  expect(asked).toEqual([]);
});

test('tokens of another sign-in service that still lie in the browser show nobody’s contracts', async ({
  page,
}) => {
  await customer(page).signsIn(anna, '/kunden/kontakt');
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage)) {
      if (!key.startsWith('CognitoIdentityServiceProvider.')) continue;
      localStorage.setItem(key.replace(/(?<=Provider\.)[^.]+/, 'older'), String(value));
      localStorage.removeItem(key);
    }
  });
  await page.goto('/kunden/vertraege');
  await customer(page).seesHeading('Anmelden');
});

test('a session that was ended elsewhere ends here, although its tokens still look well', async ({
  page,
}) => {
  const deniz = 'deniz.yilmaz@example.org';
  await customer(page).signsIn(deniz, '/kunden/kontakt');
  await page.evaluate(async () => {
    const keys = Object.keys(localStorage);
    const token = localStorage.getItem(keys.find((key) => key.endsWith('.accessToken')) ?? '');
    const pool = await (await fetch('/api/portale/benutzer/pool')).text();
    const ended = await fetch(/"userPoolEndpoint":"([^"]+)"/.exec(pool)?.[1] ?? '', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
      },
      body: JSON.stringify({ AccessToken: token }),
    });
    if (!ended.ok) throw new Error(await ended.text());
  });
  await page.goto('/kunden/vertraege');
  await customer(page).seesHeading('Anmelden');
  await expect(page.getByText('Ihre Sitzung')).toBeVisible();
});

/** Calls of the page to such an address, from now on. */
function heard(page: Page, address: RegExp): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) asked.push(request.url());
  });
  return asked;
}

function spoken(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}
