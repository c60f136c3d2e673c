/**
 * Lets the long product names break where German does; browsers without a German dictionary would
 * break them anywhere. The hints are invisible.
 */
export function silben(name: string): string {
  return name.replaceAll(/(?<=\p{L})(?=haftpflicht|versicherung)/gu, '\u00AD');
}
