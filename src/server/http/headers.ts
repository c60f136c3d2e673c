import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Security headers of every answer; `connectSrc` are further origins a page may call. */
export async function registerHeaders(
  app: FastifyInstance,
  connectSrc: readonly string[],
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: directives(connectSrc) },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // Only an answer over TLS may ask for TLS; see the hook.
    hsts: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
  });
}

function directives(connectSrc: readonly string[]) {
  const self = "'self'";
  const none = ["'none'"];
  return {
    defaultSrc: [self],
    scriptSrc: [self],
    styleSrc: [self],
    imgSrc: [self, 'data:'],
    fontSrc: [self],
    connectSrc: [self, ...connectSrc],
    frameAncestors: none,
    objectSrc: none,
    baseUri: none,
    formAction: [self],
  };
}
