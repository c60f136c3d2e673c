// The yardstick: a bare Fastify route that holds the contracts' SELECT of findByPartnerNummer and nothing else.
import { eq, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import fastify from 'fastify';
import { Pool } from 'pg';
import { vertrag } from '#server/database/schema.ts';
import { vertragszeilen } from '#server/repositories/vertraege.ts';

const pool = new Pool({ connectionString: process.env['DATABASE_URL'] });
const { sql: text, params } = new PgDialect({ casing: 'snake_case' }).sqlToQuery(
  sql`select ${vertragszeilen(eq(vertrag.partnerNummer, 'P000001'))} as vertraege`,
);

const app = fastify();
app.get('/bare', async () => {
  const { rows } = await pool.query<Record<string, unknown>>({
    name: 'bare',
    text,
    values: params,
  });
  return rows[0];
});
app.get('/healthz', () => ({ ok: true }));
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.on('SIGTERM', () => void app.close().then(() => pool.end()));
