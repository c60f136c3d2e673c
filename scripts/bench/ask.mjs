// Asks one address as fast as it answers, and writes how often that was in a second: a process of its own, because one
// alone asks no faster than one process answers.
import autocannon from 'autocannon';

/** @type {{ url: string, authorization: string, body?: object }} */
const { url, authorization, body } = JSON.parse(process.argv[2] ?? '');
const result = await autocannon({
  url,
  connections: 16,
  duration: 4,
  headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
  ...(body && { method: 'POST', body: JSON.stringify(body) }),
});
if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} did not answer with 200`);
process.stdout.write(String(result.requests.average));
