import type { FastifyRequest } from 'fastify';

const namen = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** Whether a host name or address is this machine's own. */
export function istEigenerRechner(host: string | undefined): boolean {
  return host !== undefined && namen.has(host.replace(/^::ffff:/, ''));
}

/** The host name counts too: a page elsewhere may point its own name at this machine. */
export function istVonHier(request: FastifyRequest): boolean {
  return (
    istEigenerRechner(request.socket.remoteAddress) &&
    istEigenerRechner(request.hostname) &&
    request.headers['x-forwarded-for'] === undefined &&
    request.headers.forwarded === undefined
  );
}
