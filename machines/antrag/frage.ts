import type { Fragelage, Frageseite, LoseAntwort } from '../formular/frage.ts';
import type { BasisAntworten, Antragsstand } from './context.ts';

/** What the pages of an application look at besides their own fields. */
export interface Antragslage<A extends BasisAntworten = BasisAntworten>
  extends Antragsstand<A>, Fragelage {
  /** yyyy-MM-dd */
  readonly heute: string;
  /** The account, as far as one was looked up, whose bank nobody knows. */
  readonly ohneBank?: string | undefined;
}

/** The page of one step of an application. */
export type Antragsfrage<A extends BasisAntworten, Schritt extends keyof A> = Frageseite<
  NonNullable<A[Schritt]>,
  Antragslage<A>
>;

/** Its pages by step, each typed by the answer of its step. */
export type Antragsfragen<A extends BasisAntworten> = {
  readonly [Schritt in keyof A]?: Antragsfrage<A, Schritt>;
};

/** A page of any of its steps. */
export type Antragsseite = Frageseite<LoseAntwort, Antragslage>;
