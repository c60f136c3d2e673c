// findByPartnerNummer on PostgreSQL against a bare route with the same SELECT, alternating in one run.
import { join } from 'node:path';
import autocannon from 'autocannon';
import { root } from '../ensure.mjs';
import { startPostgres } from '../postgres.mjs';
import { apiToken } from './apiToken.mjs';
import { freePort, startAndWait, stop } from './process.mjs';

const rounds = 3;
const secondsPerRound = 4;

/** @returns {Promise<import('./budgets.mjs').Row[]>} */
export async function measureContracts() {
  const postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url, RATE_LIMIT: 'off' };
  const port = await freePort();
  const barePort = await freePort();
  const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const portal = await startAndWait(root, [process.execPath, 'scripts/start.mjs'], env, port);
  const bareCommand = [process.execPath, tsx, 'scripts/bench/bare.ts'];
  const bare = await startAndWait(root, bareCommand, env, barePort);
  try {
    const authorization = `Bearer ${await apiToken(`http://127.0.0.1:${port}`)}`;
    const path = '/api/vertrag/findByPartnerNummer/P000001';
    let [ours, theirs] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      theirs += await rate(`http://127.0.0.1:${barePort}/bare`, {});
      ours += await rate(`http://127.0.0.1:${port}${path}`, { authorization });
    }
    const figures = `${Math.round(ours / rounds)} of ${Math.round(theirs / rounds)} requests/s`;
    return [['findByPartnerNummer, share of a bare route', ours / theirs, figures]];
  } finally {
    await stop(bare.child);
    await stop(portal.child);
    postgres.stop();
  }
}

/** @param {string} url @param {Record<string, string>} headers */
async function rate(url, headers) {
  const result = await autocannon({ url, headers, connections: 16, duration: secondsPerRound });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} did not answer with 200`);
  return result.requests.average;
}
