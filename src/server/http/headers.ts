import type { FastifyInstance } from 'fastify';

/** What an answer says whoever asks and whatever it is, as helmet would: it would say it one by one for every answer. */
const always = {
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/**
 * Security headers of every answer; `connectSrc` are further origins a page may call, `frameHosts` those whose pages may
 * frame it: nobody's where none is named.
 */
export function registerHeaders(
  app: FastifyInstance,
  connectSrc: readonly string[],
  frameHosts: readonly string[] = [],
): void {
  const headers = {
    ...always,
    // It knows no list: a browser that reads it alone would show the frame to nobody, or everybody.
    ...(frameHosts.length === 0 && { 'x-frame-options': 'DENY' }),
    'content-security-policy': contentSecurityPolicy(connectSrc, frameHosts),
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    // Only an answer over TLS may ask for TLS.
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
    done();
  });
}

function contentSecurityPolicy(
  connectSrc: readonly string[],
  frameHosts: readonly string[],
): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectSrc].join(' '),
    `frame-ancestors ${frameHosts.length === 0 ? "'none'" : frameHosts.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join(';');
}
