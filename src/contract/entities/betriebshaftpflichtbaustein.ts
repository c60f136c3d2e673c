import * as z from 'zod/mini';
import { betriebshaftpflicht } from '#contract/produkte/betriebshaftpflicht.ts';

const { bausteine } = betriebshaftpflicht.grenzen;

/** What business liability can take in besides (`domain/offen.md` P8). */
export const betriebsbaustein = z.enum(bausteine);
export type Betriebsbaustein = z.infer<typeof betriebsbaustein>;

/** Those that are in, each once and in the order they are offered, whoever wrote them down. */
export const betriebsbausteine = z.array(betriebsbaustein).check(
  z.maxLength(bausteine.length),
  z.overwrite((gewaehlt) => bausteine.filter((einer) => gewaehlt.includes(einer))),
);
