/** Everything that can go wrong with a draft at the server, closed. */
export type DraftFehlerArt =
  /** A newer version was saved meanwhile. */
  | 'GEAENDERT'
  /** It was deleted, or its time is over. */
  | 'WEG'
  /** It has become a contract. */
  | 'ABGESCHLOSSEN'
  /** Too many links to one address. */
  | 'ZU_VIELE'
  | 'TECHNISCH';

/** What an effect throws; anything else counts as a technical problem. */
export class DraftFehler extends Error {
  override readonly name = 'DraftFehler';
  readonly art: DraftFehlerArt;

  constructor(art: DraftFehlerArt) {
    super(art);
    this.art = art;
  }
}

/** A call failed in this way; the one mapper from an unknown error. */
export function istFehler(
  _: unknown,
  { error, art }: { error: unknown; art: DraftFehlerArt },
): boolean {
  return (error instanceof DraftFehler ? error.art : 'TECHNISCH') === art;
}

/** Why a call failed, as a guard that asks for one kind. */
export const wegen = <const Art extends DraftFehlerArt>(art: Art) =>
  ({
    type: 'istFehler',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, art }),
  }) as const;
