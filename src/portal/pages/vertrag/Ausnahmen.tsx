import type { Vertrag } from '#contract/entities/vertrag.ts';
import { endesatz } from './endesatz.ts';
import { rueckstandVon } from './rueckstand.ts';
import { Ueberfaellig } from './Ueberfaellig.tsx';

/** What few contracts have: an end behind them, or something that is owed. */
export default function Ausnahmen({ vertrag }: { vertrag: Vertrag }) {
  const ende = endesatz(vertrag);
  return (
    <>
      {ende !== null && <p>{ende}</p>}
      {rueckstandVon(vertrag) && <Ueberfaellig vertrag={vertrag} />}
    </>
  );
}
