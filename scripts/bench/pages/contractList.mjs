// The contract list of a customer who is signed in, opened cold in a tab of its own.
import { median } from '../median.mjs';
import { signIn } from '../signIn.mjs';
import { slowPage } from './phone.mjs';
import { visitIn } from './visit.mjs';

const rounds = 9;

/** @param {import('playwright').Browser} browser @param {string} portal @returns {Promise<import('../budgets.mjs').Row[]>} */
export async function contractList(browser, portal) {
  const viewport = { width: 375, height: 812 };
  const context = await browser.newContext({ locale: 'de-DE', viewport });
  try {
    const first = await context.newPage();
    await signIn(first, portal);
    // The session stays; what this tab goes on to do would be measured along.
    await first.goto('about:blank');
    const visits = [];
    for (let round = 0; round <= rounds; round += 1) {
      const { page } = await slowPage(context);
      const list = { sight: 'main', words: 'Privathaftpflicht', answers: false };
      visits.push(await visitIn(page, { url: `${portal}/kunden/vertraege`, ...list }));
      await page.close();
    }
    const counted = visits.slice(1);
    const of = (/** @type {keyof import('./visit.mjs').Visit} */ figure) =>
      median(counted.map((visit) => visit[figure]));
    return [
      ['contract list, signed in: stands, ms', of('seen')],
      ['contract list, signed in: JS + CSS until it stands, kB', of('bytes') / 1000],
      ['contract list, signed in: files until it stands', of('files')],
      ['contract list, signed in: layout shift', of('moved')],
    ];
  } finally {
    await context.close();
  }
}
