// The yardstick: a bare Fastify route that holds the contracts' SELECT of findByPartnerNummer, prepared
// on the same kind of database handle, and nothing else.
import { eq, sql } from 'drizzle-orm';
import fastify from 'fastify';
import { openDatabase } from '#server/database/open.ts';
import { partner, vertrag } from '#server/database/schema.ts';
import { kachelzeilen } from '#server/repositories/vertraege.ts';

const { database, close } = await openDatabase({
  url: process.env['DATABASE_URL'] ?? '',
  folder: '',
});
const contracts = database
  .select({
    vertraege: kachelzeilen(eq(vertrag.partnerNummer, sql.placeholder('partnerNummer'))),
  })
  .from(partner)
  .where(eq(partner.partnerNummer, sql.placeholder('partnerNummer')))
  .prepare('bare');

const app = fastify();
app.get('/bare', async () => {
  const [row] = await contracts.execute({ partnerNummer: 'P000001' });
  return row?.vertraege;
});
app.get('/healthz', () => ({ ok: true }));
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.on('SIGTERM', () => void app.close().then(close));
