export interface FlowAddress {
  /** Path of the flow without a step and without a slash at the end. */
  basis: string;
  /** Steps that have an address; the first has none of its own. */
  schritte: readonly [string, ...string[]];
  /** Where Back leads from a step at which the flow is over. */
  ausgang: string;
}

/** Step that an address names; an unknown one is passed through and corrected later. */
export function schrittAus(pathname: string, { basis, schritte }: FlowAddress): string {
  const rest = pathname.slice(basis.length).replaceAll('/', '');
  return rest === '' ? schritte[0] : rest;
}

/** Address of a step. */
export function adresseVon(schritt: string, { basis, schritte }: FlowAddress): string {
  return schritt === schritte[0] ? basis : `${basis}/${schritt}`;
}
