import { abschluss } from './abschluss.ts';
import { beenden } from './beenden.ts';
import { beitrag } from './beitrag.ts';
import { daten } from './daten.ts';
import { konto } from './konto.ts';
import { schaden } from './schaden.ts';
import { vertrag } from './vertrag.ts';

/** Topics of customers in the order in which people ask. */
export const themen = [schaden, vertrag, beitrag, beenden, konto, abschluss, daten];
