import { Pool, type PoolClient, type PoolConfig } from 'pg';

/**
 * Connections that find their way back whatever happens to them while they are lent: pg's own pool never
 * sees again one that breaks before a transaction has begun, lends out again one that went silent, and
 * lets the process end where one breaks between two statements.
 */
export class ReturningPool extends Pool {
  constructor(options: PoolConfig) {
    super(options);
    this.on('connect', (client) => {
      // Whoever waits for an answer of it is told there; without a listener the process would end.
      client.on('error', () => undefined);
      endWhenSilent(client);
    });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Parameters<Pool['connect']>[0]): void;
  override connect(callback?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | void {
    return callback ? super.connect(callback) : super.connect().then(givenBackAtItsEnd);
  }
}

/** Given back once: by whoever lent it, or when it ends in his hands. */
function givenBackAtItsEnd(client: PoolClient): PoolClient {
  const release = client.release.bind(client);
  let isLent = true;
  const giveBack = (broken?: Error | boolean) => {
    if (!isLent) return;
    isLent = false;
    client.off('end', ended);
    release(broken);
  };
  const ended = () => giveBack(true);
  client.once('end', ended);
  client.release = giveBack;
  return client;
}

/** A statement nobody answered in time leaves a connection that will not answer the next one either. */
function endWhenSilent(client: PoolClient): void {
  const query = client.query.bind(client);
  const watched = (...args: Parameters<typeof query>): unknown => {
    const answer: unknown = query(...args);
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (isSilence(error)) void client.end();
      });
    }
    return answer;
  };
  Object.assign(client, { query: watched });
}

function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}
