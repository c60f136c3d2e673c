import * as z from 'zod/mini';
import {
  entwurfAendern as aendernEndpoint,
  entwurfAnlegen as anlegenEndpoint,
  entwurfLoeschen as loeschenEndpoint,
  entwurfOeffnen as oeffnenEndpoint,
} from '#contract/endpoints/entwurf.ts';
import { entwurf } from '#contract/entities/entwurf.ts';
import { fragende } from '../access/fragende.ts';
import { entwurfLoeschen } from '../commands/entwurfLoeschen.ts';
import {
  entwurfAendern,
  entwurfAnlegen,
  entwurfOeffnen,
  type EntwurfsDienste,
} from '../commands/entwurfSpeichern.ts';
import { faultOf } from '../http/errors.ts';
import { registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';
import type { Entwurfszeile } from '../repositories/entwuerfe.ts';
import type { zugaenge } from '../repositories/zugaenge.ts';

/** Drafts an address may begin per minute, each process for itself; the day is counted in the database. */
const neueProMinute = 20;
/** A broker's draft is saved after every step. */
const proMinute = 60;

export function registerEntwurf(
  api: Api,
  dienste: Omit<EntwurfsDienste, 'mailGescheitert'> & { zugang: ReturnType<typeof zugaenge> },
): void {
  const mailGescheitert = (error: unknown) => api.app.log.error(faultOf(error), 'mail not sent');
  const werIst = fragende(api, dienste.zugang);
  registerPublicEndpoint(
    api,
    anlegenEndpoint,
    async ({ body, authorization, adresse, idempotencyKey: schluessel }) =>
      entwurfAnlegen(
        { ...dienste, mailGescheitert },
        {
          wer: await werIst(authorization),
          body,
          schluessel,
          adresse: api.zaehlen ? adresse : null,
        },
      ),
    neueProMinute,
  );
  registerPublicEndpoint(
    api,
    aendernEndpoint,
    async ({ params: { id }, body, authorization }) =>
      entwurfAendern(dienste, { wer: await werIst(authorization), id, body }),
    proMinute,
  );
  registerPublicEndpoint(
    api,
    oeffnenEndpoint,
    async ({ params: { id }, body: { plz }, authorization }) => {
      const wer = await werIst(authorization);
      return ansicht(await entwurfOeffnen(dienste, { wer, id, plz }));
    },
    proMinute,
  );
  registerPublicEndpoint(
    api,
    loeschenEndpoint,
    async ({ params: { id }, body: { plz }, authorization }) =>
      entwurfLoeschen(dienste, { wer: await werIst(authorization), id, plz }),
    proMinute,
  );
}

function ansicht(zeile: Entwurfszeile): z.infer<typeof entwurf> {
  return z.parse(entwurf, {
    ...zeile,
    status: 'OFFEN',
    zusage: zeile.zusage ?? undefined,
    antworten: JSON.parse(zeile.antworten) as unknown,
    geaendertAm: zeile.geaendertAm.toISOString(),
    laeuftAb: zeile.laeuftAb.toISOString(),
  });
}
