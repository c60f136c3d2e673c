import type { Portal } from '#contract/endpoints/endpoint.ts';

/** An account of an identity pool; no secret in it. */
export interface Konto {
  sub: string;
  email: string;
  /** E.164; null until a new account has confirmed one. */
  handynummer: string | null;
  /** Its initial password still has to be replaced. */
  initial: boolean;
}

/** Too many wrong passwords: nothing is looked at for so many seconds. */
export interface Gesperrt {
  gesperrtSekunden: number;
}

/** What the house may do with the accounts of both pools; on a managed service its admin calls. */
export interface Konten {
  byEmail: (portal: Portal, email: string) => Promise<Konto | null>;
  bySub: (portal: Portal, sub: string) => Promise<Konto | null>;
  /** A new account without number and its initial password; null if the e-mail is taken. */
  open: (
    portal: Portal,
    account: { email: string; attribute: Record<string, string> },
  ) => Promise<{ sub: string; initialPassword: string } | null>;
  /** A fresh initial password, good for seven days; ends every session. Null if there is no such account. */
  resetToInitial: (portal: Portal, sub: string) => Promise<string | null>;
  checkPassword: (
    portal: Portal,
    sub: string,
    password: string,
  ) => Promise<'RICHTIG' | 'FALSCH' | Gesperrt>;
  /** Ends every session but the one that asks. */
  changePassword: (
    portal: Portal,
    change: { sub: string; originJti: string; previous: string; proposed: string },
  ) => Promise<'GEAENDERT' | 'FALSCH' | 'VERWENDET' | 'ZU_EINFACH' | Gesperrt>;
  /** False if another account of the portal has it. */
  changeEmail: (portal: Portal, sub: string, email: string) => Promise<boolean>;
  /** A number that was confirmed; `byLink` ends every session and every trust in a device. */
  changePhone: (portal: Portal, sub: string, handynummer: string, byLink: boolean) => Promise<void>;
  /** Claims of the id token, in place of those it had. */
  changeAttributes: (
    portal: Portal,
    sub: string,
    attribute: Record<string, string>,
  ) => Promise<void>;
}
