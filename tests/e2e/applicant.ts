import { expect, type Locator, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { heuteInBerlin } from '#contract/tag.ts';
import { antworten as muster } from '#tests/models/antrag/hausrat/cases.ts';
import { customer } from './customer.ts';
import { tabTo } from './tabTo.ts';

/** Answers of an application for home contents, by step. */
type Antworten = Readonly<Record<string, unknown>> & { readonly angebot?: object };

/** What a customer does who applies for home contents; `name` tells her and her mailbox from others. */
export function applicant(page: Page, name: string) {
  const email = `${name}@example.org`;
  const she = customer(page);
  return {
    ...she,
    email,

    /** Comes back to what this tab kept: everything is answered up to the bank, but for other answers. */
    async comesBackTo(step: string, others: Antworten = {}, query = '') {
      await page.addInitScript(keep, {
        key: 'entwurf:antrag/hausrat::',
        draft: draftOf(email, others),
      });
      await page.goto(`/hausrat/antrag/${step}${query}`);
    },

    async continues(label = 'Weiter') {
      await page.getByRole('button', { name: label, exact: true }).click();
    },

    /** Chooses an answer of a question with a few. */
    chooses: (question: string, answer: string) =>
      page
        .getByRole('group', { name: question })
        .or(page.getByRole('radiogroup', { name: question }))
        .getByText(answer, { exact: true })
        .click(),

    /** Types a word and takes the first that is suggested, without a mouse. */
    async takes(field: string, word: string) {
      await page.getByRole('combobox', { name: field }).fill(word);
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('option')).toHaveCount(0);
    },

    /** Nothing that is asked about her trade is so. */
    async deniesEverything() {
      for (const question of await page.getByRole('radiogroup').all()) {
        await question.getByText('Nein', { exact: true }).click();
      }
      await this.continues();
    },

    /** The first page: what a price needs at least. */
    async asksForThePrice({ plz = '48143', squareMetres = '65', wish = balanced } = {}) {
      await she.isAt('einstieg');
      await page.getByLabel('Postleitzahl').fill(plz);
      await page.getByLabel('Wohnfläche').fill(squareMetres);
      await this.chooses('Was ist Ihnen am wichtigsten?', wish);
      await this.continues('Beitrag zeigen');
    },

    async takesTheOffer() {
      await she.isAt('angebot.steht');
      await this.continues('Mit diesem Beitrag weiter');
    },

    /** On past steps whose answers are as she gave them. */
    async passes(...steps: readonly string[]) {
      for (const step of steps) {
        await she.isAt(step);
        await this.continues();
      }
    },

    /** The usual answers about a flat; its town is known by its postcode. */
    async describesTheFlat({ street = 'Ludgeristraße', number = '12', built = 'Massiv' } = {}) {
      await she.isAt('wohnung');
      await expect(page.getByLabel('Ort', { exact: true })).not.toHaveValue('');
      await page.getByLabel('Straße').fill(street);
      await page.getByLabel('Hausnummer').fill(number);
      await this.chooses('Ist die Wohnung ständig bewohnt?', 'Ja');
      await this.chooses('Bauweise des Gebäudes', built);
      await this.continues();
    },

    /** Nor a flood, which whoever insures the elements is asked for. */
    async hasNoValuables() {
      await she.isAt('inhalt');
      await this.chooses('Besitzen Sie Wertsachen', 'Nein');
      await this.chooses('Gab es in den letzten 10', 'Nein');
      await this.continues();
    },

    async hadNoInsurance(claims = 'Wie viele Schäden') {
      await she.isAt('vorversicherung');
      await this.chooses('Bestand in den letzten', 'Nein');
      await this.chooses(claims, 'Keine');
      await this.continues();
    },

    premium: () => page.getByRole('complementary').getByText(/EUR/).first().innerText(),

    tabsTo: (target: Locator) => tabTo(page, target),
    tabsToButton: (name: string) => tabTo(page, page.getByRole('button', { name })),

    async pays() {
      await she.isAt('kontaktZahlung.angaben');
      // Whoever has contracts pays from another account this time.
      const other = page.getByRole('button', { name: 'Anderes Konto angeben' });
      if (await other.isVisible()) await other.press('Enter');
      await page.getByLabel('IBAN').fill('DE02 1203 0000 0000 2020 51');
      await this.continues();
    },

    /** Opens each document she was given, as a page and as a file. */
    async readsDocuments() {
      const links = page.getByRole('link', { name: '(öffnet in einem neuen Tab)' });
      await expect(links.first()).toBeVisible();
      const addresses = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      expect(addresses.length).toBeGreaterThan(4);
      for (const address of addresses) {
        const html = await page.request.get(address ?? '');
        expect([html.status(), html.headers()['content-type']]).toEqual([200, htmlType]);
        const pdf = await page.request.get((address ?? '').replace('.html', '.pdf'));
        expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
      }
    },

    /** Ticks every declaration; those for advertising are left as they are. */
    async declares() {
      await she.isAt('abschluss.lesen');
      await expect(page.getByRole('checkbox').first()).toBeVisible();
      const required = page.getByRole('checkbox').and(page.locator('[aria-required=true]'));
      for (const box of await required.all()) await box.check();
    },

    /** Back from the summary to the price, and on with another one. */
    async choosesTheHigherDeductible() {
      await this.edits('Ihr Beitrag');
      await she.isAt('angebot.steht');
      await this.chooses('Selbstbeteiligung', '500\u00A0EUR');
      await this.takesTheOffer();
    },

    async isReadyToConclude(others?: Antworten) {
      await this.comesBackTo('kontaktZahlung', others);
      await this.pays();
      await this.declares();
    },

    /** Goes from the last page to a step; her answers are folded there. */
    async edits(step: string) {
      await this.unfolds();
      await page.getByRole('button', { name: `${step} bearbeiten` }).click();
    },

    async unfolds() {
      const title = 'Angaben ansehen und ändern';
      await expect(page.locator('summary', { hasText: title }).first()).toBeVisible();
      const closed = page.locator('details:not([open]) > summary', { hasText: title });
      while ((await closed.count()) > 0) await closed.first().click();
    },

    concludes: () =>
      page.getByRole('button', { name: 'Jetzt kostenpflichtig abschließen' }).click(),

    /** Contract numbers of the mails she got; one is written with each contract, and never without. */
    async contracts(): Promise<string[]> {
      const answer = await page.request.get('/dev/outbox.json', { params: { an: email } });
      return mails
        .parse(await answer.json())
        .flatMap(({ betreff }) => /^Ihr Versicherungsschein (\S+)$/.exec(betreff ?? '')?.[1] ?? []);
    },

    async newestMail(): Promise<string> {
      const answer = await page.request.get('/dev/outbox.json', { params: { an: email } });
      return mails.parse(await answer.json())[0]?.text ?? '';
    },

    /** Opens her draft by the link of her newest mail. */
    async goesOnWithHerDraft(plz: string) {
      const link = new URL(/https?:\/\/\S+/.exec(await this.newestMail())?.[0] ?? '');
      await page.goto(link.pathname + link.search);
      await she.isAt('entwurf.frage.offen');
      await page.getByLabel('Postleitzahl').fill(plz);
      await this.continues('Antrag öffnen');
    },

    /** The newest code that was sent to her number. */
    async newestCode(an: string): Promise<string> {
      const answer = await page.request.get('/dev/outbox.json', { params: { an } });
      return /\d{6}/.exec(mails.parse(await answer.json())[0]?.text ?? '')?.[0] ?? '';
    },

    async hasOneContract() {
      await she.isAt('bestaetigung');
      const number = await page.getByText(/^HR\d{9}$/).innerText();
      await expect.poll(() => this.contracts()).toEqual([number]);
    },
  };
}

