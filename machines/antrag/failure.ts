/** What can go wrong beside what a call answers by design (`design §4.8`). */
export type AntragFehlerArt =
  | 'AGENT_UNBEKANNT'
  | 'NICHT_VERFUEGBAR'
  | 'PLZ_FALSCH'
  | 'ENTWURF_WEG'
  | 'CODE_FALSCH'
  | 'CODE_VERBRAUCHT'
  | 'BEITRAG_GEAENDERT'
  | 'BONITAET_NEGATIV'
  | 'TECHNISCH';

/** Thrown by the effects. */
export class AntragFehler extends Error {
  override readonly name = 'AntragFehler';
  readonly art: AntragFehlerArt;

  constructor(art: AntragFehlerArt) {
    super(art);
    this.art = art;
  }
}

/** The one mapper from an unknown error. */
export function fehlerArt(error: unknown): AntragFehlerArt {
  return error instanceof AntragFehler ? error.art : 'TECHNISCH';
}
