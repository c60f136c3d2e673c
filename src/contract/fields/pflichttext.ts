import * as z from 'zod/mini';
import { ersterFehler, fehlerListe } from './feldfehler.ts';
import { unsichtbar, zeilenumbruch } from './leerzeichen.ts';

/** What a text field asks for. */
interface Wunsch {
  /** Ends the sentence `Geben Sie … ein.`: `Ihren Vornamen`. */
  readonly was: string;
  /** What is said where it is empty, instead of that sentence. */
  readonly fehlt?: string;
  /** Characters at most; default 100. */
  readonly max?: number;
  /** Digits are refused, as in names of people. */
  readonly ohneZiffern?: boolean;
  /** Line breaks and tabs may stand, as in a message. */
  readonly mehrzeilig?: boolean;
}

/** Required text, trimmed and not empty (`specification §5`). */
export function pflichttext(wunsch: Wunsch) {
  const { max = 100, ohneZiffern = false, mehrzeilig = false } = wunsch;
  const texte = texteVon(wunsch);
  return z.string({ error: texte.PFLICHT }).check(
    z.overwrite((text) => text.trim()),
    ersterFehler(texte, (text) => {
      if (text === '') return 'PFLICHT';
      if (text.length > max) return 'ZU_LANG';
      if (unsichtbar.test(text) || (!mehrzeilig && zeilenumbruch.test(text))) return 'ZEICHEN';
      return ohneZiffern && /\p{Nd}/u.test(text) ? 'ZIFFERN' : null;
    }),
  );
}

/** Text that may be left empty, trimmed and otherwise of the same kind. */
export function freitext({
  max = 100,
  mehrzeilig = false,
}: Pick<Wunsch, 'max' | 'mehrzeilig'> = {}) {
  const { ZU_LANG, ZEICHEN } = texteVon({ was: '', max });
  return z.string({ error: ZEICHEN }).check(
    z.overwrite((text) => text.trim()),
    ersterFehler({ ZU_LANG, ZEICHEN }, (text) => {
      if (text.length > max) return 'ZU_LANG';
      if (unsichtbar.test(text)) return 'ZEICHEN';
      return !mehrzeilig && zeilenumbruch.test(text) ? 'ZEICHEN' : null;
    }),
  );
}

/** Every error of such a field. */
export function pflichttextFehler(wunsch: Wunsch) {
  const { ZIFFERN, ...texte } = texteVon(wunsch);
  return fehlerListe(wunsch.ohneZiffern ? { ...texte, ZIFFERN } : texte);
}

/** Where a text holds characters that nobody sees. */
export const unsichtbareZeichen =
  'Tippen Sie den Text neu ein. Er enthält Zeichen, die man nicht sehen kann.';

function texteVon({ was, fehlt = `Geben Sie ${was} ein.`, max = 100 }: Wunsch) {
  return {
    PFLICHT: fehlt,
    ZU_LANG: `Geben Sie höchstens ${max}\u00A0Zeichen ein.`,
    ZEICHEN: unsichtbareZeichen,
    ZIFFERN: `Geben Sie ${was} ohne Ziffern ein.`,
  };
}
