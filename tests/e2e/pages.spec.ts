import { expect, type Page, type Route, test } from '@playwright/test';
import { accessibilityOf } from '#tests/support/axe.ts';
import { customer } from './customer.ts';

const pages = {
  '/': 'Womit können wir Ihnen helfen?',
  '/haeufige-fragen/': 'Häufige Fragen',
  '/quickstart/': 'So beginnen Sie',
  '/feedback/claim/': 'Wie war es?',
  '/kontakt/': 'Kontakt',
  '/impressum/': 'Impressum',
  '/datenschutz/': 'Datenschutz',
  '/barrierefreiheit/': 'Erklärung zur Barrierefreiheit',
  '/vertrag-widerrufen/': 'Vertrag widerrufen',
  '/antrag/fehler/': 'Ihr Antrag wurde nicht gesendet',
  '/antrag/check-failed/': 'Wir können Ihren Antrag derzeit nicht online abschließen.',
  '/antrag/sorry/': 'Es tut uns leid',
  '/antrag/sorry/agent/': 'Online geht das nicht',
  '/beratung/agent/notfound/': 'Vermittler nicht gefunden',
  '/schaden-melden/': 'Schaden melden',
  '/schaden-melden/fehler/': 'Das hat nicht geklappt',
} as const;

const titles = new Map<string, string>();

