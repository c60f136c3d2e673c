// Types, lint, dead code and format, each one counted as a test.
import { node } from './child.mjs';
import { checks } from '../check.mjs';

/** @type {import('./part.mjs').Part} */
export const checkPart = {
  name: 'check',
  run: async (log) => {
    const names = checks.map(([name = '']) => name);
    const statuses = await Promise.all(
      checks.map(([, tool = '', ...args]) => node([`node_modules/${tool}`, ...args], log)),
    );
    const notHeld = names.filter((_, i) => statuses[i] !== 0).map((name) => ({ text: name }));
    return {
      passed: names.length - notHeld.length,
      failed: notHeld.length,
      notHeld,
      sites: names,
      ran: names,
    };
  },
};
