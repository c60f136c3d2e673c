import { hunderassen } from '../hunderassen.ts';
import { tierhalterhaftpflicht } from '../tierhalterhaftpflicht.ts';

/** What the first page of its application names; written down by the build as `aushang` is. */
export const ersteGrenzen = {
  hunde: tierhalterhaftpflicht.grenzen.hunde,
  nichtVersichert: hunderassen.filter(({ klasse }) => klasse === 4).map(({ name }) => name),
};
