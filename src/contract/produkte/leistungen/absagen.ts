import { elementarAdresse } from './elementar.ts';
import { reparaturAlter } from './fahrrad.ts';
import type { Leistung } from './leistung.ts';
import { sachinhaltLeistungen } from './sachinhalt.ts';
import { tierhalterhaftpflichtLeistungen } from './tierhalterhaftpflicht.ts';

/** Cover that can be refused, with the sentence that says so; `tests/facts/cover.test.ts` misses none. */
export const absagbareLeistungen = [
  elementarAdresse,
  reparaturAlter,
  sachinhaltLeistungen.leistungen.einbruchmeldeanlage,
  tierhalterhaftpflichtLeistungen.leistungen.rassen,
] as const satisfies readonly Leistung[];