const balanced = 'Gutes Verhältnis von Schutz und Beitrag';
const htmlType = 'text/html; charset=utf-8';
const mails = z.array(z.object({ betreff: z.optional(z.string()), text: z.string() }));

/** Runs in the page before the portal does; what a test changed stays. */
function keep({ key, draft }: { key: string; draft: string }): void {
  if (sessionStorage.length === 0) sessionStorage.setItem(key, draft);
}

function draftOf(email: string, { angebot: otherwise, ...others }: Antworten): string {
  const { kontaktZahlung: her, abschluss: _abschluss, ...kept } = muster;
  const angebot = {
    ...muster.angebot,
    // As its page says it: in the order in which it is offered.
    deckungen: ['ELEMENTAR', 'GLASBRUCH'],
    versicherungsbeginn: heuteInBerlin(new Date()),
    ...otherwise,
  };
  const entwurf = {
    schema: 4,
    flow: 'antrag/hausrat',
    schritt: 'kontaktZahlung',
    antworten: {
      ...kept,
      angebot,
      kontaktZahlung: { email, handynummer: her.handynummer },
      ...others,
    },
  };
  const antworten = { entwurf, ergebnisse: {}, nummernnachweis: null };
  return JSON.stringify({ schema: 1, schritt: 'kontaktZahlung', antworten });
}
