import { randomUUID } from 'node:crypto';
import { ErrorCode, OpenFeature, type Provider } from '@openfeature/server-sdk';
import { features, featureStandard } from '#contract/features.ts';

/** Time the flag service has to answer (`specification §9`). */
const timeoutMs = 2_000;

/** Asks for every known flag; never throws and never waits longer than the time-out. */
export type Flags = () => Promise<Record<string, boolean>>;

export interface FlagsOptions {
  timeoutMs?: number;
  /** Told why the defaults count instead: a code, never what a service said. */
  onDefaults?: (code: string) => void;
}

/** Flags of an OpenFeature provider; the defaults count where it fails or is late (`domain/daten.md §8`). */
export function flagsOf(provider: Provider, options: FlagsOptions = {}): Flags {
  // Providers are global by domain; a domain of its own keeps two servers in one process apart.
  const domain = randomUUID();
  OpenFeature.setProvider(domain, provider);
  const client = OpenFeature.getClient(domain).setLogger(silent);

  return async () => {
    const asked = Promise.all(
      features.map((key) => client.getBooleanDetails(key, featureStandard[key])),
    );
    const answers = await inTime(asked, options.timeoutMs ?? timeoutMs);
    if (!answers) {
      options.onDefaults?.('TIMEOUT');
      return { ...featureStandard };
    }
    const failed = answers.find(
      ({ errorCode }) => errorCode !== undefined && errorCode !== ErrorCode.FLAG_NOT_FOUND,
    );
    if (failed) options.onDefaults?.(failed.errorCode ?? '');
    return Object.fromEntries(answers.map(({ flagKey, value }) => [flagKey, value]));
  };
}

/** Flags older than this are asked for anew. */
const frischMs = 1_000;

/** The flags as they were known last: only the first answer is waited for, later ones come behind the request. */
export function zuletztBekannt(flags: Flags, jetzt: () => number = () => performance.now()): Flags {
  let bekannt: Record<string, boolean> = { ...featureStandard };
  let erste: Promise<void> | undefined;
  let gefragtUm = -Infinity;

  async function fragen(): Promise<void> {
    bekannt = await flags();
  }

  return async () => {
    if (jetzt() - gefragtUm > frischMs) {
      gefragtUm = jetzt();
      const neu = fragen();
      erste ??= neu;
    }
    await erste;
    return bekannt;
  };
}

async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The caller logs one line instead of one per flag. */
const silent = { error: still, warn: still, info: still, debug: still };

function still(): void {}
