import { promises } from 'node:fs';
import {
  ErrorCode,
  StandardResolutionReasons,
  type Provider,
  type ResolutionDetails,
} from '@openfeature/server-sdk';
import * as z from 'zod/mini';
import shipped from '../reference/data/features.json' with { type: 'json' };

const flags = z.record(z.string(), z.boolean());

/** Flags from a JSON file `{"flag": true}`, read anew for every request; without a path the shipped ones. */
export function fileProvider(path?: string): Provider {
  let reading: Promise<Record<string, boolean>> | undefined;
  // One request asks for all flags at once and reads the file once.
  const read = () =>
    (reading ??= load(path).finally(() => {
      reading = undefined;
    }));

  return {
    metadata: { name: 'file' },
    runsOn: 'server',
    async resolveBooleanEvaluation(key, fallback): Promise<ResolutionDetails<boolean>> {
      const value = (await read())[key];
      if (value === undefined) return notFound(fallback);
      return { value, reason: StandardResolutionReasons.STATIC };
    },
    resolveStringEvaluation: (_key, fallback) => Promise.resolve(notFound(fallback)),
    resolveNumberEvaluation: (_key, fallback) => Promise.resolve(notFound(fallback)),
    resolveObjectEvaluation: (_key, fallback) => Promise.resolve(notFound(fallback)),
  };
}

async function load(path: string | undefined): Promise<Record<string, boolean>> {
  return path === undefined
    ? shipped
    : z.parse(flags, JSON.parse(await promises.readFile(path, 'utf8')));
}

function notFound<T>(value: T): ResolutionDetails<T> {
  return {
    value,
    reason: StandardResolutionReasons.DEFAULT,
    errorCode: ErrorCode.FLAG_NOT_FOUND,
  };
}
