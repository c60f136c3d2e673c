import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open.ts';
import { faultOf } from '../http/errors.ts';
import { partner } from '../repositories/partner.ts';
import type { Nachricht } from './bestaetigungsMail.ts';

type SendMail = (mail: { an: string; betreff: string; text: string }) => Promise<void>;

/**
 * Sends mails after the commit without holding the answer up; closing the app waits for them.
 * What was saved stays saved when a mail fails: the log says so, without the address.
 */
export function nachsender(
  app: FastifyInstance,
  database: Database,
  sendMail: SendMail,
): (nachricht: Nachricht) => void {
  const unterwegs = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(unterwegs);
  });

  async function senden({ partnerNummer, betreff, text }: Nachricht): Promise<void> {
    try {
      const empfaenger = await partner(database).empfaenger(partnerNummer);
      if (empfaenger)
        await sendMail({ an: empfaenger.email, betreff, text: text(empfaenger.name) });
    } catch (error) {
      app.log.error(faultOf(error), 'mail not sent');
    }
  }

  return (nachricht) => {
    const sendung = senden(nachricht).finally(() => unterwegs.delete(sendung));
    unterwegs.add(sendung);
  };
}
