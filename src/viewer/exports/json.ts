import type { AnyStateMachine } from 'xstate';

/**
 * The chart as XState JSON: states, arrows, names of guards, actions, calls and delays. What is
 * program (context, inputs, parameters) stays behind; `createMachine` takes it as it is.
 */
export function alsJson(chart: AnyStateMachine): string {
  return `${JSON.stringify(rein(chart.config), null, 2)}\n`;
}

function rein(wert: unknown): unknown {
  if (Array.isArray(wert)) return wert.filter((teil) => typeof teil !== 'function').map(rein);
  if (typeof wert !== 'object' || wert === null) return wert;
  return Object.fromEntries(
    Object.entries(wert)
      .filter(([name, teil]) => typeof teil !== 'function' && !weglassen.has(name))
      .map(([name, teil]: [string, unknown]) => [name, rein(teil)]),
  );
}

const weglassen = new Set(['context', 'input', 'params', 'output']);
