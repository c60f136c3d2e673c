import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { setTimeout as after } from 'node:timers/promises';
import * as z from 'zod/mini';
import { berechnung } from '#contract/entities/aenderung.ts';
import { postausgang } from '#server/database/antragsschema.ts';
import * as tables from '#server/database/schema.ts';
import { mitteilung } from '#server/database/vorgangsschema.ts';
import { insertTarifierte, leeren } from '../aenderungsaufrufe.ts';
import type { Person, Reply, TestApi } from '../api.ts';
import { nummern, people } from '../rows.ts';
import { openFaultProxy, type FaultProxy } from './proxy.ts';

/** What happens to one try of a save; `givenUp`: whoever sent it did not wait for the answer. */
type Disturbance = 'none' | 'notSent' | 'answerLost' | 'givenUp';

/** One save of somebody, tried with one key under each disturbance in turn, several times at once. */
export interface ScheduleStep {
  als: 'kundin' | 'makler';
  act: keyof typeof acts;
  tries: Disturbance[];
  atOnce: number;
}

const nr = nummern.eigener;
const zahlweise = { wirksamkeitsdatum: '2027-01-01', zahlweise: 'MONATLICH' };
const selbstbeteiligung = { wirksamkeitsdatum: '2026-12-01', selbstbeteiligung: 'SB_KEINE' };

/** Two changes and their withdrawal, so that steps stand in each other's way. */
const acts = {
  zahlweise: { method: 'PATCH', path: 'zahlweise', asks: zahlweise },
  selbstbeteiligung: { method: 'PATCH', path: 'selbstbeteiligung', asks: selbstbeteiligung },
  'zahlweise zurück': { method: 'DELETE', path: 'vormerkung/zahlweise', asks: null },
  'selbstbeteiligung zurück': {
    method: 'DELETE',
    path: 'vormerkung/selbstBeteiligung',
    asks: null,
  },
} as const;

/** Random schedules for fast-check. */
export const schedules = fc.array(
  fc.record<ScheduleStep>({
    als: fc.constantFrom('kundin', 'makler'),
    act: fc.constantFrom(
      'zahlweise',
      'selbstbeteiligung',
      'zahlweise zurück',
      'selbstbeteiligung zurück',
    ),
    tries: fc.array(fc.constantFrom('none', 'notSent', 'answerLost', 'givenUp'), {
      minLength: 1,
      maxLength: 4,
    }),
    atOnce: fc.constantFrom(1, 1, 3, 10),
  }),
  { minLength: 1, maxLength: 5 },
);

/** The portal behind a wire that can be disturbed. */
export async function openDisturbed(api: TestApi) {
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const address = api.app.server.address();
  const proxy = await openFaultProxy(typeof address === 'object' && address ? address.port : 0);
  return {
    /** Plays a schedule in a new world and answers what does not agree afterwards. */
    async play(schedule: readonly ScheduleStep[]): Promise<string[]> {
      await insertTarifierte(api);
      const keys: Outcome[] = [];
      for (const step of schedule) keys.push(await play(api, proxy, step));
      // In the end everybody asks once more, and waits.
      for (const { answers, send } of keys) answers.push(await send());
      const wrong = [...keys.flatMap(differing), ...(await contradictions(api, keys))];
      await leeren(api);
      return wrong;
    },
    close: () => proxy.close(),
  };
}

type Answer = Pick<Reply, 'status' | 'body'>;

/** Answers that arrived for one key, and how to ask for it again. */
interface Outcome {
  key: string;
  answers: Answer[];
  send: (signal?: AbortSignal) => Promise<Answer>;
}

async function play(api: TestApi, proxy: FaultProxy, step: ScheduleStep): Promise<Outcome> {
  const als = people[step.als];
  const key = crypto.randomUUID();
  const { method, path, asks } = acts[step.act];
  const own = als.portal === 'vermittler' ? { imAuftragDesKunden: true } : {};
  const body = { ...own, ...(asks && (await calculated(api, als, path, asks))) };
  const authorization = `Bearer ${await api.pools.token(als.portal, als.sub)}`;
  const send = async (signal?: AbortSignal) => {
    const response = await fetch(`http://127.0.0.1:${proxy.port}/api/vertrag/${nr}/${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
    return { status: response.status, body: z.parse(z.unknown(), await response.json()) };
  };
  const answers: Answer[] = [];
  for (const disturbance of step.tries) {
    const isGivenUp = disturbance === 'givenUp';
    await proxy.set(isGivenUp ? 'slow' : disturbance, isGivenUp ? 100 : 0);
    const tries = Array.from({ length: step.atOnce }, () =>
      send(isGivenUp ? AbortSignal.timeout(20) : undefined),
    );
    for (const tried of await Promise.allSettled(tries)) {
      if (tried.status === 'fulfilled') answers.push(tried.value);
    }
  }
  await proxy.set('none');
  return { key, answers, send };
}

/** The body of a save; what cannot be calculated just now is sent as it would be by an old page. */
async function calculated(api: TestApi, als: Person, art: string, asks: object): Promise<object> {
  const path = `/vertrag/${nr}/beitrag/${art}`;
  const reply = await api.send({ method: 'POST', path, als, body: asks });
  const price = z.safeParse(berechnung, reply.body).data;
  return {
    versicherungsNummer: nr,
    ...asks,
    berechnungId: price?.berechnungId ?? 'a'.repeat(43),
    beitragErwartet: price?.beitragNeu.versicherungsPraemie ?? 1,
  };
}

/** One key, one answer; nobody is told of a fault of ours. */
function differing({ answers }: Outcome): string[] {
  const different = new Set(answers.map((answer) => JSON.stringify(answer)));
  return [
    ...(different.size > 1 ? [`answers differ: ${[...different].join(' ')}`] : []),
    ...answers.filter(({ status }) => status >= 500).map(({ status }) => `answered ${status}`),
  ];
}

/** What was answered, and what is stored beside each other, must agree. */
async function contradictions(api: TestApi, keys: readonly Outcome[]): Promise<string[]> {
  const db = api.database;
  await settled(api);
  const stored = await db
    .select({ key: tables.wiederholung.schluessel })
    .from(tables.wiederholung)
    .where(eq(tables.wiederholung.status, 200));
  const done = new Set(stored.map(({ key }) => key));
  const told = keys.filter(({ answers }) => answers.some(({ status }) => status === 200));
  const lost = told.filter(({ key }) => !done.has(key)).length;
  const counts = {
    journal: await db.$count(tables.journal),
    messages: await db.$count(mitteilung),
    mails: api.mails.length,
  };
  return [
    ...(lost > 0 ? [`${lost} answered and not stored`] : []),
    ...Object.entries(counts)
      .filter(([, count]) => count !== done.size)
      .map(([what, count]) => `${count} ${what} of ${done.size} acts`),
  ];
}

/** Every mail has left. */
async function settled({ database }: TestApi): Promise<void> {
  while ((await database.$count(postausgang)) > 0) await after(5);
}
