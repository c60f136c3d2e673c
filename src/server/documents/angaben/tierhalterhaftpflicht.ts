import type { Vertrag } from '#contract/entities/vertrag.ts';
import { tierhalterhaftpflichtLeistungen as buch } from '#contract/produkte/leistungen/tierhalterhaftpflicht.ts';
import type { Fakt } from '../inhalt/inhalt.ts';
import { type Gekauft, scheinzeilen } from '../produkte/schein.ts';
import { selbstbeteiligungZeile, summeZeile } from './vertragsworte.ts';

/** The policy of a dog owner, from what a contract says of itself (`domain/vertrag.md §12`). */
export function tierhalterhaftpflichtschein(v: Vertrag): Fakt[] {
  const { hunde } = v;
  const gekauft: Gekauft<typeof buch> = {
    hoechstsumme: summeZeile(v),
    selbstbeteiligung: selbstbeteiligungZeile(v),
    hunde: hunde ? { hunde: hunde.map(hundezeile).join('; ') } : undefined,
  };
  return scheinzeilen(buch, { tarif: null, gekauft });
}

/** "Bello, Labrador Retriever, Chip 276098100123456" */
function hundezeile(hund: NonNullable<Vertrag['hunde']>[number]): string {
  const { name, rasse, mischling, mischlingsRasse, chipOrTattoo } = hund;
  const zweite = mischlingsRasse === null ? '' : ` mit ${mischlingsRasse}`;
  return [
    name,
    mischling ? `${rasse}, Mischling${zweite}` : rasse,
    ...(chipOrTattoo === null ? [] : [`Chip oder Tätowierung ${chipOrTattoo}`]),
  ].join(', ');
}
