import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const region = 'eu-central-1';
export const zugangsschluessel = 'AKIDEXAMPLE';
export const geheimnis = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';

interface Objekt {
  bytes: Buffer;
  typ: string;
}

/** A bucket on this machine that believes nothing: it works the signature of every request out for itself. */
export async function openS3(clock: () => Date) {
  const objekte = new Map<string, Objekt>();
  let gestoert = false;
  const server = createServer((request, response) => {
    void antworten(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  async function antworten(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', `http://127.0.0.1:${port}`);
    const bytes = await buffer(request);
    if (gestoert) return void response.writeHead(503).end();
    if (!istSigniert(request, url, clock())) return void response.writeHead(403).end();
    const schluessel = decodeURIComponent(url.pathname).replace('/uploads/', '');
    const typ = request.headers['content-type'] ?? '';
    const nurNeu = request.headers['if-none-match'] === '*';
    if (request.method === 'PUT' && nurNeu && objekte.has(schluessel)) {
      return void response.writeHead(412).end();
    }
    if (request.method === 'PUT') objekte.set(schluessel, { bytes, typ });
    if (request.method === 'DELETE') objekte.delete(schluessel);
    if (request.method !== 'GET') return void response.writeHead(200).end();
    const objekt = objekte.get(schluessel);
    if (!objekt) return void response.writeHead(404).end();
    const { searchParams } = url;
    response.writeHead(200, {
      'content-type': searchParams.get('response-content-type') ?? objekt.typ,
      'content-disposition': searchParams.get('response-content-disposition') ?? 'inline',
    });
    response.end(objekt.bytes);
  }

  return {
    bucket: `http://127.0.0.1:${port}/uploads`,
    objekte,
    stoeren: (wert: boolean) => {
      gestoert = wert;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The way of the documentation, from the request back to its signature (AWS Signature Version 4, query). */
function istSigniert(request: IncomingMessage, url: URL, jetzt: Date): boolean {
  const query = url.searchParams;
  const signatur = query.get('X-Amz-Signature') ?? '';
  const zeit = query.get('X-Amz-Date') ?? '';
  const beginn = Date.parse(
    zeit.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
  if (!(jetzt.getTime() <= beginn + Number(query.get('X-Amz-Expires')) * 1000)) return false;
  const bereich = `${zeit.slice(0, 8)}/${region}/s3/aws4_request`;
  if (query.get('X-Amz-Credential') !== `${zugangsschluessel}/${bereich}`) return false;
  const namen = (query.get('X-Amz-SignedHeaders') ?? '').split(';');
  if (!namen.includes('host')) return false;
  const parameter = url.search
    .slice(1)
    .split('&')
    .filter((teil) => !teil.startsWith('X-Amz-Signature='))
    .toSorted();
  const kanonisch = [
    request.method,
    url.pathname,
    parameter.join('&'),
    ...namen.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    namen.join(';'),
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const hash = createHash('sha256').update(kanonisch).digest('hex');
  const text = ['AWS4-HMAC-SHA256', zeit, bereich, hash].join('\n');
  let schluessel = Buffer.from(`AWS4${geheimnis}`);
  for (const teil of [...bereich.split('/'), text]) {
    schluessel = createHmac('sha256', schluessel).update(teil).digest();
  }
  const gesandt = Buffer.from(signatur, 'hex');
  return gesandt.length === schluessel.length && timingSafeEqual(gesandt, schluessel);
}
