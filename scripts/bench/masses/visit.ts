import * as z from 'zod/mini';
import { berechnung } from '#contract/entities/aenderung.ts';
import { aenderungsangebot } from '#contract/entities/aenderungswunsch.ts';
import { signInBySrp } from '../signInBySrp.ts';
import type { Customer } from './people.ts';

/** What a customer does with her contracts; milliseconds until each was answered. */
export interface Times {
  list: number;
  detail: number;
  calculate: number;
  save: number;
}

const pool = z.object({
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  userPoolEndpoint: z.string(),
});
const outbox = z.array(z.object({ text: z.string() }));

/** Access token of a customer; throws when she is not let in. */
export async function signIn(origin: string, customer: Customer): Promise<string> {
  const settings = z.parse(pool, await json(`${origin}/api/portale/benutzer/pool`));
  const call = (operation: string, body: object) =>
    json(new URL(settings.userPoolEndpoint, origin).href, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify(body),
    });
  const code = async () => {
    const to = encodeURIComponent(customer.handynummer);
    const sent = z.parse(outbox, await json(`${origin}/dev/outbox.json?an=${to}`));
    return /\d{6}/.exec(sent[0]?.text ?? '')?.[0] ?? '';
  };
  return (await signInBySrp(call, settings, { ...customer, code })).token;
}

/** Looks at her contracts and at one of them, asks for a price, saves the change and takes it back. */
export async function visit(origin: string, token: string, customer: Customer): Promise<Times> {
  const { partnerNummer, versicherungsNummer } = customer;
  const contract = `/vertrag/${versicherungsNummer}`;
  const timed = async (method: string, path: string, body?: object) => {
    const start = performance.now();
    const answer = await json(`${origin}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { answer, ms: performance.now() - start };
  };

  const list = await timed('GET', `/vertrag/findByPartnerNummer/${partnerNummer}`);
  const detail = await timed('GET', contract);
  const offer = await timed('GET', `${contract}/aenderung/zahlweise`);
  const { mehr } = z.parse(aenderungsangebot, offer.answer);
  const wish = { wirksamkeitsdatum: mehr?.standard, zahlweise: 'MONATLICH' };
  const calculate = await timed('POST', `${contract}/beitrag/zahlweise`, wish);
  const { berechnungId, beitragNeu } = z.parse(berechnung, calculate.answer);
  const save = await timed('PATCH', `${contract}/zahlweise`, {
    versicherungsNummer,
    ...wish,
    berechnungId,
    beitragErwartet: beitragNeu.versicherungsPraemie,
  });
  await timed('DELETE', `${contract}/vormerkung/zahlweise`, {});
  return { list: list.ms, detail: detail.ms, calculate: calculate.ms, save: save.ms };
}

async function json(url: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  if (!response.ok) {
    throw new Error(`${init?.method ?? 'GET'} ${url} ${response.status} ${await response.text()}`);
  }
  return response.json();
}
