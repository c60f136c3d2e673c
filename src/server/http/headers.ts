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
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** Security headers of every answer; `connectSrc` are further origins a page may call. */
export function registerHeaders(app: FastifyInstance, connectSrc: readonly string[]): void {
  const headers = { ...always, 'content-security-policy': contentSecurityPolicy(connectSrc) };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    // Only an answer over TLS may ask for TLS.
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
    done();
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
