import { codeFristMs } from '#machines/konto/anmeldung/codeFrist.ts';
import { codeWartezeitMs } from '#machines/parts/wartezeit.ts';
import type { OffenerCode } from '#machines/konto/anmeldung/setup.ts';
import { formAus, gemerkt } from '../speicher.ts';

const schluessel = 'anmeldung.code';

/** The code that is waited for, as a note in this tab: the page for it survives a reload. Number masked. */
export interface CodeNotiz {
  lesen: () => OffenerCode | null;
  merken: (code: Omit<OffenerCode, 'restMs' | 'wartezeitMs'>) => void;
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
      const restMs = until - now();
      const seitMs = codeFristMs - restMs;
      return { handynummer, versuche, restMs, wartezeitMs: Math.max(0, codeWartezeitMs - seitMs) };
    },
    merken: (code) => {
      const until = gespeichert()?.until ?? now() + codeFristMs;
      speicher.setItem(name, JSON.stringify({ ...code, until }));
    },
    vergessen: () => speicher.removeItem(name),
  };
}

/** `until` in epoch ms. */
interface Notiz {
  handynummer: string;
  versuche: number;
  until: number;
}

const notiz = formAus(istNotiz);

function istNotiz(wert: unknown): wert is Notiz {
  if (typeof wert !== 'object' || wert === null) return false;
  const { handynummer, versuche, until }: Partial<Record<keyof Notiz, unknown>> = wert;
  return typeof handynummer === 'string' && Number.isInteger(versuche) && typeof until === 'number';
}
