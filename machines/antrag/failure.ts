/** What can go wrong beside what a call answers by design (`design §4.8`). */
export type AntragFehlerArt =
  | 'AGENT_UNBEKANNT'
  | 'NICHT_VERFUEGBAR'
  | 'PLZ_FALSCH'
  | 'ENTWURF_GESPERRT'
  | 'ENTWURF_WEG'
  | 'ENTWURF_NEUER'
  | 'ENTWURF_ABGESCHLOSSEN'
  | 'CODE_FALSCH'
  | 'CODE_VERBRAUCHT'
  | 'BEITRAG_GEAENDERT'
  | 'BONITAET_NEGATIV'
  | 'UNTERLAGEN_VERALTET'
  | 'ERKLAERUNG_FEHLT'
  | 'NACHWEIS_NOETIG'
  | 'NICHT_ABSCHLIESSBAR'
  | 'TECHNISCH';

/** Why an application is refused, as the sentence that is shown, and the step that mends it. */
export interface Ablehnung {
  readonly text: string;
  readonly schritt: string | null;
  /** Nothing stands against it: there is a contract already. */
  readonly istAngekommen?: boolean;
}

/** Thrown by the effects. */
export class AntragFehler extends Error {
  override readonly name = 'AntragFehler';
  readonly art: AntragFehlerArt;
  readonly ablehnung: Ablehnung | null;

  constructor(art: AntragFehlerArt, ablehnung: Ablehnung | null = null) {
    super(art);
    this.art = art;
    this.ablehnung = ablehnung;
  }
}

/** The one mapper from an unknown error. */
export function fehlerArt(error: unknown): AntragFehlerArt {
  return error instanceof AntragFehler ? error.art : 'TECHNISCH';
}

/** What the server said against the application; null where nothing but a fault stands against it. */
export function ablehnungAus(error: unknown): Ablehnung | null {
  return error instanceof AntragFehler ? error.ablehnung : null;
}
