import { neueVersionBemerkt, VersionVorbei } from './neueVersion.ts';

/**
 * Imports a chunk once all its files are here; `files` are paths below the root. Stands in for the helper
 * that Vite puts around each `import()` (`vite.config.ts`): a browser remembers for the life of the page
 * that a module could not be fetched, and whoever needs it later, with a line again, would never get it.
 */
export async function importChunk<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const hrefs = files.map((file) => new URL(`/${file}`, location.origin).href);
  await Promise.all(hrefs.map((href) => once(fetching, href, fetched)));
  const [module] = await Promise.all([
    load(),
    ...hrefs.filter(isSheet).map((href) => once(applying, href, applied)),
  ]);
  return module;
}

const fetching = new Map<string, Promise<void>>();
const applying = new Map<string, Promise<void>>();

/** Rejects where it cannot be had now; asked again, it tries again. What the page itself names, the page fetches. */
function once(
  under: Map<string, Promise<void>>,
  href: string,
  get: (href: string) => Promise<void>,
): Promise<void> {
  const arrival = under.get(href) ?? (isNamed(href) ? Promise.resolve() : get(href));
  under.set(href, arrival);
  arrival.catch(() => under.delete(href));
  return arrival;
}

function isNamed(href: string): boolean {
  return [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script')].some(
    (element) => ('href' in element ? element.href : element.src) === href,
  );
}

/** What was fetched once is kept by the browser: the import behind it needs no line. */
async function fetched(href: string): Promise<void> {
  const answer = await fetch(href);
  if (answer.status === 404) {
    neueVersionBemerkt();
    throw new VersionVorbei(`${href} is gone`);
  }
  if (!answer.ok) throw new TypeError(`${href} answered ${answer.status}`);
  await answer.arrayBuffer();
}

function applied(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new TypeError(`${href} cannot be applied`));
    });
    document.head.append(link);
  });
}

function isSheet(href: string): boolean {
  return href.endsWith('.css');
}
