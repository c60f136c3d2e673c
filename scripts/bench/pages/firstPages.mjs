// The first pages as a phone sees them, beside the peer and beside a static page with one field, in turn.
import { median } from '../median.mjs';
import { phone, watchQuiet } from './phone.mjs';
import { visit } from './visit.mjs';

/** @typedef {import('./visit.mjs').Visit} Visit @typedef {import('../budgets.mjs').Row} Row */

const rounds = 9;
const field = 'main input';
const applications = [
  ['home contents', '/hausrat/antrag/'],
  ['business liability', '/betriebshaftpflicht/antrag/'],
  ['financial loss liability', '/vermoegensschadenhaftpflicht/antrag/'],
  ['contents', '/sachinhalt/antrag/'],
  ['contents by hazard', '/sachinhalt-mehrgefahren/antrag/'],
  ['bicycles', '/fahrrad/antrag/'],
  ['dogs', '/tierhalterhaftpflicht/antrag/'],
  ['travel', '/reise/antrag/'],
  ['private liability', '/privathaftpflicht/antrag/'],
];
const signIn = '/kunden/login/';
/** Every page that people arrive at, for what moves in it. */
const arrivals = [
  '/',
  '/kunden/login/',
  '/vermittler/login/',
  ...applications.map(([, path]) => path ?? ''),
];

/** @param {import('playwright').Browser} browser @param {{ portal: string, peer: string, still: string }} addresses @returns {Promise<Row[]>} */
export async function firstPages(browser, { portal, peer, still }) {
  const goals = {
    still: { url: still, sight: field, answers: false },
    peer: { url: `${peer}/`, sight: field },
    'sign-in': { url: `${portal}${signIn}`, sight: field },
    ...Object.fromEntries(
      applications.map(([name, path]) => [name, { url: `${portal}${path}`, sight: field }]),
    ),
  };
  const visits = await inTurn(browser, goals);
  const peers = visits['peer'] ?? [];
  return [
    ['static page: seen, ms', middle(visits['still'], 'seen')],
    ...rowsOf('peer', peers),
    ...applications.flatMap(([name = '']) => rowsOf(name, visits[name] ?? [], peers)),
    ...rowsOf('sign-in', visits['sign-in'] ?? []),
    ...(await shifts(browser, portal)),
    ['home contents: heap at step one, MB', await heap(browser, `${portal}/hausrat/antrag/`)],
    ['peer: heap at step one, MB', await heap(browser, `${peer}/`)],
  ];
}

/** @param {string} name @param {Visit[]} visits @param {Visit[]} [peers] @returns {Row[]} */
function rowsOf(name, visits, peers) {
  const answered = middle(visits, 'answered');
  const beside = peers && middle(peers, 'answered');
  return [
    [`${name}: seen, ms`, middle(visits, 'seen')],
    [`${name}: answers, ms`, answered],
    ...(beside === undefined
      ? []
      : [/** @type {Row} */ ([`${name}: answers, of the peer`, answered / beside])]),
    [`${name}: JS + CSS until it answers, kB`, middle(visits, 'bytes') / 1000],
    [`${name}: files until it answers`, middle(visits, 'files')],
  ];
}

/** @template {string} Name @param {import('playwright').Browser} browser @param {Record<Name, import('./visit.mjs').Goal>} goals */
async function inTurn(browser, goals) {
  /** @type {Record<string, Visit[]>} */
  const visits = {};
  // The first round warms server and browser up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of Object.keys(goals)) {
      const seen = await visit(browser, goals[/** @type {Name} */ (name)]);
      if (round > 0) (visits[name] ??= []).push(seen);
    }
  }
  return visits;
}

/** @param {import('playwright').Browser} browser @param {string} portal @returns {Promise<Row[]>} */
async function shifts(browser, portal) {
  /** @type {Row[]} */
  const rows = [];
  for (const path of arrivals) {
    for (const width of [375, 412]) {
      const goal = { url: `${portal}${path}`, sight: 'main h1' };
      const { moved } = await visit(browser, goal, { width });
      rows.push([`${path} at ${width} px: layout shift`, moved]);
    }
  }
  const worst = Math.max(...rows.map(([, moved]) => moved));
  return [...rows, ['first pages: worst layout shift at 375 and 412 px', worst]];
}

/** What the page holds on to once all of it is there. @param {import('playwright').Browser} browser @param {string} url */
async function heap(browser, url) {
  const { context, page, session } = await phone(browser);
  try {
    const quiet = watchQuiet(page);
    await page.goto(url);
    await page.locator('html[data-hydration=done]').waitFor();
    await quiet();
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 1_000_000;
  } finally {
    await context.close();
  }
}

/** @param {Visit[] | undefined} visits @param {keyof Visit} figure */
function middle(visits, figure) {
  return median((visits ?? []).map((visit) => visit[figure]));
}
