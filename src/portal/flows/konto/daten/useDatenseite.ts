import { usePorts } from '../../../ports.ts';

/** The page of the own data, from which they are changed: each area has one. */
export function useDatenseite(): string {
  return `/${usePorts().bereich}/kundendaten/`;
}
