import * as z from 'zod/mini';
import { waehlen, zeile } from './zeile.ts';

export const familienstand = zeile(
  'familienstand',
  { familienstand: z.string(waehlen).check(z.minLength(1, waehlen), z.maxLength(40)) },
  {
    fragen: [
      { frage: 'anlass' },
      { frage: 'person1', wenn: { familienstand: ['PAAR', 'FAMILIE'] } },
    ],
    wunsch: (wahl, { anlass, person1: partner }) =>
      anlass
        ? { familienstand: wahl.familienstand, ...anlass, ...(partner ? { partner } : {}) }
        : null,
  },
);
