import { nichtErreichbar } from '../http/answers.ts';
import { istEigenerRechner } from '../outbox/loopback.ts';
import { alsAnhang, type Ablage } from './ablage.ts';
import { type S3Anfrage, type S3Zugang, signierteAdresse } from './sigv4.ts';

/** Longer than any of our own calls takes; the address is used at once. */
const eigeneSekunden = 60;
const fristMs = 4_000;

/** Objects of a bucket that speaks the S3 protocol; browsers put and get there themselves. */
export function s3Ablage(zugang: S3Zugang, clock: () => Date): Ablage {
  const { protocol, hostname, origin } = new URL(zugang.bucket);
  if (protocol !== 'https:' && !(protocol === 'http:' && istEigenerRechner(hostname))) {
    throw new Error('ABLAGE_S3_URL begins with https://.');
  }

  function adresse(anfrage: Omit<S3Anfrage, 'zeit' | 'sekunden'>, bis?: Date): string {
    const zeit = clock();
    const sekunden = bis
      ? Math.max(1, Math.ceil((bis.getTime() - zeit.getTime()) / 1000))
      : eigeneSekunden;
    return signierteAdresse(zugang, { ...anfrage, zeit, sekunden });
  }

  async function sende(
    anfrage: Pick<S3Anfrage, 'methode' | 'schluessel' | 'kopf'>,
    bytes?: Buffer,
  ): Promise<Response> {
    const { methode: method, kopf: headers = {} } = anfrage;
    const init = {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(fristMs),
    } as const;
    const antwort = await oderAbwesend(
      fetch(adresse(anfrage), { ...init, ...(bytes && { body: new Uint8Array(bytes) }) }),
    );
    if (antwort.ok || antwort.status === 404) return antwort;
    await antwort.body?.cancel();
    if (antwort.status >= 500 || antwort.status === 429) throw nichtErreichbar();
    throw new Error(`The object store answered ${antwort.status}.`);
  }

  async function schreiben(schluessel: string, bytes: Buffer, typ: string): Promise<void> {
    const kopf = { 'content-type': typ };
    const antwort = await sende({ methode: 'PUT', schluessel, kopf }, bytes);
    await antwort.body?.cancel();
    if (!antwort.ok) throw new Error('The object store knows no such bucket.');
  }

  return {
    herkunft: origin,
    annahme: (objekt, bis) => {
      // Signed, so that nobody leaves it out: the store takes nothing where something is.
      const headers = { 'content-type': objekt.typ, 'if-none-match': '*' };
      // Browsers write the length themselves: signed, no other one is taken.
      const kopf = { ...headers, 'content-length': String(objekt.groesse) };
      const url = adresse({ methode: 'PUT', schluessel: objekt.schluessel, kopf }, bis);
      return Promise.resolve({ url, method: 'PUT', headers });
    },
    ausgabe: ({ schluessel, name, typ }, bis) => {
      const query = {
        'response-content-disposition': alsAnhang(name),
        'response-content-type': typ,
      };
      return Promise.resolve(adresse({ methode: 'GET', schluessel, query }, bis));
    },
    lesen: async (schluessel, hoechstens) => {
      const antwort = await sende({ methode: 'GET', schluessel });
      const zuViel = Number(antwort.headers.get('content-length') ?? 0) > hoechstens;
      if (antwort.status === 404 || zuViel) {
        await antwort.body?.cancel();
        return null;
      }
      const bytes = Buffer.from(await oderAbwesend(antwort.arrayBuffer()));
      return bytes.length > hoechstens ? null : bytes;
    },
    schreiben,
    loeschen: async (schluessel) => {
      await (await sende({ methode: 'DELETE', schluessel })).body?.cancel();
    },
    // Nothing but an empty object keeps the address from taking another one; the rule of the bucket deletes it.
    eingangVerbrauchen: (schluessel) => schreiben(schluessel, Buffer.alloc(0), 'text/plain'),
    // A rule of the bucket does that: listing it would be one more right to give away.
    eingangLeeren: () => Promise.resolve(),
  };
}

/** A store that cannot be reached or is too slow is worth another try. */
async function oderAbwesend<T>(arbeit: Promise<T>): Promise<T> {
  try {
    return await arbeit;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') throw nichtErreichbar();
    throw error;
  }
}
