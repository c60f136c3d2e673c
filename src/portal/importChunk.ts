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
  const named = namedByPage();
  const sheets = hrefs.filter(isSheet).map((href) => once(applying, href, named, applied));
  const scripts = hrefs.filter((href) => !isSheet(href));
  await Promise.all(scripts.map((href) => once(fetching, href, named, fetched)));
  const [module] = await Promise.all([load(), ...sheets]);
  return module;
}

const fetching = new Map<string, Promise<void>>();
const applying = new Map<string, Promise<void>>();

/** Rejects where it cannot be had now; asked again, it tries again. What the page itself names, the page fetches. */
function once(
  under: Map<string, Promise<void>>,
  href: string,
  named: ReadonlySet<string>,
  get: (href: string) => Promise<void>,
): Promise<void> {
  const arrival = under.get(href) ?? (named.has(href) ? Promise.resolve() : get(href));
  under.set(href, arrival);
  arrival.catch(() => under.delete(href));
  return arrival;
}

function namedByPage(): ReadonlySet<string> {
  const elements = document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script');
  return new Set([...elements].map((one) => ('href' in one ? one.href : one.src)));
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

/** A sheet that broke off is remembered by nobody: it is applied at once, and fetched only to learn what is wrong. */
async function applied(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const isApplied = await new Promise<boolean>((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
    document.head.append(link);
  });
  if (isApplied) return;
  link.remove();
  await fetched(href);
  throw new TypeError(`${href} cannot be applied`);
}

function isSheet(href: string): boolean {
  return href.endsWith('.css');
}
