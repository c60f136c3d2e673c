import * as z from 'zod/mini';
import type { Rolle } from '#portal/addresses.ts';
import routes from './routes.json' with { type: 'json' };

/** Every path of `specification §2` with the role it is for; `{name}` stands for a value. */
export const promised = z.parse(
  z.array(
    z.object({
      path: z.string(),
      rolle: z.enum(['anonym', 'benutzer', 'vermittler'] satisfies Rolle[]),
    }),
  ),
  routes,
);

/** The path as somebody would open it. */
export function opened(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => own[path] ?? samples[name] ?? name);
}

const samples: Partial<Record<string, string>> = {
  contractIndex: '0',
  id: '17',
  score: '9',
  source: 'contract',
};

/** Pages that need somebody who is there: a customer of the broker who looks, and a contract of hers. */
const own: Partial<Record<string, string>> = {
  '/extranet/kundendaten/{id}': 'P000001',
  '/extranet/vertrag/{id}': 'PH250000101',
};
