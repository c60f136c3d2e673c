import type { Recht } from './recht.ts';

interface Zugang {
  istInhaber: boolean;
  rechte: readonly Recht[];
  gesperrt: boolean;
}

/** Whether somebody may look after customers of the agency: its owner, or whoever sees them (`domain/konto.md §7.3`). */
export function darfBetreuen({ istInhaber, rechte, gesperrt }: Zugang): boolean {
  const sieht = rechte.includes('kundenSehen') || rechte.includes('agenturVerwalten');
  return istInhaber || (sieht && !gesperrt);
}
