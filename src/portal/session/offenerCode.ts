import * as z from 'zod/mini';
import { codeFristMs } from '#machines/konto/anmeldung/codeFrist.ts';
import type { OffenerCode } from '#machines/konto/anmeldung/setup.ts';
import { gemerkt } from '../speicher.ts';

const schluessel = 'anmeldung.code';
const notiz = z.object({ handynummer: z.string(), versuche: z.int(), until: z.number() });

/** The code that is waited for, as a note in this tab: the page for it survives a reload. Number masked. */
export interface CodeNotiz {
  lesen: () => OffenerCode | null;
  /** When the code was sent, epoch ms; null where none is waited for. */
  gesendetUm: () => number | null;
  merken: (code: Omit<OffenerCode, 'restMs'>) => void;
  vergessen: () => void;
}

export function createCodeNotiz(
  speicher: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  portal: string,
  now: () => number,
): CodeNotiz {
  const name = `${schluessel}.${portal}`;
  const gespeichert = () => {
    const code = gemerkt(speicher, name, notiz);
    return code && code.until > now() ? code : null;
  };
  return {
    lesen: () => {
      const offen = gespeichert();
      if (!offen) return null;
      const { handynummer, versuche, until } = offen;
      return { handynummer, versuche, restMs: until - now() };
    },
    gesendetUm: () => {
      const until = gespeichert()?.until;
      return until === undefined ? null : until - codeFristMs;
    },
    merken: (code) => {
      const until = gespeichert()?.until ?? now() + codeFristMs;
      speicher.setItem(name, JSON.stringify({ ...code, until }));
    },
    vergessen: () => speicher.removeItem(name),
  };
}
