// Again on PostgreSQL: locks and lost connections are its own.
import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ausgang } from '#server/database/antragsschema.ts';
import type { Versand } from '#server/outbox/ports.ts';
import { outboxRoutes } from '#server/outbox/routes.ts';
import { versandAusUmgebung } from '#server/outbox/versand.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let opened: TestDatabase;
let app: FastifyInstance;
let versand: Versand;
const zeit = new Date('2026-11-21T09:30:00Z');
const clock = () => zeit;

/** A mail to a customer, as it leaves the house. */
const brief = (text: string) => ({
  an: 'anna.bergmann@example.org',
  betreff: 'Ihre Änderung',
  text,
  html: '<!doctype html><title>Ihre Änderung</title>',
  anhaenge: [] as { name: string; inhalt: Buffer }[],
});
const mailId = '018f2b7c-0000-7000-8000-000000000001';

beforeAll(async () => {
  opened = await openTestDatabase();
  app = fastify();
  await app.register(outboxRoutes(opened.database));
  versand = versandAusUmgebung({}, opened.database, clock);
}, 60_000);
beforeEach(() => opened.database.delete(ausgang));
afterAll(async () => {
  await app.close();
  await opened.close();
});

describe('the developer outbox', () => {
  test('a code that was sent by SMS can be read, newest first, with what went by mail', async () => {
    await versand.sms('+4917604069001', 'Ihr Code lautet 111111.');
    await versand.mail(brief('Guten Tag'));
    await versand.sms('+4917604069001', 'Ihr Code lautet 222222.');
    const answer = await app.inject('/dev/outbox.json');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject([
      {
        kanal: 'SMS',
        an: '+4917604069001',
        text: 'Ihr Code lautet 222222.',
        zeit: zeit.toISOString(),
      },
      {
        kanal: 'EMAIL',
        an: 'anna.bergmann@example.org',
        betreff: 'Ihre Änderung',
        text: 'Guten Tag',
        anhaenge: [],
        zeit: zeit.toISOString(),
      },
      {
        kanal: 'SMS',
        an: '+4917604069001',
        text: 'Ihr Code lautet 111111.',
        zeit: zeit.toISOString(),
      },
    ]);
  });

  test('who asks for one number sees that one only, whether the plus is escaped or not', async () => {
    await versand.sms('+4917604069001', 'eins');
    await versand.sms('+4917604069002', 'zwei');
    for (const an of ['%2B4917604069002', '+4917604069002', '4917604069002']) {
      const answer = await app.inject(`/dev/outbox.json?an=${an}`);
      expect(answer.json()).toMatchObject([{ text: 'zwei' }]);
    }
    expect((await app.inject('/dev/outbox.json?an=x&an=y')).json()).toHaveLength(2);
  });

  test('more than 200 messages show the newest 200', async () => {
    for (let i = 1; i <= 205; i += 1) await versand.sms('+4917604069001', `${i}`);
    const texts = (await app.inject('/dev/outbox.json')).json<{ text: string }[]>();
    expect(texts).toHaveLength(200);
    expect([texts[0]?.text, texts[199]?.text]).toEqual(['205', '6']);
  });

  test('the page shows a message as text, whatever is in it', async () => {
    expect((await app.inject('/dev/outbox')).body).toContain('Noch keine Nachrichten.');
    await versand.mail({ ...brief('<script>1</script>'), betreff: '<b>Ihr</b> "Code"' });
    const page = (await app.inject('/dev/outbox')).body;
    expect(page).toContain('&lt;b&gt;Ihr&lt;/b&gt; &quot;Code&quot;');
    expect(page).toContain('<pre>&lt;script&gt;1&lt;/script&gt;</pre>');
    expect(page).not.toMatch(/<script|<style|style=/);
    expect((await app.inject('/dev/outbox.css')).headers['content-type']).toContain('text/css');
  });

  test('a mail is looked at as a mailbox shows it: nothing of it runs, nothing is fetched', async () => {
    const html = '<!doctype html><title>x</title><script>alert(1)</script>';
    await versand.mail({ ...brief('Guten Tag'), html }, mailId);
    const page = (await app.inject('/dev/outbox')).body;
    expect(page).toContain(`<a href="/dev/outbox/${mailId}.html">Als Seite ansehen</a>`);
    const answer = await app.inject(`/dev/outbox/${mailId}.html`);
    expect(answer.body).toBe(html);
    expect(answer.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none';/);
    await versand.sms('+4917604069001', 'eins');
    expect((await app.inject('/dev/outbox')).body.match(/Als Seite ansehen/g)).toHaveLength(1);
  });

  test('a file that went with a mail can be opened, and no other', async () => {
    const inhalt = Buffer.from('%PDF-1.7 Größe');
    const anhaenge = [{ name: 'Ihre-Unterlagen.pdf', inhalt }];
    await versand.mail({ ...brief('Guten Tag'), anhaenge }, mailId);
    const url = `/dev/outbox/${mailId}/0.pdf`;
    expect((await app.inject('/dev/outbox')).body).toContain(`href="${url}"`);
    const [eine] = (await app.inject('/dev/outbox.json')).json<{ anhaenge: unknown[] }[]>();
    expect(eine?.anhaenge).toEqual([{ name: 'Ihre-Unterlagen.pdf', url }]);
    const answer = await app.inject(url);
    expect(answer.rawPayload.equals(inhalt)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="Ihre-Unterlagen.pdf"',
    });
    for (const anderes of [
      `/dev/outbox/${mailId}/1.pdf`,
      '/dev/outbox/x.html',
      '/dev/outbox/x/0.pdf',
    ]) {
      expect((await app.inject(anderes)).statusCode).toBe(404);
    }
  });

  test.each([
    ['from another machine', { remoteAddress: '192.0.2.7' }],
    ['through a proxy', { headers: { 'x-forwarded-for': '192.0.2.7' } }],
    ['through a proxy of the newer kind', { headers: { forwarded: 'for=192.0.2.7' } }],
    ['under the name of a foreign page', { headers: { host: 'boese.example.com' } }],
  ])('a reader who comes %s finds nothing', async (_how, request) => {
    await versand.mail(brief('Guten Tag'), mailId);
    const seite = `/dev/outbox/${mailId}.html`;
    for (const url of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox.css', seite]) {
      expect((await app.inject({ url, ...request })).statusCode).toBe(404);
    }
  });
});

