import type { Schaden } from '#contract/entities/schadenakte.ts';

/** Why nothing is taken for a claim that is decided. */
export const abgeschlossen = {
  code: 'GESCHLOSSEN',
  errorMessage: 'Dieser Schaden ist abgeschlossen. Schreiben Sie uns bitte eine Nachricht.',
} as const;

/** The same at the desk, which is nobody to write to. */
export const entschiedenAmPult = {
  code: 'GESCHLOSSEN',
  errorMessage: 'Der Schaden ist entschieden. Es wird niemand mehr gefragt.',
} as const;

/** Why a claim is not withdrawn: something of it was decided, or whoever she harmed has reported it too. */
export const nichtZurueckziehbar = {
  code: 'GESCHLOSSEN',
  errorMessage: 'Diesen Schaden können Sie nicht mehr zurückziehen. Schreiben Sie uns bitte.',
} as const;

/**
 * Where a claim stands once something came for it: whoever waits goes on with all that was asked for, or with anything
 * where the claim rested (`domain/schaden.md §5`).
 */
export function statusNach(status: Schaden['status'], fehltEtwas: boolean): Schaden['status'] {
  if (status === 'RUHEND') return 'IN_PRUEFUNG';
  return status === 'UNTERLAGEN_ANGEFORDERT' && !fehltEtwas ? 'IN_PRUEFUNG' : status;
}
