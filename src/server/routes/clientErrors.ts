import { clientErrorMelden } from '#contract/endpoints/clientErrors.ts';
import { registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';

/** Reports of an address per minute; a page sends five at most. */
const proMinute = 20;

/** Errors of pages go to the log, beside those of the server. */
export function registerClientErrors(api: Api): void {
  registerPublicEndpoint(
    api,
    clientErrorMelden,
    ({ body }) => {
      // Its own key and level: an error of a page must not look like one of the server.
      api.app.log.warn({ clientError: body }, 'client error');
      return { fehlerId: body.fehlerId };
    },
    proMinute,
  );
}
