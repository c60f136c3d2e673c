// One of the processes of prove:mutants --views: a browser in which one mutant after the other is tried.
import { register } from 'node:module';
import { chromium } from '@playwright/test';
import { type Tried, tryView, type Wanted } from '#tests/models/browser/mutants/trial.ts';
import { browserPath } from '#tests/support/browser.ts';

const portal = process.argv[2] ?? '';
/** Nothing a page does takes as long, unless it never comes to an end. */
const longestMs = 240_000;

// What a flow brings for its tours reads words that stand beside styles.
const withoutStyles = `export async function load(url, context, next) {
  if (!url.endsWith('.css')) return next(url, context);
  return { format: 'module', source: 'export default {}', shortCircuit: true };
}`;
register(`data:text/javascript,${encodeURIComponent(withoutStyles)}`);

process.on('message', (wanted: Wanted | 'end') => {
  if (wanted === 'end') process.exit(0);
  void work(wanted).then(
    (tried) => process.send?.(tried),
    (error: unknown) => {
      console.error(wanted.flow, error);
      process.exit(1);
    },
  );
});

async function work(wanted: Wanted): Promise<Tried> {
  // A browser each: what a page leaves behind when it never ends is gone with it.
  const browser = await chromium.launch({ executablePath: browserPath() });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Tried>((resolve) => {
    timer = setTimeout(() => resolve({ ...wanted, ...hung }), longestMs);
  });
  try {
    return await Promise.race([tryView(wanted, browser, portal), late]);
  } finally {
    clearTimeout(timer);
    await browser.close();
  }
}

const hung = { seen: [], read: [], fault: 'The page never came to an end.', ms: longestMs };
