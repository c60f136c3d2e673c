import { randomUUID } from 'node:crypto';
import type { Aufgabe } from '#contract/entities/aufgabe.ts';
import type { Database } from '../database/open.ts';
import { aufgabe as tabelle } from '../database/schema.ts';

/** Tasks of a contract; at most one of them is open. */
export function aufgaben(db: Database) {
  return {
    async anlegen(versicherungsNummer: string, neue: readonly Aufgabe[]): Promise<void> {
      if (neue.length === 0) return;
      await db
        .insert(tabelle)
        .values(neue.map((neu) => ({ ...neu, id: randomUUID(), versicherungsNummer })));
    },
  };
}
