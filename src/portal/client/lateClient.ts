import type { Client, ClientParts } from './client.ts';
import { failed } from './response.ts';

/** The client before it is here: how to call comes with what is called, behind the first answer (decision 0052). */
export function createLateClient(parts: ClientParts): Client {
  let client: Client | null = null;
  return {
    call: async (endpoint, options) => {
      try {
        const { createClient } = await import('./client.ts');
        client ??= createClient(parts);
      } catch (error) {
        return failed(error);
      }
      return client.call(endpoint, options);
    },
  };
}
