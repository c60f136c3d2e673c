import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createIdentity } from '#identity/identity.ts';
import type { Database } from '#server/database/open.ts';
import { zugang } from '#server/database/schema.ts';
import { customerIn } from './grow.ts';

/** A customer of a copy who can sign in, with a contract whose payment period she may change any day. */
export interface Customer {
  email: string;
  handynummer: string;
  passwort: string;
  partnerNummer: string;
  versicherungsNummer: string;
}

/** Opens accounts for customers who lie evenly among all copies. */
export async function openAccounts(
  database: Database,
  copies: number,
  count: number,
): Promise<Customer[]> {
  const identity = await createIdentity({
    database,
    clock: () => new Date(),
    origin: 'http://127.0.0.1',
    sendSms: () => Promise.resolve(),
  });
  const customers: Customer[] = [];
  for (let index = 0; index < count; index += 1) {
    const partnerNummer = customerIn(1 + Math.floor((index * copies) / count), 1);
    const [found] = await database
      .select({ nummer: sql<string>`versicherungs_nummer` })
      .from(sql`vertrag`)
      .where(sql`partner_nummer = ${partnerNummer} and produkt = 'TIERHALTERHAFTPFLICHT'`);
    if (!found) throw new Error(`${partnerNummer} has no contract to change.`);
    const account = {
      portal: 'benutzer' as const,
      sub: randomUUID(),
      email: `last.${index}@example.org`,
    };
    const handynummer = `+4915228817${String(100 + index).padStart(3, '0')}`;
    const passwort = 'Demo-Portal2026!';
    const attribute = { name: 'Anna Bergmann', 'custom:partnernummer': partnerNummer };
    await identity.putUser({ ...account, handynummer, passwort, initial: false, attribute });
    await database
      .insert(zugang)
      .values({ ...account, name: 'Anna Bergmann', rolle: 'kunde', partnerNummer, rechte: [] });
    customers.push({
      email: account.email,
      handynummer,
      passwort,
      partnerNummer,
      versicherungsNummer: found.nummer,
    });
  }
  return customers;
}
