import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { Absage, nichtErreichbar, nichtGefunden, ungueltig } from '../http/answers.ts';
import { faultOf } from '../http/errors.ts';
import { alsAnhang } from './ablage.ts';
import { inhaltspfad, type Schein } from './schein.ts';

/** Bytes at once or as they come. */
export type Dateiinhalt = Buffer | AsyncIterable<Buffer>;

interface Ordner {
  geoeffnet: (siegel: string) => Promise<Schein | null>;
  /** False when something has arrived there already. */
  annehmen: (name: string, inhalt: Dateiinhalt) => Promise<boolean>;
  lesen: (name: string, hoechstens: number) => Promise<Buffer | null>;
}

/** Files an address may put and get per minute. */
const proMinute = 120;

/** Takes and gives the bytes of a sealed address. The seal is the only key: it is in no log. */
export function ordnerRouten(api: FastifyInstance, { geoeffnet, annehmen, lesen }: Ordner): void {
  const config = { rateLimit: { max: proMinute, timeWindow: '1 minute' } };
  void api.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // As they come: nothing of it is held in memory.
    scope.addContentTypeParser('*', (_request, bytes, parsed) => parsed(null, bytes));

    scope.put<{ Params: { '*': string } }>(
      `${inhaltspfad}/*`,
      { schema: { hide: true }, config },
      async (request) => {
        const schein = await geoeffnet(request.params['*']);
        if (schein?.art !== 'annahme') throw nichtGefunden();
        const { success, data } = strom.safeParse(request.body);
        if (!success) throw andereGroesse();
        try {
          const istErste = await annehmen(schein.name, genau(data, schein.groesse));
          if (!istErste) throw schonAngekommen();
        } catch (error) {
          if (error instanceof Absage) throw error;
          // A full disk, most likely: nothing of the file has stayed.
          request.log.error(faultOf(error), 'upload not stored');
          throw nichtErreichbar();
        }
        return {};
      },
    );

    scope.get<{ Params: { '*': string } }>(
      `${inhaltspfad}/*`,
      { schema: { hide: true }, config },
      async (request, reply) => {
        const schein = await geoeffnet(request.params['*']);
        const bytes =
          schein?.art === 'ausgabe' ? await lesen(schein.name, Number.MAX_SAFE_INTEGER) : null;
        if (schein?.art !== 'ausgabe' || bytes === null) throw nichtGefunden();
        return reply
          .header('content-disposition', alsAnhang(schein.als))
          .header('content-security-policy', "default-src 'none'; sandbox")
          .type(schein.typ)
          .send(bytes);
      },
    );
    done();
  });
}

/** A body that streams; without one there is nothing to take. */
const strom = z.custom<AsyncIterable<Buffer>>(
  (wert) => typeof wert === 'object' && wert !== null && Symbol.asyncIterator in wert,
);

/** The bytes as they come; more or fewer than were announced end it. */
async function* genau(bytes: AsyncIterable<Buffer>, groesse: number): AsyncIterable<Buffer> {
  let bisher = 0;
  for await (const teil of bytes) {
    bisher += teil.length;
    if (bisher > groesse) throw andereGroesse();
    yield teil;
  }
  if (bisher !== groesse) throw andereGroesse();
}

function schonAngekommen(): Absage {
  const errorMessage =
    'Unter dieser Adresse ist schon eine Datei angekommen. Bitte wählen Sie die Datei noch einmal aus.';
  return new Absage(409, { code: 'VERWENDET', errorMessage });
}

function andereGroesse(): Absage {
  const text = 'Die Datei ist nicht so groß wie angekündigt. Bitte laden Sie sie noch einmal hoch.';
  return ungueltig([{ feld: '', text }]);
}
