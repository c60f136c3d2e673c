import { veraltetNachMs } from '#contract/constants.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';

/** A call that can be made ahead; then nobody but its caller is told of what fails. */
export type VorausRuf<Antwort> = (
  anfrage: object,
  signal: AbortSignal,
  voraus?: boolean,
) => Promise<ServiceResponse<Antwort>>;

interface Umstaende {
  now: () => Date;
  /** Who asks, by identity: agents are answered more than others. */
  wer: () => unknown;
}

interface Voraus<Antwort> {
  /** What it belongs to: another question is never answered with it, nor somebody else. */
  readonly frage: string;
  readonly wer: unknown;
  readonly um: number;
  readonly antwort: Promise<ServiceResponse<Antwort>>;
  readonly abbruch: AbortController;
}

/**
 * A call that may be made before its turn. Its answer waits with the question it belongs to; the same
 * question within a minute is answered with it, once. Where there is none, where it failed or belongs
 * to another question, it is asked as ever.
 */
export function vorausgefragt<Antwort>(ruf: VorausRuf<Antwort>, { now, wer }: Umstaende) {
  let voraus: Voraus<Antwort> | null = null;
  const jetzt = () => now().getTime();
  const gilt = (frage: string) =>
    voraus?.frage === frage && voraus.wer === wer() && jetzt() - voraus.um < veraltetNachMs
      ? voraus
      : null;

  return {
    frage(anfrage: object): void {
      const frage = JSON.stringify(anfrage);
      if (gilt(frage)) return;
      voraus?.abbruch.abort();
      const abbruch = new AbortController();
      const antwort = stumm(() => ruf(anfrage, abbruch.signal, true));
      voraus = { frage, wer: wer(), um: jetzt(), antwort, abbruch };
    },
    async hole(anfrage: object, signal: AbortSignal): Promise<ServiceResponse<Antwort>> {
      const gefragt = gilt(JSON.stringify(anfrage));
      if (!gefragt) voraus?.abbruch.abort();
      voraus = null;
      if (gefragt) {
        signal.addEventListener('abort', () => gefragt.abbruch.abort());
        const antwort = await gefragt.antwort;
        if (signal.aborted || (antwort.ok && !antwort.canceled)) return antwort;
      }
      return ruf(anfrage, signal);
    },
  };
}

/** Whatever goes wrong, also before it is sent, is as if nobody had asked. */
async function stumm<Antwort>(
  frage: () => Promise<ServiceResponse<Antwort>>,
): Promise<ServiceResponse<Antwort>> {
  try {
    return await frage();
  } catch {
    return nichtGefragt;
  }
}

const nichtGefragt = {
  ok: true,
  data: null,
  canceled: true,
  errorStatus: null,
  errorMessage: null,
} as const;
