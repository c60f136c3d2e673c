import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
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

    /** Writes what a step of the chain has made of the tasks: the open one has ended, new ones have come. */
    async fortschreiben(
      versicherungsNummer: string,
      vorher: readonly Aufgabe[],
      nachher: readonly Aufgabe[],
    ): Promise<void> {
      const stelle = vorher.findIndex(({ status }) => status === 'Offen');
      const beendet = nachher[stelle];
      if (beendet && beendet.status !== 'Offen') {
        const { status, erledigtAm } = beendet;
        await db
          .update(tabelle)
          .set({ status, erledigtAm })
          .where(
            and(
              eq(tabelle.versicherungsNummer, versicherungsNummer),
              eq(tabelle.status, 'Offen'),
              inArray(tabelle.typ, umsatztypen),
            ),
          );
      }
      await this.anlegen(versicherungsNummer, nachher.slice(vorher.length));
    },

    /** Somebody has said what the revenue is: the open task about it is done. */
    async umsatzErledigen(versicherungsNummer: string, erledigtAm: string): Promise<void> {
      await db
        .update(tabelle)
        .set({ status: 'Erledigt', erledigtAm })
        .where(
          and(
            eq(tabelle.versicherungsNummer, versicherungsNummer),
            eq(tabelle.status, 'Offen'),
            inArray(tabelle.typ, umsatztypen),
          ),
        );
    },

    /** The frame number that was still to come is there. */
    async rahmennummerErledigen(versicherungsNummer: string, erledigtAm: string): Promise<void> {
      await db
        .update(tabelle)
        .set({ status: 'Erledigt', erledigtAm })
        .where(
          and(
            eq(tabelle.versicherungsNummer, versicherungsNummer),
            eq(tabelle.status, 'Offen'),
            eq(tabelle.typ, 'RahmennummerNachreichen'),
          ),
        );
    },
  };
}

const umsatztypen: Aufgabe['typ'][] = [
  'UmsatzErinnern1',
  'UmsatzErinnern2',
  'UmsatzAutomatischAnpassen',
];
