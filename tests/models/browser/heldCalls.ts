import { inTime } from './inTime.ts';

/** What a request is answered; `json` is written as such, `body` as it stands. */
export interface StageAnswer {
  /** Default 200. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly body?: string;
}

/** A request that waits. */
export interface Held {
  readonly path: string;
  /** It is the one that the chart waits for; another was asked ahead, with answers that changed since. */
  readonly isDue: () => boolean;
  /** It may have been asked before its turn; what fails then is asked again by the flow itself. */
  readonly mayBeAhead: boolean;
  readonly respond: (answer: StageAnswer) => void;
  /** Told when the page has hung up. */
  readonly onGone: (gone: () => void) => void;
}

/** Requests of the page that wait until the tour says what they are answered. */
export class HeldCalls {
  readonly #held = new Map<string, Held>();
  readonly #waiting = new Map<string, () => void>();
  /** What the page is told where it asks once more, until its flow is where that leads. */
  #failed: { readonly id: string; readonly answer: StageAnswer } | null = null;
  readonly #alike = new Map<string, StageAnswer>();

  hold(id: string, call: Held): void {
    const alike = this.#alike.get(id);
    if (alike) return call.respond(alike);
    if (this.#failed?.id === id && call.isDue()) return call.respond(this.#failed.answer);
    this.#held.set(id, call);
    call.onGone(() => {
      if (this.#held.get(id) === call) this.#held.delete(id);
    });
    this.#waiting.get(id)?.();
  }

  /** Waits until the page has made the request of a call. */
  async made(id: string): Promise<void> {
    const isMade = () => this.#held.get(id)?.isDue() === true;
    if (isMade()) return;
    const made = new Promise<void>((resolve) =>
      this.#waiting.set(id, () => {
        if (isMade()) resolve();
      }),
    );
    await inTime(made, () => `The page made no request for ${id} with what the chart gives it.`);
    this.#waiting.delete(id);
  }

  /** Answers the request of a call as soon as the page has made it. */
  async answer(id: string, answer: StageAnswer): Promise<void> {
    await this.made(id);
    const call = this.#held.get(id);
    this.#held.delete(id);
    const isFailure = (answer.status ?? 200) >= 400;
    this.#failed = call?.mayBeAhead === true && isFailure ? { id, answer } : null;
    call?.respond(answer);
  }

  /** Answers every request of a call alike, the one that waits too, for as long as something takes. */
  async answerAll(id: string, answer: StageAnswer, during: () => Promise<void>): Promise<void> {
    this.#alike.set(id, answer);
    const waiting = this.#held.get(id);
    this.#held.delete(id);
    waiting?.respond(answer);
    await during().finally(() => this.#alike.delete(id));
  }

  /**
   * The flow has left all calls but these: the others are answered something, for nobody.
   * A call of several requests holds them under its id, a slash and a name.
   */
  keepOnly(ids: readonly string[], whenLeft: (path: string) => StageAnswer): void {
    this.#failed = null;
    for (const [id, call] of this.#held) {
      if (ids.includes(id.split('/')[0] ?? id)) continue;
      this.#held.delete(id);
      call.respond(whenLeft(call.path));
    }
  }
}