test('a mail that is sent again, because nobody knew that it had arrived, lies in the outbox once', async () => {
  const mail = {
    ...brief('Guten Tag'),
    anhaenge: [{ name: 'a.pdf', inhalt: Buffer.from('%PDF') }],
  };
  const id = crypto.randomUUID();
  await versand.mail(mail, id);
  await versand.mail(mail, id);
  await versand.mail(mail, crypto.randomUUID());
  expect(await opened.database.$count(ausgang)).toBe(2);
});

describe('mail over SMTP', () => {
  const received: string[] = [];
  const server = createTcpServer((socket) => {
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      received.push(chunk.toString());
      if (inData) {
        inData = !received.join('').endsWith('\r\n.\r\n');
        if (!inData) socket.write('250 taken\r\n');
        return;
      }
      for (const line of chunk.toString().trim().split('\r\n')) {
        inData = line === 'DATA';
        if (line.startsWith('RCPT TO:<refused')) socket.write('550 no such user\r\n');
        else socket.write(inData ? '354 go on\r\n' : '250 test\r\n');
      }
    });
  });
  afterEach(() => {
    received.length = 0;
  });
  afterAll(() => server.close());

  test('a customer gets the mail from the configured sender, and a refused one is reported', async () => {
    const port = await listening(server);
    const { mail } = versandAusUmgebung(
      { MAIL_SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_ABSENDER: 'portal@example.org' },
      opened.database,
      clock,
    );
    const text = 'Guten Tag,\n\nübrigens';
    const id = crypto.randomUUID();
    await mail(brief(text), id);
    await mail(brief(text), id);
    const dialogue = received.join('');
    expect(dialogue.split(`Message-ID: <${id}@example.org>`)).toHaveLength(3);
    expect(dialogue).toContain('MAIL FROM:<portal@example.org>');
    expect(dialogue).toContain('RCPT TO:<anna.bergmann@example.org>');
    expect(dialogue).toContain('Subject: =?UTF-8?Q?Ihre_=C3=84nderung?=');
    expect(dialogue).toMatch(/=C3=BCbrigens|w7xicmlnZW5z/);
    expect(dialogue).toContain('Content-Type: multipart/alternative');
    expect(dialogue).toContain('Content-Type: text/html; charset=utf-8');
    received.length = 0;
    const anhaenge = [{ name: 'Ihre-Unterlagen.pdf', inhalt: Buffer.from('%PDF-1.7 x') }];
    await mail({ ...brief(text), anhaenge });
    expect(received.join('')).toContain('Content-Type: application/pdf; name=Ihre-Unterlagen.pdf');
    expect(received.join('')).toContain(Buffer.from('%PDF-1.7 x').toString('base64'));
    await expect(mail({ ...brief('x'), an: 'refused@example.org' })).rejects.toThrow(
      'no such user',
    );
    expect(await opened.database.$count(ausgang)).toBe(0);
  });
});

