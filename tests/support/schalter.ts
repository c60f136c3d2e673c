import type { Provider } from '@openfeature/server-sdk';
import { fileProvider } from '#server/features/fileProvider.ts';

/** The shipped flags with some of them set otherwise; what is set may change while a server runs. */
export function schalterMit(gesetzt: Readonly<Record<string, boolean>>): Provider {
  const datei = fileProvider();
  return {
    metadata: datei.metadata,
    resolveBooleanEvaluation: async (key, standard, kontext, log) => {
      const value = gesetzt[key];
      return value === undefined
        ? datei.resolveBooleanEvaluation(key, standard, kontext, log)
        : { value };
    },
    resolveStringEvaluation: datei.resolveStringEvaluation.bind(datei),
    resolveNumberEvaluation: datei.resolveNumberEvaluation.bind(datei),
    resolveObjectEvaluation: datei.resolveObjectEvaluation.bind(datei),
  };
}
