import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AntragProdukt } from '#contract/endpoints/antrag/aufrufe.ts';
import { preisGiltBis } from '../fristen/antrag.ts';
import { tarifVersion } from './tarifantwort.ts';

/** What is priced, and the key of the word for it. */
interface Bepreistes {
  produkt: AntragProdukt;
  anfrage: object;
  schluessel: Buffer;
}

/** The insurer's word for the day a price is of; nobody else gives it, or takes it to another risk. */
export function preiszusage({ produkt, anfrage, schluessel }: Bepreistes, tag: string): string {
  const inhalt = JSON.stringify([produkt, tarifVersion, tag, risikoAus(anfrage)]);
  return `${tag}.${createHmac('sha256', schluessel).update(inhalt).digest('base64url')}`;
}

/** Day whose price counts, yyyy-MM-dd: that of the word for this very risk for 14 days, today's otherwise. */
export function preistagAus(
  zusage: string | undefined,
  bepreistes: Bepreistes,
  heute: string,
): string {
  const [tag = ''] = zusage?.split('.') ?? [];
  if (zusage === undefined || tag > heute || heute > preisGiltBis(tag)) return heute;
  return istGleich(zusage, preiszusage(bepreistes, tag)) ? tag : heute;
}

/** Choices at the price: all of them are shown with what they cost, so the word holds for each. */
const wahlen = new Set([
  'variante',
  'deckung',
  'hfkVariante',
  'bausteine',
  'elementar',
  'gefahren',
  'sb',
  'sb20',
  'zahlweise',
  'zahlart',
  'zusage',
]);

function risikoAus(anfrage: object): object {
  return Object.entries(anfrage).filter(([name]) => !wahlen.has(name));
}

function istGleich(eines: string, anderes: string): boolean {
  const a = Buffer.from(eines);
  const b = Buffer.from(anderes);
  return a.length === b.length && timingSafeEqual(a, b);
}
