/** Answer of every service (`specification §3`, §8); a cancelled request counts as ok. */
export type ServiceResponse<T> =
  | { ok: true; data: T; canceled: false; errorStatus: null; errorMessage: null }
  | { ok: true; data: null; canceled: true; errorStatus: null; errorMessage: null }
  | {
      ok: false;
      /** Body of the error as it came. */
      data: unknown;
      canceled: false;
      /** HTTP status; `unknown` where no readable answer came. */
      errorStatus: number | 'unknown';
      errorMessage: string;
    };