for (const [path, heading] of Object.entries(pages)) {
  test(`${path} is there for everybody: heading, title, no error, nothing an aid stumbles over, and it fits a narrow phone and text of double size`, async ({
    page,
  }) => {
    const errors = errorsOf(page);
    await opens(page, path, heading);
    await page.getByRole('button', { name: 'Hilfe' }).waitFor();
    expect(await accessibilityOf(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    // The dark page differs in colours alone.
    expect(await accessibilityOf(page, { coloursOnly: true })).toEqual([]);
    expect(errors).toEqual([]);
    for (const size of [16, 32]) {
      await page.setViewportSize({ width: 20 * size, height: 700 });
      await page.evaluate((px) => {
        document.documentElement.style.fontSize = `${px}px`;
      }, size);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(wide).toBeLessThanOrEqual(0);
    }
    const title = await page.title();
    expect(titles.get(title), title).toBeUndefined();
    titles.set(title, path);
  });
}

test.describe('somebody at the start', () => {
  test('finds claims, contracts, products, ending a contract and contact', async ({ page }) => {
    await opens(page, '/', pages['/']);
    for (const name of [
      'Schaden melden',
      'Verträge ansehen',
      'Hausratversicherung',
      'Vertrag kündigen',
      'Häufige Fragen',
      'Vermittlerportal',
    ]) {
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: 'Hausratversicherung' }).click();
    await expect(page).toHaveURL(/\/hausrat\/antrag/);
  });

  test('is offered first what her brand opens with, in the spelling of her country', async ({
    page,
  }) => {
    const ways = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
    await opens(page, '/?brand=protect', pages['/']);
    await expect(ways).toHaveText([
      'Reise\u00ADversicherung abschließen',
      'Schaden melden',
      'Verträge ansehen',
    ]);
    await opens(page, '/?brand=protect-ch', pages['/']);
    await expect(ways).toHaveText([
      'Reise\u00ADversicherung abschliessen',
      'Schaden melden',
      'Verträge ansehen',
    ]);
    // It sells nothing else.
    const others = { name: 'Versicherung abschliessen', exact: true };
    await expect(page.getByRole('heading', others)).toHaveCount(0);
  });

  test('reaches every way with the keyboard', async ({ page }) => {
    await opens(page, '/', pages['/']);
    const ways = await page.getByRole('main').getByRole('link').count();
    const reached = new Set<string>();
    for (let presses = 0; presses < ways + 6; presses += 1) {
      await page.keyboard.press('Tab');
      reached.add(
        await page.evaluate(() =>
          document.activeElement?.closest('main') ? (document.activeElement.textContent ?? '') : '',
        ),
      );
    }
    reached.delete('');
    expect(reached.size).toBe(ways);
  });
});

test.describe('somebody with a question', () => {
  test('types a word with a slip and opens the answer', async ({ page }) => {
    await opens(page, '/haeufige-fragen/', pages['/haeufige-fragen/']);
    await page.getByLabel('Wonach suchen Sie?').fill('wiederuf');
    await expect(page.getByText(/^\d+ Antworten passen\.$/)).toBeVisible();
    await page.getByText('Wie lange kann ich meinen Vertrag widerrufen?').click();
    await expect(page.getByText('14 Tage lang und ohne Grund.')).toBeVisible();
    await expect(page).toHaveURL(/#widerruf-frist$/);
  });

  test('is told when nothing fits and what to do next', async ({ page }) => {
    await opens(page, '/haeufige-fragen/', pages['/haeufige-fragen/']);
    await page.getByLabel('Wonach suchen Sie?').fill('quantenphysik');
    await expect(page.getByRole('heading', { name: 'Keine Treffer' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Alle Wege zu uns' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Alle Fragen zeigen' }).press('Enter');
    await expect(page.getByLabel('Wonach suchen Sie?')).toBeFocused();
    await expect(page.getByText('Ich ziehe um. Was muss ich tun?')).toBeVisible();
  });

  test('opens a passed-on address and reads the answer at once', async ({ page }) => {
    await opens(page, '/haeufige-fragen/#mahnung', pages['/haeufige-fragen/']);
    await expect(page.getByText(/Überweisen Sie den offenen Betrag/)).toBeInViewport();
  });

  test('prints every answer and not the search', async ({ page }) => {
    await opens(page, '/haeufige-fragen/', pages['/haeufige-fragen/']);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/Überweisen Sie den offenen Betrag/)).toBeVisible();
    await expect(page.getByLabel('Wonach suchen Sie?')).toBeHidden();
  });
});

test.describe('somebody asked for feedback', () => {
  test('follows the link with a score, adds a word and is thanked', async ({ page }) => {
    await opens(page, '/feedback/contract/9', 'Wie war es?');
    await expect(page.getByRole('radio', { name: '9' })).toBeChecked();
    await page.getByLabel(/Was war gut/).fill('Ging schnell.');
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/feedback'));
    // It is under way until both clicks are: the second one would fall on what comes next.
    const held: Route[] = [];
    await page.route('**/api/feedback', (route) => void held.push(route));
    await page.getByRole('button', { name: 'Feedback senden' }).dblclick();
    await expect.poll(() => held.length).toBe(1);
    for (const route of held) await route.continue();
    expect((await answer).status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Vielen Dank für Ihr Feedback.',
    );
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Vielen Dank für Ihr Feedback.',
    );
  });

  test('who chose nothing is asked to choose', async ({ page }) => {
    await opens(page, '/feedback/chat/', 'Wie war es?');
    await page.getByRole('button', { name: 'Feedback senden' }).click();
    await expect(page.getByText('Wählen Sie eine Zahl von 0 bis 10.').first()).toBeVisible();
    await page.getByRole('link', { name: 'Wählen Sie eine Zahl von 0 bis 10.' }).click();
    await expect(page.getByRole('radio', { name: '0', exact: true })).toBeFocused();
  });

  for (const score of ['11', 'zehn', '-1', '007']) {
    test(`a score that is none is left aside: ${score}`, async ({ page }) => {
      await opens(page, `/feedback/chat/${score}`, 'Wie war es?');
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    });
  }

  test('without a network keeps what was typed, also after a reload, and sends it later', async ({
    page,
    context,
  }) => {
    await opens(page, '/feedback/application/', 'Wie war es?');
    await page.getByRole('radio', { name: '7' }).check();
    await page.getByLabel(/Was war gut/).fill('Im Zug geschrieben.');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Feedback senden' }).click();
    await expect(page.getByText(/Ihr Feedback bleibt hier stehen/)).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByLabel(/Was war gut/)).toHaveValue('Im Zug geschrieben.');
    await page.getByRole('button', { name: 'Feedback senden' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Vielen Dank für Ihr Feedback.',
    );
  });

  test('a link that names an unknown place asks in general', async ({ page }) => {
    await opens(page, '/feedback/newsletter/5', 'Wie war es?');
    await expect(page.getByText('Sagen Sie uns, wie Sie das Portal finden.')).toBeVisible();
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/feedback'));
    await page.getByRole('button', { name: 'Feedback senden' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ source: 'general', score: 5 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Vielen Dank für Ihr Feedback.',
    );
  });
});

test('whoever goes on without the unknown broker is not tied to an earlier one', async ({
  page,
}) => {
  await page.goto('/beratung/agent/notfound?vermittlernummer=4711000001');
  await page.getByRole('button', { name: 'Ohne Vermittler fortfahren' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages['/']);
  const kept = await page.evaluate(() => sessionStorage.getItem('aufruf') ?? '');
  expect(kept).not.toContain('4711000001');
});

test('whoever withdraws without signing in is asked for three things, and for no reason', async ({
  page,
}) => {
  await opens(page, '/vertrag-widerrufen/', pages['/vertrag-widerrufen/']);
  await page.getByRole('main').getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveText([
    /Name/,
    /Vertragsnummer/,
    /E-Mail-Adresse/,
  ]);
});

test('a customer signed in finds us, and the broker who looks after the contracts', async ({
  page,
}) => {
  const errors = errorsOf(page);
  const anna = customer(page);
  await anna.signsIn('anna.bergmann@example.org', '/kunden/login/?zurueck=/kunden/kontakt');
  await anna.seesHeading('Ihr Kontakt zu uns');
  await expect(page.getByText('Maklerbüro Westfalen GmbH')).toBeVisible();
  await expect(page.getByRole('link', { name: '030 23125 100' })).toBeVisible();
  expect(await accessibilityOf(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('a broker signed in searches the questions of brokers', async ({ page }) => {
  const ralf = customer(page);
  await ralf.signsIn(
    'ralf.kemper@example.org',
    '/vermittler/login/?zurueck=/vermittler/haeufige-fragen',
  );
  await ralf.seesHeading('Häufige Fragen für Vermittler');
  await page.getByLabel('Wonach suchen Sie?').fill('excel');
  await page.getByText('Kann ich meinen Bestand herunterladen?').click();
  await expect(page.getByText('Ja, als CSV-Datei.')).toBeVisible();
  await page.getByLabel('Wonach suchen Sie?').fill('quantenphysik');
  await expect(page.getByText('Keine Treffer').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Alle Wege zu uns' }).first()).toHaveAttribute(
    'href',
    '/kontakt/',
  );
  expect(await accessibilityOf(page)).toEqual([]);
});

async function opens(page: Page, path: string, heading: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

/** What a page complains about while it is used. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}
