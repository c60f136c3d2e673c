import { expect, type Route } from '@playwright/test';

export type Answer = Parameters<Route['fulfill']>[0];

/** Requests of the page that wait until the tour says what they are answered. */
export class HeldCalls {
  readonly #held = new Map<string, { route: Route; whenLeft: Answer | null }>();

  /** Holds a request under the id of the call that made it; `whenLeft` null where no state waits for it. */
  hold(id: string, route: Route, whenLeft: Answer | null): void {
    this.#held.set(id, { route, whenLeft });
  }

  /** Answers the request of a call as soon as the page has made it. */
  async answer(id: string, answer: Answer): Promise<void> {
    await expect.poll(() => this.#held.has(id), { message: `a request for ${id}` }).toBe(true);
    const call = this.#held.get(id);
    this.#held.delete(id);
    await call?.route.fulfill(answer);
  }

  /** The flow has left these calls: an answer that still came would be for nobody. */
  async keepOnly(ids: readonly string[]): Promise<void> {
    for (const [id, { route, whenLeft }] of this.#held) {
      if (ids.includes(id) || whenLeft === null) continue;
      this.#held.delete(id);
      // The page may have cancelled the request by itself.
      await route.fulfill(whenLeft).catch(() => undefined);
    }
  }
}
