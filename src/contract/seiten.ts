/** A page of a list: what is shown and which ways lead on. */
export interface Seitenstand {
  seite: number;
  /** `n von m` */
  text: string;
  zurueck: boolean;
  vor: boolean;
}

/** Pagination; a page beyond the total is page 1 again (`specification §4`). */
export function blaettern(gewuenscht: number, gesamt: number): Seitenstand {
  const letzte = Math.max(1, gesamt);
  const seite = gewuenscht >= 1 && gewuenscht <= letzte ? gewuenscht : 1;
  return { seite, text: `${seite} von ${letzte}`, zurueck: seite > 1, vor: seite < letzte };
}
