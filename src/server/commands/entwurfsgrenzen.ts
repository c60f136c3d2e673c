import type { Database } from '../database/open.ts';
import { Absage } from '../http/answers.ts';
import { entwuerfeAmTag, linksProStunde, mailsAmTag } from '../rules/entwurf.ts';
import { spaeterWieder } from '../rules/wartezeit.ts';
import { anfragenZaehlen, type Zaehlgrenze } from './anfragenZaehlen.ts';

/** Throws in the transaction that kept it: one draft too many is none. */
export async function entwurfZaehlen(tx: Database, adresse: string, zeit: Date): Promise<void> {
  const grenze = { schluessel: ['entwurf', adresse], ...entwuerfeAmTag };
  await zaehlen(tx, grenze, zeit, 'Von hier wurden heute schon viele Entwürfe gespeichert.');
}

/** A mailbox gets so many links an hour, of whichever drafts; throws in the transaction that claims one. */
export async function linkZaehlen(tx: Database, email: string, zeit: Date): Promise<void> {
  const schluessel = ['entwurf/postfach', email.toLowerCase()];
  const grenze = { schluessel, mal: linksProStunde, ms: 3_600_000 };
  await zaehlen(tx, grenze, zeit, 'An diese Adresse haben wir schon mehrere Links geschickt.');
}

/** A draft is mailed to customers so often a day; throws in the transaction that sends it. */
export async function sendungZaehlen(tx: Database, id: string, zeit: Date): Promise<void> {
  const grenze = { schluessel: ['entwurf/senden', id], ...mailsAmTag };
  const satz = `Diesen Entwurf haben Sie heute schon ${mailsAmTag.mal}-mal gesendet.`;
  await zaehlen(tx, grenze, zeit, satz);
}

async function zaehlen(tx: Database, grenze: Zaehlgrenze, zeit: Date, satz: string): Promise<void> {
  const warten = await anfragenZaehlen(tx, [grenze], zeit);
  if (warten === 0) return;
  const errorMessage = `${satz} ${spaeterWieder(warten)}`;
  throw new Absage(429, { code: 'ZU_VIELE_ANFRAGEN', errorMessage }, warten);
}
