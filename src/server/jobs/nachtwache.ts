import type { FastifyInstance } from 'fastify';
import { faultOf } from '../http/errors.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { nachtlauf, type Nachtdienste } from './nachtlauf.ts';

const rundeMs = 60_000;

/** Runs the nightly work once the app listens, and then whenever a new day begins in Berlin; closing the app waits for the contract in hand. */
export function nachtwache(
  app: FastifyInstance,
  dienste: Pick<Nachtdienste, 'database' | 'clock' | 'absender'>,
): void {
  const ende = new AbortController();
  let unterwegs: Promise<void> | null = null;
  let erledigt = '';

  async function arbeiten(): Promise<void> {
    try {
      const melden: Nachtdienste['melden'] = (was, text) => app.log.error(was, text);
      erledigt = await nachtlauf({ ...dienste, melden, signal: ende.signal });
    } catch (error) {
      if (!ende.signal.aborted) app.log.error(faultOf(error), 'nightly work put off');
    }
  }

  function schauen(): void {
    if (unterwegs !== null || heuteInBerlin(dienste.clock()) === erledigt) return;
    unterwegs = arbeiten().finally(() => (unterwegs = null));
  }

  const uhr = setInterval(schauen, rundeMs).unref();
  app.addHook('onListen', (done) => {
    schauen();
    done();
  });
  app.addHook('onClose', async () => {
    clearInterval(uhr);
    ende.abort();
    await unterwegs;
  });
}
