import { beratung } from './beratung.ts';
import { bestand } from './bestand.ts';
import { zugang } from './zugang.ts';

/** Topics of brokers. */
export const themen = [bestand, beratung, zugang];
