// The yardstick: bare Fastify routes that hold the SELECT of a call, prepared on the same kind of database handle, and
// nothing else.
import { eq, sql } from 'drizzle-orm';
import fastify from 'fastify';
import { openDatabase } from '#server/database/open.ts';
import { partner, vertrag } from '#server/database/schema.ts';
import { kachelzeilen, vertragszeilen } from '#server/repositories/vertraege.ts';

const { database, close } = await openDatabase({
  url: process.env['DATABASE_URL'] ?? '',
  folder: '',
});
const isPartner = eq(partner.partnerNummer, sql.placeholder('partnerNummer'));
const list = database
  .select({
    vertraege: kachelzeilen(eq(vertrag.partnerNummer, sql.placeholder('partnerNummer'))),
  })
  .from(partner)
  .where(isPartner)
  .prepare('list');
const detail = database
  .select({
    vertraege: vertragszeilen(eq(vertrag.versicherungsNummer, sql.placeholder('nummer'))),
  })
  .from(partner)
  .where(isPartner)
  .prepare('detail');
const whose = { partnerNummer: 'P000001', nummer: 'PH250000101' };

const app = fastify();
app.get('/list', async () => (await list.execute(whose))[0]?.vertraege);
app.get('/detail', async () => (await detail.execute(whose))[0]?.vertraege);
app.post('/calculate', async () => (await detail.execute(whose))[0]?.vertraege);
app.get('/healthz', () => ({ ok: true }));
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.on('SIGTERM', () => void app.close().then(close));
