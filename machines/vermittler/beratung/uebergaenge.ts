import type { Beratungsstand } from '#contract/endpoints/beratung.ts';
import { fehlerWie, fehlschlag } from '#machines/vertrag/parts/handlungsfehler.ts';
import type { Beratungsfrage } from './answers.ts';

/** The address it goes to, as it is given then: after a failure as well. */
export const abgeschickt = {
  SENDEN: {
    guard: { type: 'istGueltig', params: { schritt: 'abschlussweg' } },
    target: 'senden',
    actions: { type: 'uebernehmen', params: { schritt: 'abschlussweg' } },
  },
} as const;

/** Where the session has ended he signs in over the page, and asks again himself. */
export function sitzungVorbei<const Zurueck extends string>(zurueck: Zurueck) {
  return {
    guard: { type: 'istFehler', params: fehlerWie('SITZUNG_ABGELAUFEN') },
    target: zurueck,
    actions: 'anmeldungVerlangen',
  } as const;
}

/** Refused by a rule of the server, whose sentence stands there. */
export function abgelehnt<const Ziel extends string>(target: Ziel) {
  return {
    guard: { type: 'istFehler', params: fehlerWie('ABGELEHNT') },
    ...gescheitert(target),
  } as const;
}

/** Of whatever failed, the server's sentence where it has one. */
export function gescheitert<const Ziel extends string>(target: Ziel) {
  return { target, actions: { type: 'ablehnungMerken', params: fehlschlag } } as const;
}

/** What the server says of the advice that was begun. */
export function stand({ event }: { event: { output: Beratungsstand } }) {
  return { stand: event.output };
}

/** An answer its step takes leads on; where a call failed it is the one that stands there now. */
export function weiter<const Schritt extends Beratungsfrage, const Ziel extends string>(
  schritt: Schritt,
  ziel: Ziel,
) {
  return {
    WEITER: {
      guard: { type: 'istGueltig', params: { schritt } },
      target: ziel,
      actions: { type: 'uebernehmen', params: { schritt } },
    },
  } as const;
}

/** Back, edit, deep link: where the step lies on the path. */
export function erreichbar<const Schritt extends string>(schritt: Schritt) {
  return {
    guard: { type: 'istErreichbar', params: { schritt } },
    description: 'Zu diesem Schritt, wenn er auf dem Weg liegt',
  } as const;
}
