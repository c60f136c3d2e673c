import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Scripts and styles that stand in a page itself, as a content security policy names them. */
export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What stands in this page itself (`'sha256-…'`, CSP Level 3 §2.3.1). */
export function inlineIn(html: string): Inline {
  return { scripts: sourcesOf('script', html), styles: sourcesOf('style', html) };
}

/** Allows an answer what stands in its page, and nothing else beside the files of the portal. */
export function allowing(reply: FastifyReply, { scripts, styles }: Inline): FastifyReply {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy !== 'string') return reply;
  return reply.header(
    'content-security-policy',
    policy
      .replace(/script-src 'self'/, ["script-src 'self'", ...scripts].join(' '))
      .replace(/style-src 'self'/, ["style-src 'self'", ...styles].join(' ')),
  );
}

function sourcesOf(element: 'script' | 'style', html: string): string[] {
  return [...html.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'))].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}
