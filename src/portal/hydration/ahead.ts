// Runs in the document of a page for somebody signed in, as a small script of its own: asks while the portal's
// scripts are on their way what the page will ask first (decision 0051). The document names no one and holds no
// data; who she is stands in this browser.
import { apiHost } from '#contract/umgebung.ts';
import { askAhead } from '../client/askedAhead.ts';
import { gespeicherteSitzung } from '../session/gespeichert.ts';
import { speicherPraefix } from '../session/identitaet.ts';
import { createSpur } from '../session/spur.ts';
import { browserSpeicher } from '../speicher.ts';

ask();

function ask(): void {
  const { pool = '', reads = '', address = '' } = document.documentElement.dataset;
  const spur = createSpur(browserSpeicher, 'benutzer', Date.now);
  // Nobody is signed in, or she was away for too long: nothing of hers is asked.
  if (!spur.vorhanden() || spur.abgelaufen()) return;
  const host = apiHost(location.origin);
  void askAhead(host + pool, null);
  const session = keptSession();
  if (!session) return;
  const named = inAddress(address);
  if (!named) return;
  const known = new Map<string, string | undefined>([
    ['partnerNummer', session.nutzer.partnernummer],
    ...named,
  ]);
  const path = reads.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(known.get(name) ?? ''),
  );
  void askAhead(host + path, `Bearer ${session.token}`);
}

/**
 * Of the customer whose tokens lie here. Which pool counts the answer of another call will say, and waiting for it would
 * cost as much as the whole page: of two nobody is taken, and what was asked with a token that does not count is not read.
 */
function keptSession() {
  const last = new RegExp(`^${speicherPraefix}[.]([^.]+)[.]LastAuthUser$`);
  const sessions = Array.from({ length: browserSpeicher.length }, (_, index) =>
    last.exec(browserSpeicher.key(index) ?? ''),
  ).flatMap((match) => {
    const session = gespeicherteSitzung(browserSpeicher, match?.[1] ?? '', Date.now());
    return session?.nutzer.partnernummer === undefined ? [] : [session];
  });
  return sessions.length === 1 ? sessions[0] : undefined;
}

/** What the address of this page names, by the pattern it has in the portal; null where it cannot be read. */
function inAddress(pattern: string): [string, string][] | null {
  let segments: string[];
  try {
    segments = location.pathname.split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
  return pattern
    .split('/')
    .flatMap((part, index) =>
      part.startsWith(':') ? [[part.slice(1), segments[index] ?? '']] : [],
    );
}
