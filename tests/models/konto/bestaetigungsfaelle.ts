import { isDeepStrictEqual } from 'node:util';
import type { ChartCall } from '#tests/models/engine/cases.ts';
import { kontoFehler } from './fehlerfaelle.ts';
import { satz } from './fehlersaetze.ts';
import { code } from './nummerfaelle.ts';

/** One more code to her present number, alike in every flow that asks for it (`domain/konto.md §3`). */
export const gesendetAn = '+49 *** *****386';
/** As it is answered by the server. */
export const bestaetigungGesendet = {
  json: { gueltigBis: '2026-11-21T10:10:00.000Z', handynummer: gesendetAn },
} as const;

const sendet = ['ZU_OFT', 'SITZUNG_ABGELAUFEN', 'TECHNISCH'] as const;
const prueft = ['CODE_FALSCH', 'CODE_VERBRAUCHT', ...sendet] as const;

export const bestaetigungsaufrufe = {
  bestaetigungSenden: { done: { gesendet: gesendetAn }, error: kontoFehler(...sendet) },
  bestaetigungPruefen: { done: { bestaetigt: undefined }, error: kontoFehler(...prueft) },
} as const;

/** Where it goes on when one of them fails. */
export const bestaetigungsfehlschlaege = {
  bestaetigungSenden: {
    ZU_OFT: 'bestaetigen.abgelehnt.zuOft',
    SITZUNG_ABGELAUFEN: 'unterbrochen',
    TECHNISCH: 'bestaetigen.fehler',
  },
  bestaetigungPruefen: {
    CODE_FALSCH: 'bestaetigen.abgelehnt.codeFalsch',
    CODE_VERBRAUCHT: 'bestaetigen.abgelehnt.codeVerbraucht',
    ZU_OFT: 'bestaetigen.abgelehnt.zuOft',
    SITZUNG_ABGELAUFEN: 'unterbrochen',
    TECHNISCH: 'bestaetigen.fehler',
  },
} as const;

/** What she reads then. */
export const bestaetigungssaetze = {
  bestaetigungSenden: satz(...sendet),
  bestaetigungPruefen: satz(...prueft),
};

/** The code that is checked is the one she entered. */
export function istIhrCode({ id, input }: ChartCall): boolean {
  return id !== 'bestaetigungPruefen' || isDeepStrictEqual(input, { code });
}
