import { expect, type Locator, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

const brief = { name: 'Brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Brief') };

test.describe('with a keyboard', () => {
  test.beforeEach(({ page }) => openSample(page, 'file-upload'));

  test('A customer reads what may be uploaded before she chooses', async ({ page }) => {
    const input = state(page, 'leer').getByLabel('Dateien auswählen');
    await expect(input).toHaveAccessibleDescription(
      'Fotos (HEIC, HEIF, JPEG, PNG), Videos (MPEG, MP4, MOV), PDF und TXT. Höchstens 20 Dateien, je bis 20\u00A0MB.',
    );
    await expect(input).toHaveAttribute('accept', /image\/heic.*video\/quicktime.*\.pdf.*\.txt/);
    await expect(state(page, 'leer').getByText('Foto aufnehmen')).toBeHidden();
  });

  test('A customer chooses files with the keyboard alone and hears that they arrived', async ({
    page,
  }) => {
    const field = state(page, 'leer');
    // Asked for first: the browser hands its dialog over from then on.
    const chooser = page.waitForEvent('filechooser');
    const input = field.getByLabel('Dateien auswählen');
    await input.focus();
    await expect(input).toBeFocused();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles([brief, { ...brief, name: 'Anlage.pdf' }]);
    await expect(row(field, 'Brief.pdf')).toContainText('Hochgeladen');
    await expect(field.getByRole('status')).toHaveText('2 Dateien hochgeladen.');
    await expect(field.locator('[data-busy]')).toHaveAttribute('data-busy', 'false');
  });

  test('A customer drops files onto the area', async ({ page }) => {
    const field = state(page, 'leer');
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['Foto'], 'Foto.jpg', { type: 'image/jpeg' }));
      return transfer;
    });
    const area = field.getByText('hierher ziehen');
    await area.dispatchEvent('dragenter', { dataTransfer: data });
    await expect(field.locator('[data-over]')).toBeVisible();
    await area.dispatchEvent('drop', { dataTransfer: data });
    await expect(row(field, 'Foto.jpg')).toContainText('Hochgeladen');
    await expect(field.locator('[data-over]')).toHaveCount(0);
  });

  test('A customer who drops a file beside the area does not lose the page', async ({ page }) => {
    const kept = await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['Foto'], 'Foto.jpg', { type: 'image/jpeg' }));
      const drop = new DragEvent('drop', { dataTransfer, cancelable: true, bubbles: true });
      return !document.body.dispatchEvent(drop);
    });
    expect(kept).toBe(true);
  });

  test('A customer pastes a picture', async ({ page }) => {
    const field = state(page, 'leer');
    await field.getByLabel('Dateien auswählen').evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['Bild'], 'image.png', { type: 'image/png' }));
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    await expect(row(field, 'image.png')).toContainText('Hochgeladen');
  });

  test('A customer sees how far a file is and cancels it', async ({ page }) => {
    const field = state(page, 'leer');
    await choose(field, [{ ...brief, name: 'hängt.pdf' }]);
    const hanging = row(field, 'hängt.pdf');
    await expect(
      hanging.getByRole('progressbar', { name: 'hängt.pdf wird hochgeladen' }),
    ).toHaveJSProperty('value', 0.4);
    await expect(hanging).toContainText('40\u00A0%');
    await expect(field.locator('[data-busy]')).toHaveAttribute('data-busy', 'true');
    await hanging.getByRole('button', { name: 'Abbrechen hängt.pdf' }).click();
    await expect(hanging).toHaveCount(0);
    await expect(field.getByLabel('Dateien auswählen')).toBeFocused();
    await expect(field.locator('[data-busy]')).toHaveAttribute('data-busy', 'false');
  });

  test('A customer whose connection fails sends the file again', async ({ page }) => {
    const field = state(page, 'leer');
    await choose(field, [{ ...brief, name: 'wackelt.pdf' }]);
    const shaky = row(field, 'wackelt.pdf');
    await expect(shaky).toContainText('Das Hochladen hat nicht geklappt.');
    await expect(field.getByRole('status')).toContainText('Das Hochladen hat nicht geklappt.');
    await shaky.getByRole('button', { name: 'Erneut versuchen wackelt.pdf' }).press('Enter');
    await expect(shaky).toBeFocused();
    await expect(shaky).toContainText('Hochgeladen');
  });

  test('A customer reads at each file why it is not taken', async ({ page }) => {
    const field = state(page, 'hinweis');
    await choose(field, [
      { name: 'Liste.docx', mimeType: 'application/msword', buffer: Buffer.from('x') },
      { name: 'leer.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
      { name: 'gross.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(1_100_000, 'x') },
      { ...brief, name: 'eicar.pdf' },
    ]);
    await expect(row(field, 'Liste.docx')).toContainText(
      'Dieser Dateityp wird nicht unterstützt. Erlaubt sind JPEG, PNG und PDF.',
    );
    await expect(row(field, 'leer.pdf')).toContainText('Die Datei ist leer.');
    await expect(row(field, 'gross.pdf')).toContainText('Die Datei ist größer als 1\u00A0MB.');
    await expect(row(field, 'eicar.pdf')).toContainText('Die Datei konnte nicht geprüft werden.');
    await expect(row(field, 'eicar.pdf').getByRole('button')).toHaveText(['Entfernen eicar.pdf']);
  });

  test('A customer who chooses too many keeps those that fit', async ({ page }) => {
    const field = state(page, 'hinweis');
    await choose(
      field,
      ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'].map((name) =>
        Object.assign({}, brief, { name }),
      ),
    );
    await expect(field.getByText('Hochgeladen', { exact: true })).toHaveCount(3);
    await expect(row(field, '2 weitere Dateien')).toContainText(
      'Sie können höchstens 3 Dateien hochladen.',
    );
  });

  test('A customer does not upload the same file twice, but two of the same name', async ({
    page,
  }) => {
    const field = state(page, 'leer');
    await choose(field, [brief]);
    await choose(field, [brief]);
    await expect(field.getByRole('listitem').last()).toContainText(
      'Diese Datei haben Sie schon ausgewählt.',
    );
    await choose(field, [{ ...brief, buffer: Buffer.from('Ein anderer Brief') }]);
    await expect(row(field, 'Brief (2).pdf')).toContainText('Hochgeladen');
  });

  test('A customer who comes back finds what she uploaded and removes it', async ({ page }) => {
    const field = state(page, 'gefuellt');
    await field.getByRole('button', { name: 'Entfernen Decke im Bad.heic' }).focus();
    await page.keyboard.press('Enter');
    await expect(row(field, 'Decke im Bad.heic')).toHaveCount(0);
    await expect(field.getByRole('button', { name: /^Entfernen Rechnung/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field.getByRole('listitem')).toHaveCount(0);
    await expect(field.getByLabel('Dateien auswählen')).toBeFocused();
  });

  test('A customer removes a file that has just arrived', async ({ page }) => {
    const field = state(page, 'leer');
    await choose(field, [brief]);
    await row(field, 'Brief.pdf').getByRole('button', { name: 'Entfernen Brief.pdf' }).click();
    await expect(field.getByRole('listitem')).toHaveCount(0);
    await choose(field, [brief]);
    await expect(row(field, 'Brief.pdf')).toContainText('Hochgeladen');
  });

  test('A customer without the photo reads at the field what to do', async ({ page }) => {
    const input = state(page, 'fehler').getByLabel('Dateien auswählen');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(/Laden Sie mindestens ein Foto/);
  });

  test('A customer sees which files she may leave out', async ({ page }) => {
    await expect(page.getByRole('group', { name: 'Kaufbelege (optional)' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });

  test('A customer takes a photo with the camera', async ({ page }) => {
    await openSample(page, 'file-upload');
    const field = state(page, 'leer');
    await expect(field.getByText('hierher ziehen')).toBeHidden();
    const camera = field.getByLabel('Foto aufnehmen');
    await expect(camera).toHaveAttribute('capture', 'environment');
    const box = await camera.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await camera.setInputFiles({ ...brief, name: 'image.jpg', mimeType: 'image/jpeg' });
    await expect(row(field, 'image.jpg')).toContainText('Hochgeladen');
  });
});

function row(field: Locator, name: string): Locator {
  return field.getByRole('listitem').filter({ hasText: name });
}

async function choose(field: Locator, files: Parameters<Locator['setInputFiles']>[0]) {
  await field.getByLabel('Dateien auswählen').setInputFiles(files);
}
