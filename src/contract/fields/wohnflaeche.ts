import * as z from 'zod/mini';
import { hausrat } from '#contract/produkte/hausrat.ts';

const { von, bis } = hausrat.grenzen.wohnflaeche;

/** Living space of a home in whole square metres. */
export const wohnflaeche = z
  .int('Geben Sie die Wohnfläche in vollen Quadratmetern ein.')
  .check(
    z.gte(von, `Geben Sie mindestens ${von}\u00A0m² ein.`),
    z.lte(bis, `Geben Sie höchstens ${bis}\u00A0m² ein.`),
  );
