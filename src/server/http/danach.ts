import type { FastifyInstance } from 'fastify';
import { faultOf } from './errors.ts';

/** What is still to be done once an answer has left, so that its time does not tell of it; null is nothing. */
export type Rest = (() => Promise<void>) | null;

/** Does the rest after the answer; closing the app waits for it. A fault is in the log only. */
export function danach(app: FastifyInstance): (rest: Rest) => void {
  const unterwegs = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(unterwegs);
  });

  async function erledigen(rest: () => Promise<void>): Promise<void> {
    // The answer goes out in this turn of the event loop.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    try {
      await rest();
    } catch (error) {
      app.log.error(faultOf(error), 'not done after the answer');
    }
  }

  return (rest) => {
    if (!rest) return;
    const lauf = erledigen(rest).finally(() => unterwegs.delete(lauf));
    unterwegs.add(lauf);
  };
}
