import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { bankverbindung } from '#machines/konto/bankverbindung/machine.ts';
import type { einstellungen } from '#machines/konto/einstellungen/machine.ts';
import type { emailAendern } from '#machines/konto/email-aendern/machine.ts';
import type { neueHandynummer } from '#machines/konto/handynummer/machine.ts';
import type { kontaktdaten } from '#machines/konto/kontaktdaten/machine.ts';
import type { mitarbeiter } from '#machines/konto/mitarbeiter/machine.ts';
import type { nachricht } from '#machines/konto/nachricht/machine.ts';
import type { passwortAendern } from '#machines/konto/passwort-aendern/machine.ts';
import type { rahmennummer } from '#machines/konto/rahmennummer/machine.ts';
import type { untervermittler } from '#machines/konto/untervermittler/machine.ts';
import { leaf } from '#machines/leaf.ts';

/** A flow in which somebody signed in changes her own data. */
export type DatenActor =
  | ActorRefFrom<typeof kontaktdaten>
  | ActorRefFrom<typeof einstellungen>
  | ActorRefFrom<typeof passwortAendern>
  | ActorRefFrom<typeof emailAendern>
  | ActorRefFrom<typeof bankverbindung>
  | ActorRefFrom<typeof rahmennummer>
  | ActorRefFrom<typeof nachricht>
  | ActorRefFrom<typeof mitarbeiter>
  | ActorRefFrom<typeof untervermittler>
  | ActorRefFrom<typeof neueHandynummer>;

export interface StepProps {
  actor: DatenActor;
}

/** One that may ask for one more code before it is done. */
export interface StepUpProps {
  actor:
    | ActorRefFrom<typeof emailAendern>
    | ActorRefFrom<typeof bankverbindung>
    | ActorRefFrom<typeof neueHandynummer>;
}

/** Leaf state for tests and analysts. */
export function useFlowState(actor: DatenActor): string {
  return useSelector(actor, ({ value }) => leaf(value));
}
