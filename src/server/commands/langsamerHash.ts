import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';

const scryptVon = promisify<string, string, number, { N: number }, Buffer>(scrypt);

/** Hex of a text with few possible values, slow enough that trying them all out does not pay. */
export async function langsamerHash(text: string, salz: string): Promise<string> {
  return (await scryptVon(text, salz, 32, { N: 4_096 })).toString('hex');
}
