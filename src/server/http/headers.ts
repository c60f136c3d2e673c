import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Security headers of every answer; `connectSrc` are further origins a page may call. */
export async function registerHeaders(
  app: FastifyInstance,
  connectSrc: readonly string[],
): Promise<void> {
  await app.register(helmet, {
    // Written once below: the plugin would put the same sentence together for every answer.
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // Only an answer over TLS may ask for TLS; see the hook.
    hsts: false,
  });
  const policy = contentSecurityPolicy(connectSrc);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', policy);
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
  });
}

function contentSecurityPolicy(connectSrc: readonly string[]): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectSrc].join(' '),
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join(';');
}
