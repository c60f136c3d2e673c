import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allgemeinerFehler } from '#contract/constants.ts';
import { Absage, nichtErreichbar, ungueltig } from './answers.ts';
import { isUnreachable } from './unreachable.ts';

/** Every error leaves as JSON in one of the shapes of the contract. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const absage = expected(error) ?? unexpected(error, request);
  if (absage.wartenSekunden !== undefined) reply.header('retry-after', absage.wartenSekunden);
  return reply.code(absage.status).type('application/json; charset=utf-8').send(absage.antwort);
}

function expected(error: unknown): Absage | null {
  if (error instanceof Absage) return error;
  if (isUnreachable(error)) return nichtErreichbar();
  if (!(error instanceof Error) || !('statusCode' in error)) return null;
  switch (error.statusCode) {
    case 413:
      return ungueltig([{ feld: '', text: 'Die Anfrage ist zu groß.' }], 413);
    case 415:
      return ungueltig([{ feld: '', text: 'Senden Sie die Anfrage als JSON.' }], 415);
    case 400:
      return ungueltig([{ feld: '', text: 'Die Anfrage ist kein lesbares JSON.' }]);
    default:
      return null;
  }
}

/** The log gets what finds the fault and nothing a customer typed: messages may quote values, stacks do not. */
function unexpected(error: unknown, request: FastifyRequest): Absage {
  const fehlerId = randomUUID();
  request.log.error({ fehlerId, route: request.routeOptions.url, ...faultOf(error) }, 'unexpected');
  return new Absage(500, { code: 'TECHNISCH', errorMessage: allgemeinerFehler, fehlerId });
}

/** Name, code and stack lines of an error and its causes, without their messages. */
export function faultOf(error: unknown): object {
  if (!(error instanceof Error)) return { fault: typeof error };
  return {
    fault: error.name,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    stack: error.stack
      ?.replace(error.message, '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line)),
    ...(error.cause !== undefined && { cause: faultOf(error.cause) }),
  };
}