describe('SMS over HTTP', () => {
  const requests: { headers: IncomingHttpHeaders; body: string }[] = [];
  let status = 202;
  const server = createHttpServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      requests.push({ headers: request.headers, body });
      response.writeHead(status, status === 307 ? { location: '/elsewhere' } : {}).end('taken');
    });
  });
  afterAll(() => server.close());

  test('the gateway gets number and text with the token; a refusal or a redirect is an error', async () => {
    const port = await listening(server);
    const { sms } = versandAusUmgebung(
      { SMS_HTTP_URL: `http://127.0.0.1:${port}/sms`, SMS_HTTP_TOKEN: 'secret' },
      opened.database,
      clock,
    );
    await sms('+4917604069001', 'Ihr Code lautet 123456.');
    expect(requests[0]?.headers).toMatchObject({
      authorization: 'Bearer secret',
      'content-type': 'application/json',
    });
    expect(requests[0]?.body).toBe('{"an":"+4917604069001","text":"Ihr Code lautet 123456."}');
    status = 500;
    await expect(sms('+4917604069001', 'x')).rejects.toThrow('The SMS gateway answered 500.');
    status = 307;
    await expect(sms('+4917604069001', 'x')).rejects.toThrow('fetch failed');
    expect(requests).toHaveLength(3);
    expect(await opened.database.$count(ausgang)).toBe(0);
  });
});

test.each([
  ['a mail server without a sender', { MAIL_SMTP_URL: 'smtp://127.0.0.1' }, 'MAIL_ABSENDER'],
  [
    'a mail server that is none',
    { MAIL_SMTP_URL: 'http://x', MAIL_ABSENDER: 'a@example.org' },
    'smtp://',
  ],
  ['an SMS gateway without a token', { SMS_HTTP_URL: 'https://sms.example.org' }, 'SMS_HTTP_TOKEN'],
  [
    'an SMS gateway in clear text',
    { SMS_HTTP_URL: 'http://sms.example.org', SMS_HTTP_TOKEN: 'x' },
    'https://',
  ],
  ['production without a mail server', { NODE_ENV: 'production' }, 'MAIL_SMTP_URL'],
])('%s is refused at the start with a plain sentence', (_case, env, sentence) => {
  expect(() => versandAusUmgebung(env, opened.database, clock)).toThrow(sentence);
});

test('production without an SMS gateway never puts a code into the outbox', async () => {
  const { sms } = versandAusUmgebung(
    { NODE_ENV: 'production', MAIL_SMTP_URL: 'smtp://127.0.0.1', MAIL_ABSENDER: 'a@example.org' },
    opened.database,
    clock,
  );
  await expect(sms('+4917604069001', 'x')).rejects.toThrow('No SMS gateway is configured');
  expect(await opened.database.$count(ausgang)).toBe(0);
});

async function listening(server: ReturnType<typeof createTcpServer>): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return portOf(server.address());
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return address.port;
}
