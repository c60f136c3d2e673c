import { expect, test } from '@playwright/test';
import * as z from 'zod/mini';
import { accessibilityOf } from '#tests/support/axe.ts';
import { customer } from './customer.ts';

const outbox = z.array(z.object({ betreff: z.nullable(z.string()), text: z.string() }));

test('a broker advises somebody new with few inputs, and she reads the record behind the link in her mail', async ({
  page,
}) => {
  const ralf = customer(page);
  await ralf.signsIn(
    'ralf.kemper@example.org',
    '/vermittler/login/?zurueck=/vermittler/hausrat/beratung/',
  );
  let eingaben = 0;
  const klickt = async (rolle: 'button' | 'radio' | 'checkbox', name: string) => {
    eingaben += 1;
    const ziel = page.getByRole('main').getByRole(rolle, { name, exact: true });
    await (rolle === 'button' ? ziel.click() : ziel.check({ force: true }));
  };
  const tippt = async (name: string, text: string) => {
    eingaben += 1;
    await page.getByRole('main').getByRole('textbox', { name }).fill(text);
  };

  await klickt('radio', 'Neuer Kunde');
  await tippt('Name des Kunden', 'Oskar Neumann');
  expect(await accessibilityOf(page)).toEqual([]);
  await klickt('button', 'Weiter');
  await ralf.isAt('erstinformation');
  await klickt('checkbox', 'Ich habe dem Kunden meine Erstinformation ausgehändigt.');
  await klickt('button', 'Weiter');
  await ralf.isAt('bedarf');
  await klickt('radio', 'Neuer Vertrag');
  await klickt('radio', 'Vor Ort');
  await tippt('Was wünscht sich der Kunde?', 'Schutz bei Starkregen, höchstens 200 Euro im Jahr.');
  await tippt('Was soll versichert werden?', 'Hausrat einer Mietwohnung');
  await klickt('radio', 'Nein');
  await klickt('button', 'Weiter');
  await ralf.isAt('einstieg');
  await tippt('Postleitzahl', '48143');
  await tippt('Wohnfläche in m²', '80');
  await klickt('radio', 'Gutes Verhältnis von Schutz und Beitrag');
  await klickt('button', 'Angebote vergleichen');
  await ralf.isAt('angebotVergleich');
  await klickt('radio', 'Komfort');
  await klickt('button', 'Dieses Angebot empfehlen');
  await ralf.isAt('empfehlung');
  await tippt('Ihre Gründe', 'Starkregen ist dabei.');
  await page
    .getByRole('radiogroup', { name: 'Wofür entscheidet sich der Kunde?' })
    .getByText('Komfort')
    .click();
  eingaben += 1;
  expect(await accessibilityOf(page)).toEqual([]);
  await klickt('button', 'Protokoll erstellen');
  await ralf.isAt('beratungsprotokoll');
  expect(eingaben).toBeLessThanOrEqual(40);
  await expect(page.getByText('Sie folgen dem Rat und wählen Komfort.')).toBeVisible();

  await klickt('button', 'Protokoll stimmt, weiter');
  await ralf.isAt('abschlussweg');
  await tippt('E‑Mail-Adresse des Kunden', 'o.neumann@example.org');
  await klickt('button', 'Protokoll und Antrag senden');
  await ralf.isAt('gesendet');
  const mail = async () => {
    const params = { an: 'o.neumann@example.org' };
    const answer = await page.request.get('/dev/outbox.json', { params });
    return outbox
      .parse(await answer.json())
      .map(({ text }) => text)
      .join('\n');
  };
  await expect.poll(mail).toContain('das Beratungsprotokoll als PDF');
  const protokoll = /\/api\/druck\/docs\/\S+\.html/.exec(await mail())?.[0] ?? '';
  await page.goto(protokoll);
  await expect(page.getByText('Starkregen ist dabei.')).toBeVisible();
  await expect(page.getByText('Sie folgen dem Rat und wählen Komfort.')).toBeVisible();
});
