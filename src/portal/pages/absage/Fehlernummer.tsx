import * as z from 'zod/mini';
import { t } from './texte.ts';
import { useOrt } from '../../ort.tsx';

const zustand = z.object({ fehlerId: z.string().check(z.maxLength(100)) });

/** The number that finds the fault in the log, where whoever led here knew it. */
export function Fehlernummer() {
  const { data } = z.safeParse(zustand, useOrt().state);
  return data ? <p>{t('fehlerId', { id: data.fehlerId })}</p> : null;
}
