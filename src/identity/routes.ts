import type { FastifyBaseLogger, FastifyPluginAsync, FastifyReply } from 'fastify';
import {
  type ErrorType,
  IdentityError,
  tooManyCalls,
  unavailable,
  unknownOperation,
  unknownPool,
} from './errors.ts';
import { changePassword } from './operations/changePassword.ts';
import { confirmForgotPassword } from './operations/confirmForgotPassword.ts';
import { confirmDevice, forgetDevice, updateDeviceStatus } from './operations/devices.ts';
import { forgotPassword } from './operations/forgotPassword.ts';
import { getTokensFromRefreshToken } from './operations/getTokensFromRefreshToken.ts';
import { getUser } from './operations/getUser.ts';
import { globalSignOut } from './operations/globalSignOut.ts';
import { initiateAuth } from './operations/initiateAuth.ts';
import { respondToAuthChallenge } from './operations/respondToAuthChallenge.ts';
import { revokeToken } from './operations/revokeToken.ts';
import { patienceWith, within } from './patience.ts';
import { poolPath, type Pool } from './pools.ts';
import type { PoolAnswer, PoolCall, Services } from './services.ts';

const mediaType = 'application/x-amz-json-1.1';
const targetPrefix = 'AWSCognitoIdentityProviderService.';

type Operation = (services: Services, call: PoolCall) => Promise<PoolAnswer>;

/** What this endpoint can do, by name on the wire. */
const operations = new Map<string, Operation>([
  ['InitiateAuth', initiateAuth],
  ['RespondToAuthChallenge', respondToAuthChallenge],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['GlobalSignOut', globalSignOut],
  ['RevokeToken', revokeToken],
  ['GetUser', getUser],
  ['ForgotPassword', forgotPassword],
  ['ConfirmForgotPassword', confirmForgotPassword],
  ['ChangePassword', changePassword],
  ['ConfirmDevice', confirmDevice],
  ['UpdateDeviceStatus', updateDeviceStatus],
  ['ForgetDevice', forgetDevice],
]);

export interface Wire {
  /** Per network address; false switches the limit off. */
  callsPerMinute: number | false;
  /** Whether an error says that the database is not to be had just now. */
  isUnreachable: (error: unknown) => boolean;
}

/** The wire of the user pools: one POST per operation, and the public keys (`reference/identity.md §2`). */
export function createRoutes(
  services: Services,
  pools: Pool[],
  { callsPerMinute, isUnreachable }: Wire,
): FastifyPluginAsync {
  const poolOf = (id: string) => pools.find((pool) => pool.id === id);
  return async (app) => {
    // Verifiers come from a fast hash: real accounts belong on a managed pool (`reference/identity.md §9.1`).
    if (process.env.NODE_ENV === 'production') {
      throw new Error('The built-in user pools are not for NODE_ENV=production.');
    }
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      mediaType,
      { parseAs: 'string', bodyLimit: 65_536 },
      app.getDefaultJsonParser('error', 'error'),
    );
    if (callsPerMinute !== false) {
      const mayCall = createCallRate(callsPerMinute, services.clock);
      // Before a byte of the body is read.
      app.addHook('onRequest', async ({ ip, method }) => {
        if (method === 'POST' && !mayCall(ip)) throw tooManyCalls();
      });
    }
    app.setErrorHandler((error, request, reply) =>
      fail(reply, request.log, isUnreachable(error) ? unavailable() : error),
    );

    app.post<{ Params: { poolId: string } }>(poolPath(':poolId'), async (request, reply) => {
      const { headers, params, body, ip, log } = request;
      const pool = poolOf(params.poolId);
      if (!pool) throw unknownPool();
      const name = operationName(headers['x-amz-target']);
      const operation = operations.get(name);
      if (!operation) throw unknownOperation();
      const patience = patienceWith(headers['amz-sdk-request']);
      const answer = await within(patience, operation(services, { pool, body, address: ip }));
      log.info({ portal: pool.portal, operation: name }, 'identity operation');
      return reply.type(mediaType).header('cache-control', 'no-store').send(JSON.stringify(answer));
    });

    app.get<{ Params: { poolId: string } }>(
      `${poolPath(':poolId')}/.well-known/jwks.json`,
      async (request, reply) => {
        const pool = poolOf(request.params.poolId);
        if (!pool) return reply.code(404).send({ message: unknownPool().message });
        return reply
          .header('cache-control', 'public, max-age=300')
          .send(services.tokens(pool).jwks);
      },
    );
  };
}

function operationName(target: string | string[] | undefined): string {
  return typeof target === 'string' && target.startsWith(targetPrefix)
    ? target.slice(targetPrefix.length)
    : '';
}

/** Errors are always JSON: the client cannot read anything else. */
function fail(reply: FastifyReply, log: FastifyBaseLogger, error: unknown): FastifyReply {
  const { type, message } = answerOf(error);
  if (type === 'InternalErrorException') log.error(harmless(error), 'identity failed');
  else log.info({ type }, 'identity refused');
  if (type === 'ServiceUnavailable') reply.header('retry-after', 1);
  return reply
    .code(statusOf(type))
    .type(mediaType)
    .header('cache-control', 'no-store')
    .header('x-amzn-errortype', `${type}:`)
    .send(JSON.stringify({ __type: type, message }));
}

function statusOf(type: ErrorType): number {
  if (type === 'ServiceUnavailable') return 503;
  return type === 'InternalErrorException' ? 500 : 400;
}

function answerOf(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  const isRequestFault =
    error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500;
  return isRequestFault
    ? new IdentityError('SerializationException', 'The body could not be read.')
    : new IdentityError('InternalErrorException', 'Internal error.');
}

/** Where it broke, without messages: those of the database quote names. */
function harmless(error: unknown): { error: string; cause?: string; at: string[] } {
  if (!(error instanceof Error)) return { error: typeof error, at: [] };
  const at = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  const { cause } = error;
  if (!(cause instanceof Error)) return { error: error.name, at };
  return { error: error.name, cause: 'code' in cause ? String(cause.code) : cause.name, at };
}

const windowMs = 60_000;
/** Addresses that are counted at the same time; a flood from more than these is the network's to stop. */
const maxAddresses = 20_000;

/** Whether an address may call once more; counts per minute, in this process only. */
function createCallRate(perMinute: number, clock: () => Date): (address: string) => boolean {
  let counts = new Map<string, number>();
  let until = 0;
  return (address) => {
    const now = clock().getTime();
    if (now >= until || counts.size >= maxAddresses) {
      counts = new Map();
      until = now + windowMs;
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= perMinute;
  };
}
