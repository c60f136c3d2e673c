import { createHash, createHmac } from 'node:crypto';
import { prozent } from './ablage.ts';

/** Whoever may write and read a bucket. */
export interface S3Zugang {
  /** The bucket, with or without its name in the path: `https://s3.example.org/uploads`. */
  bucket: string;
  region: string;
  zugangsschluessel: string;
  geheimnis: string;
}

export interface S3Anfrage {
  methode: 'GET' | 'PUT' | 'DELETE';
  schluessel: string;
  /** Headers that have to come as they are named here, in small letters. */
  kopf?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  zeit: Date;
  /** How long the address counts. */
  sekunden: number;
}

/** Address that carries its own signature: AWS Signature Version 4 by query, payload unsigned. */
export function signierteAdresse(zugang: S3Zugang, anfrage: S3Anfrage): string {
  const { methode, schluessel, kopf = {}, query = {}, zeit, sekunden } = anfrage;
  const { host, origin, pathname } = new URL(zugang.bucket);
  const pfad = [...pathname.split('/').filter(Boolean), ...schluessel.split('/')];
  const url = `/${pfad.map((teil) => kodiert(decodeURIComponent(teil))).join('/')}`;
  const zeitpunkt = zeit.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const bereich = [zeitpunkt.slice(0, 8), zugang.region, 's3', 'aws4_request'];
  const koepfe = sortiert({ ...kopf, host });
  const namen = koepfe.map(([name]) => name).join(';');
  const parameter = sortiert({
    ...query,
    'X-Amz-Algorithm': verfahren,
    'X-Amz-Credential': [zugang.zugangsschluessel, ...bereich].join('/'),
    'X-Amz-Date': zeitpunkt,
    'X-Amz-Expires': String(sekunden),
    'X-Amz-SignedHeaders': namen,
  })
    .map(([name, wert]) => `${kodiert(name)}=${kodiert(wert)}`)
    .join('&');
  const kanonisch = [
    methode,
    url,
    parameter,
    ...koepfe.map(([name, wert]) => `${name}:${wert.trim()}`),
    '',
    namen,
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const zuSignieren = [verfahren, zeitpunkt, bereich.join('/'), hash(kanonisch)].join('\n');
  const schluesselDesTages = bereich.reduce<Buffer>(
    (bisher, teil) => hmac(bisher, teil),
    Buffer.from(`AWS4${zugang.geheimnis}`),
  );
  const signatur = hmac(schluesselDesTages, zuSignieren).toString('hex');
  return `${origin}${url}?${parameter}&X-Amz-Signature=${signatur}`;
}

const verfahren = 'AWS4-HMAC-SHA256';

function kodiert(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, prozent);
}

function sortiert(werte: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(werte).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function hmac(schluessel: Buffer, text: string): Buffer {
  return createHmac('sha256', schluessel).update(text).digest();
}
