// What the portal must hold, by the name of the measurement: the only list (issue 18, `reference/trust.md` P2). A
// measurement without a budget is printed beside those with one; one that is missed ends `npm run bench` with 1.

/** @typedef {{ atMost: number } | { atLeast: number }} Budget */

const pages = ['home contents', 'business liability', 'bicycles'];

/** @type {Readonly<Record<string, Budget>>} */
export const budgets = {
  'cold clone to serving, s': { atMost: 60 },
  'second start, s': { atMost: 5 },
  'server memory after the first start, MB': { atMost: 450 },

  ...each([...pages, 'sign-in'], (page) => ({
    [`${page}: seen, ms`]: { atMost: 430 },
    [`${page}: JS + CSS until it answers, kB`]: { atMost: 95 },
    [`${page}: files until it answers`]: { atMost: 6 },
  })),
  ...each(pages, (page) => ({ [`${page}: answers, of the peer`]: { atMost: 0.95 } })),
  'sign-in: answers, ms': { atMost: 900 },
  'contract list, signed in: stands, ms': { atMost: 1_200 },
  'contract list, signed in: files until it stands': { atMost: 6 },
  'first pages: worst layout shift at 375 and 412 px': { atMost: 0.02 },
  'home contents: heap at step one, MB': { atMost: 3 },
  'home contents: whole application, JS + CSS, kB': { atMost: 160 },
  'home contents: step to step p50, of the peer': { atMost: 1 },
  'home contents: step to step p95, of the peer': { atMost: 1 },
  'home contents: CPU of a step, of the peer': { atMost: 1.3 },
  'home contents: price after the last answer, ms': { atMost: 215 },

  ...each(['home', 'sign-in', 'gallery page'], (page) =>
    each(['performance', 'accessibility', 'best-practices'], (category) => ({
      [`Lighthouse ${page}: ${category}`]: { atLeast: 95 },
    })),
  ),

  'list, share of a bare route': { atLeast: 0.6 },
  'detail, share of a bare route': { atLeast: 0.5 },
  'calculate, share of a bare route': { atLeast: 0.5 },
  // 1.7 where the machine has the cores for it, and as much as two bare routes bring where it has not (decision 0054).
  ...each(['list', 'calculate'], (call) => ({
    [`${call}, two processes against one, of 1.7 or what the machine gives`]: { atLeast: 1 },
  })),
  'sign-ins per second on two cores': { atLeast: 30 },
  ...each(['list of a customer', 'one contract', 'calculation', 'saved change'], (call) => ({
    [`${call}, 1,000,000 contracts / 10,000`]: { atMost: 1.5 },
  })),
  '200 customers at once sign in, list, calculate, save: errors': { atMost: 0 },
};

/** What was measured: a name, the figure, and what else is worth reading beside it. @typedef {readonly [name: string, value: number, beside?: string]} Row */

/** What these rows miss, and with `all` the budgets that none of them measured. @param {readonly Row[]} rows @param {{ all: boolean }} options @returns {string[]} */
export function missedBy(rows, { all }) {
  const measured = new Map(rows.map(([name, value]) => [name, value]));
  return Object.entries(budgets).flatMap(([name, budget]) => {
    const value = measured.get(name);
    if (value === undefined) return all ? [`${name}: not measured`] : [];
    return holds(value, budget) ? [] : [`${name}: ${said(value)}, budget ${budgetText(name)}`];
  });
}

/** @param {string} name */
export function budgetText(name) {
  const budget = budgets[name];
  if (budget === undefined) return '';
  return 'atMost' in budget ? `≤ ${said(budget.atMost)}` : `≥ ${said(budget.atLeast)}`;
}

/** Three digits that count. @param {number} value */
export function said(value) {
  const digits = Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0;
  return value.toLocaleString('en', { maximumFractionDigits: value < 0.1 ? 3 : digits });
}

/** @param {number} value @param {Budget} budget */
function holds(value, budget) {
  // A figure that is none holds nothing.
  return 'atMost' in budget ? value <= budget.atMost : value >= budget.atLeast;
}

/** @param {readonly string[]} names @param {(name: string) => Record<string, Budget>} make @returns {Record<string, Budget>} */
function each(names, make) {
  return Object.assign({}, ...names.map(make));
}
