import type { AntragProdukt } from '#machines/antrag/context.ts';
import { bhv } from './bhv.ts';
import { fahrrad } from './fahrrad.ts';
import { hausrat } from './hausrat.ts';
import type { Produkttext } from './produkttext.ts';

export const produkttexte = {
  hausrat,
  bhv,
  fahrrad2: fahrrad,
} as const satisfies Record<AntragProdukt, Produkttext>;
