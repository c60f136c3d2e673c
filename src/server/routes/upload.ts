import {
  uploadAnlegen as anlegen,
  uploadLesen as lesen,
  uploadLoeschen as loeschen,
  uploadPruefen as pruefen,
} from '#contract/endpoints/upload.ts';
import {
  uploadAnlegen,
  type Uploaddienste,
  uploadLesen,
  uploadLoeschen,
  uploadPruefen,
} from '../commands/upload/hochladen.ts';
import { registerEndpoint, type Api } from '../http/registerEndpoint.ts';
import type { zugaenge } from '../repositories/zugaenge.ts';
import { angemeldete } from './angemeldete.ts';

/** Files of anybody signed in. */
export function registerUpload(
  api: Api,
  { zugang, ...dienste }: Uploaddienste & { zugang: ReturnType<typeof zugaenge> },
): void {
  const laden = angemeldete(zugang);
  dienste.ablage.routen?.(api.app);
  registerEndpoint(api, anlegen, {
    laden,
    antworten: ({ principal, body }) => uploadAnlegen(dienste, principal, body),
  });
  registerEndpoint(api, pruefen, {
    laden,
    antworten: ({ principal, params }) => uploadPruefen(dienste, principal, params.id),
  });
  registerEndpoint(api, lesen, {
    laden,
    antworten: ({ principal, params }) => uploadLesen(dienste, principal, params.id),
  });
  registerEndpoint(api, loeschen, {
    laden,
    antworten: async ({ principal, params }) => {
      await uploadLoeschen(dienste, principal, params.id);
      return {};
    },
  });
}
