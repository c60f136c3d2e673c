import type { AnyMachineSnapshot } from 'xstate';
import { allgemeinerFehler } from '#contract/constants.ts';
import { postfaecher } from '#contract/endpoints/postfach.ts';
import { neueDokumenteLesen } from '#contract/endpoints/vertrag/neueDokumente.ts';
import type { Asked, FlowInBrowser, Given } from './flowInBrowser.ts';
import type { StageAnswer } from './heldCalls.ts';
import { identityRules, refused } from './pool.ts';
import type { Rule, StageRequest } from './stageServer.ts';

/** What the wire does for a flow: its calls are held, its reads answered, the identity pool plays along. */
export function rulesOf({ calls, reads = [] }: FlowInBrowser, given: Given): Rule[] {
  return [
    ...Object.entries(calls).map(([hold, asked]) => decided(asked, { hold })),
    ...reads.map(({ of, answer }): Rule => {
      if (typeof answer !== 'function') return decided(of, answer);
      return (request) => decided(of, answer(given))(request);
    }),
    ...Object.values(postfaecher).map(({ zaehlen }) =>
      decided(zaehlen, { json: { ungelesen: 0 } }),
    ),
    decided(neueDokumenteLesen, { json: [] }),
    ...identityRules,
  ];
}

/** Answer for a request whose state was left; nobody looks at it any more. */
export function whenLeft(path: string): StageAnswer {
  return path.startsWith('/idp/') ? refused() : technisch;
}

export const technisch: StageAnswer = problem(500, 'TECHNISCH', allgemeinerFehler);
export const nichtAngemeldet: StageAnswer = problem(
  401,
  'NICHT_ANGEMELDET',
  'Bitte melden Sie sich an.',
);

/** The server understood and refuses (`contract/errors.ts`). */
export function conflict(code: string, errorMessage: string): StageAnswer {
  return problem(409, code, errorMessage);
}

/** Failures that every flow has, by the name of their case. */
const usualFailures: Readonly<Record<string, StageAnswer>> = {
  technisch,
  TECHNISCH: technisch,
  sitzungAbgelaufen: nichtAngemeldet,
  SITZUNG_ABGELAUFEN: nichtAngemeldet,
};

/** Whether anything goes over the wire for it: some failures are known without asking anybody. */
export function isOnWire(name: string, { answers = {} }: FlowInBrowser): boolean {
  const [, failure] = / ✗ (.*)$/.exec(name) ?? [];
  if (failure === undefined) return true;
  return [name, `✗ ${failure}`].some((one) => answers[one]) || failure in usualFailures;
}

/** What goes over the wire for an answer of the cases, `berechnen ✗ technisch` with its output. */
export function answerTo(
  name: string,
  output: unknown,
  { answers = {} }: FlowInBrowser,
  from: AnyMachineSnapshot,
): StageAnswer {
  const [, sign = '', outcome = ''] = /([✓✗]) (.*)$/.exec(name) ?? [];
  const told = answers[name] ?? answers[`${sign} ${outcome}`];
  if (told) return typeof told === 'function' ? told(output, from) : told;
  if (sign === '✓' && output !== undefined) return { json: output };
  const usual = sign === '✗' ? usualFailures[outcome] : undefined;
  if (!usual) throw new Error(`browser.ts does not say what goes over the wire for ${name}.`);
  return usual;
}

function decided(asked: Asked, decision: ReturnType<Rule>): Rule {
  const isAsked = typeof asked === 'function' ? asked : isOf(asked);
  return (request) => (isAsked(request) ? decision : null);
}

function isOf({ method, path }: Exclude<Asked, (request: StageRequest) => boolean>) {
  const pattern = new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);
  return (request: StageRequest) => request.method === method && pattern.test(request.path);
}

function problem(status: number, code: string, errorMessage: string): StageAnswer {
  return { status, json: { code, errorMessage } };
}
