import { expect, type Locator, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'rich-text'));

test('A customer finds the text by its label and writes with the keyboard alone', async ({
  page,
}) => {
  const field = state(page, 'leer');
  const text = await ready(field);
  await page.keyboard.press('Tab');
  await expect(field.getByRole('button', { name: 'Fett' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(text).toBeFocused();
  await page.keyboard.type('Guten Tag');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Danke');
  await expect(field.locator('[data-text]')).toHaveAttribute('data-text', 'Guten Tag\nDanke');
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
});

test('A customer goes through the toolbar with the arrow keys, one stop of the Tab key', async ({
  page,
}) => {
  const field = state(page, 'leer');
  await ready(field);
  const toolbar = field.getByRole('toolbar', { name: 'Text gestalten' });
  await expect(toolbar.getByRole('button')).toHaveText([
    'Fett',
    'Kursiv',
    'Unterstrichen',
    'Markiert',
    'Aufzählung',
    'Nummerierung',
    'Rückgängig',
    'Wiederholen',
  ]);
  await expect(toolbar.locator('[tabindex="0"]')).toHaveCount(1);
  await toolbar.getByRole('button', { name: 'Fett' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(toolbar.getByRole('button', { name: 'Kursiv' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(toolbar.getByRole('button', { name: 'Wiederholen' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(toolbar.getByRole('button', { name: 'Fett' })).toBeFocused();
});

for (const [word, mark] of [
  ['Fett', 'bold'],
  ['Kursiv', 'italic'],
  ['Unterstrichen', 'underline'],
  ['Markiert', 'highlight'],
]) {
  test(`A customer writes something with „${word}“ and stops it again`, async ({ page }) => {
    const field = state(page, 'leer');
    const text = await ready(field);
    const button = field.getByRole('button', { name: String(word) });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toBeFocused();
    await text.focus();
    await page.keyboard.type('wichtig');
    await button.click();
    await expect(text).toBeFocused();
    await page.keyboard.type(' nicht');
    const content = [
      { type: 'text', text: 'wichtig', marks: [{ type: mark }] },
      { type: 'text', text: ' nicht' },
    ];
    expect(await documentOf(field)).toEqual({
      type: 'doc',
      content: [{ type: 'paragraph', content }],
    });
  });
}

test('A customer writes bullet and numbered lists, one below the other', async ({ page }) => {
  const field = state(page, 'leer');
  const text = await ready(field);
  await text.click();
  await page.keyboard.type('Decke');
  await field.getByRole('button', { name: 'Aufzählung' }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Teppich');
  await expect(text.locator('ul > li')).toHaveText(['Decke', 'Teppich']);
  await field.getByRole('button', { name: 'Nummerierung' }).click();
  await expect(text.locator('ol > li')).toHaveText(['Decke', 'Teppich']);
  await expect(field.getByRole('button', { name: 'Aufzählung' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(field.locator('[data-text]')).toHaveAttribute('data-text', 'Decke\nTeppich');
});

test('A customer takes a step back and forward again', async ({ page }) => {
  const field = state(page, 'leer');
  const text = await ready(field);
  const undo = field.getByRole('button', { name: 'Rückgängig' });
  const redo = field.getByRole('button', { name: 'Wiederholen' });
  await expect(undo).toBeDisabled();
  await text.click();
  await page.keyboard.type('Hallo');
  await expect(undo).toBeEnabled();
  await undo.click();
  await expect(text).toHaveText('');
  await expect(undo).toBeDisabled();
  await redo.click();
  await expect(text).toHaveText('Hallo');
});

test('A customer who begins a line with a date does not begin a list', async ({ page }) => {
  const field = state(page, 'leer');
  const text = await ready(field);
  await text.click();
  await page.keyboard.type('24. November, **nicht** fett');
  await expect(text.locator('li')).toHaveCount(0);
  await expect(text).toHaveText('24. November, **nicht** fett');
});

test('A customer who pastes from elsewhere keeps words and what the toolbar offers, nothing else', async ({
  page,
}) => {
  const field = state(page, 'leer');
  const text = await ready(field);
  await text.click();
  await paste(
    text,
    '<h1 style="color:red" onclick="alert(1)">Titel</h1><p><b>fett</b> und <a href="https://fremd.example">Verweis</a>\u200B<img src="x" onerror="alert(1)"></p><script>alert(1)</script><style>p{color:red}</style><table><tr><td>Zelle</td></tr></table><ul><li>Punkt</li></ul>',
  );
  await expect(text.locator('ul > li')).toHaveText('Punkt');
  await expect(text.locator('b, strong')).toHaveText('fett');
  await expect(text).toContainText('fett und Verweis');
  await expect(text.locator('h1, a, img, script, style, table, [style], [onclick]')).toHaveCount(0);
  const document = await field.locator('[data-document]').getAttribute('data-document');
  expect(document).not.toContain('\u200B');
  expect(document).not.toContain('fremd.example');
  expect(document).toContain('Zelle');
});

test('A customer who comes back finds her text with its format', async ({ page }) => {
  const text = await ready(state(page, 'gefuellt'));
  await expect(text.locator('strong')).toHaveText('gestern Abend');
  await expect(text.locator('em')).toHaveText('vermutlich');
  await expect(text.locator('u')).toHaveText('Frost');
  await expect(text.locator('mark')).toHaveText('vor 12 Uhr');
  await expect(text.locator('ul > li')).toHaveText(['Decke im Bad', 'Teppich im Flur']);
  await expect(text.locator('ol > li')).toHaveText(['Wasser abgestellt', 'Fotos gemacht']);
});

test('A customer who wrote too much reads by how much, and what to do', async ({ page }) => {
  const field = state(page, 'zu-lang');
  const text = await ready(field);
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await expect(text).toHaveAccessibleDescription(
    'Höchstens 20 Zeichen. Kürzen Sie Ihre Nachricht auf 20 Zeichen.',
  );
  await expect(field.getByText('14 Zeichen zu viel').first()).toBeVisible();
  await text.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Kurz');
  await expect(field.getByText('noch 16 von 20 Zeichen').first()).toBeVisible();
});

test('A customer sees which text she may leave out', async ({ page }) => {
  const field = state(page, 'hinweis');
  const text = await ready(field, 'Was ist passiert? (optional)');
  await expect(text).toHaveAttribute('aria-required', 'false');
});

test('A customer whose editor cannot be fetched writes plain words', async ({ browser }) => {
  // A page that has never had the editor: the browser keeps what it once fetched.
  const page = await browser.newPage();
  await page.route(/rich-text\/Editor\.tsx|assets\/Editor-/, (route) => route.abort());
  await openSample(page, 'rich-text');
  const field = state(page, 'leer');
  await field.locator('textarea').fill('Guten Tag\nDanke');
  await expect(field.locator('[data-text]')).toHaveAttribute('data-text', 'Guten Tag\nDanke');
  expect(await documentOf(field)).toEqual({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'Guten Tag' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'Danke' }] },
    ],
  });
  await page.close();
});

test('A customer on a phone finds each button large enough, and no style tag slows her', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const field = state(page, 'gefuellt');
  await ready(field);
  for (const button of await field.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  // While developing, Vite itself writes style tags; it marks them.
  await expect(page.locator('style:not([data-vite-dev-id])')).toHaveCount(0);
});

/** The text of the field, once its editor is there. */
async function ready(field: Locator, name = 'Ihre Nachricht'): Promise<Locator> {
  const text = field.getByRole('textbox', { name, exact: true });
  await expect(field.getByRole('toolbar')).toBeVisible();
  await expect(text).toBeVisible();
  return text;
}

async function documentOf(field: Locator): Promise<unknown> {
  const json = await field.locator('[data-document]').getAttribute('data-document');
  const document: unknown = JSON.parse(json ?? '{}');
  return document;
}

async function paste(text: Locator, html: string): Promise<void> {
  await text.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);
}
