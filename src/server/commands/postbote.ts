import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open.ts';
import { faultOf } from '../http/errors.ts';
import type { Briefversand } from '../outbox/briefpapier.ts';
import type { Anhang } from '../outbox/ports.ts';
import { postausgang } from '../repositories/postausgang.ts';
import { abhaken } from './versandnachweis.ts';

interface Postdienste {
  database: Database;
  clock: () => Date;
  sendMail: Briefversand;
  /** What goes with a mail, made when it is sent. */
  anhang: (dokumente: readonly string[]) => Promise<Anhang[]>;
}

interface Postbote {
  /** Sends what lies there, without holding anybody up. */
  wecken: () => void;
  /** The same, and waits until what is on its way has left, or for as long as somebody waits for a page. */
  zugestellt: () => Promise<void>;
}

/** Nobody waits longer for a mail to leave. */
const hoechstensMs = 1_500;

/** Between two looks for mails that failed, or whose sender was killed. */
const rundeMs = 60_000;

/**
 * Sends what lies in the outgoing mail, at the start and whenever it is told of more, without holding an
 * answer up; closing the app waits for it. A mail nobody took is tried again, later each time; one that
 * was taken when the process died is sent again rather than never, as the same message.
 */
export function postbote(
  app: FastifyInstance,
  { database, clock, sendMail, anhang }: Postdienste,
): Postbote {
  const unterwegs = new Set<Promise<void>>();

  async function leeren(): Promise<void> {
    try {
      while (await zustellen());
    } catch (error) {
      app.log.error(faultOf(error), 'outgoing mail not read');
    }
  }

  /** One mail; false when none is due. */
  async function zustellen(): Promise<boolean> {
    const post = postausgang(database);
    const jetzt = clock();
    const brief = await post.nehmen(jetzt, (versuche) => naechsterVersuch(jetzt, versuche));
    if (!brief) return false;
    const { id, an, betreff, text, marke } = brief;
    let mitSatz = false;
    try {
      const anhaenge = await anhang(brief.dokumente);
      mitSatz = anhaenge.length > 0;
      await sendMail({ an, betreff, text, marke, anhaenge }, id);
    } catch (error) {
      app.log.error(faultOf(error), 'mail not sent');
      return true;
    }
    const gesendetAm = clock();
    await database.transaction((tx) => abhaken(tx, { id, mitSatz }, gesendetAm));
    return true;
  }

  function wecken(): void {
    const runde = leeren().finally(() => unterwegs.delete(runde));
    unterwegs.add(runde);
  }

  const uhr = setInterval(wecken, rundeMs).unref();
  app.addHook('onReady', (done) => {
    wecken();
    done();
  });
  app.addHook('onClose', async () => {
    clearInterval(uhr);
    await Promise.all(unterwegs);
  });
  return {
    wecken,
    async zugestellt() {
      wecken();
      let frist: NodeJS.Timeout | undefined;
      const genug = new Promise((resolve) => {
        frist = setTimeout(resolve, hoechstensMs);
      });
      await Promise.race([Promise.all(unterwegs), genug]);
      clearTimeout(frist);
    },
  };
}

/** After 2, 4, 8 minutes and so on, at last once a day. */
function naechsterVersuch(jetzt: Date, versuche: number): Date {
  return new Date(jetzt.getTime() + Math.min(2 ** versuche, 1_440) * 60_000);
}
