import type { AnyMachineSnapshot } from 'xstate';
import { behalten as alles } from '../beendigung/aufgehoben.ts';

/** What is kept of wishes under way; what is agreed to is agreed to with the comparison in sight. */
export function behalten(snapshot: AnyMachineSnapshot) {
  const kept = alles(snapshot);
  if (kept === null || kept === 'saved') return kept;
  const { pruefen: _, ...antworten } = kept.antworten;
  return Object.keys(antworten).length > 0 ? { antworten } : null;
}
