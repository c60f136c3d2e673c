import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { geheimnis } from '../database/kontoschema.ts';

/** A secret that is read once; after a failure the next one who asks reads again. */
export function geheimerSchluessel(db: Database, name: string): () => Promise<Buffer> {
  let wert: Promise<Buffer> | undefined;
  return () =>
    (wert ??= geheimnisse(db)
      .schluessel(name)
      .catch((error: unknown) => {
        wert = undefined;
        throw error;
      }));
}

/** Secrets every process knows; whoever reads the database reads what they protect anyway. */
export function geheimnisse(db: Database) {
  const lesen = async (name: string) => {
    const [zeile] = await db.select().from(geheimnis).where(eq(geheimnis.name, name));
    return zeile?.wert;
  };
  return {
    /** 32 bytes, made by the first who asks: of two at once the first row stays and both read it. */
    async schluessel(name: string): Promise<Buffer> {
      let wert = await lesen(name);
      if (wert === undefined) {
        await db
          .insert(geheimnis)
          .values({ name, wert: randomBytes(32).toString('base64') })
          .onConflictDoNothing();
        wert = await lesen(name);
      }
      if (wert === undefined) throw new Error('The secret cannot be read.');
      return Buffer.from(wert, 'base64');
    },
  };
}
