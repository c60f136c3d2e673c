import { formatBetrag, ganzeEuro } from '#contract/fields/betrag.ts';
import { Range } from '#widgets/range/Range.tsx';
import { useGebremst } from '../../../../formular/useGebremst.ts';
import { wunschZu } from '../regler.ts';
import { t } from '../texte.ts';
import type { ReglerProps } from './Gruppen.tsx';

/** A sum that is moved along; it counts when she pauses. */
export function Schieber({ regler, stellwerk }: ReglerProps) {
  const { name, titel, betrag, beiBetrag } = regler;
  const wunsch = wunschZu(name, stellwerk.wuensche)?.auswahl;
  const steht = betrag ? summenIn(betrag).find((cent) => gleich(beiBetrag(cent), wunsch)) : null;
  const summe = useGebremst(String(steht ?? betrag?.aktuell ?? 0), (wert) => {
    const cent = Number(wert);
    stellwerk.waehle(name, cent === betrag?.aktuell ? null : beiBetrag(cent));
  });
  if (!betrag) return null;
  const grund = stellwerk.grund(name);
  return (
    <Range
      label={titel}
      name={name}
      typed
      hint={`${t('bisherZeile')}: ${formatBetrag(betrag.aktuell)}`}
      options={summenIn(betrag).map((value) => ({ value, label: ganzeEuro(value) }))}
      value={Number(summe.jetzt)}
      onChange={(value) => summe.bewege(String(value))}
      {...(grund !== null && { error: grund })}
    />
  );
}

type Betrag = NonNullable<ReglerProps['regler']['betrag']>;

/** Every step, what is suggested between two, and the sum as it is. */
function summenIn({ von, bis, schritt = bis, auch, aktuell }: Betrag): number[] {
  const summen = new Set([von, aktuell, ...(auch === undefined ? [] : [auch])]);
  for (let cent = Math.ceil(von / schritt) * schritt; cent <= bis; cent += schritt)
    summen.add(cent);
  return [...summen].toSorted((a, b) => a - b);
}

function gleich(
  eine: ReturnType<Regler['beiBetrag']>,
  andere: ReturnType<Regler['beiBetrag']> | undefined,
): boolean {
  return !!eine && !!andere && 'value' in eine && 'value' in andere && eine.value === andere.value;
}

type Regler = ReglerProps['regler'];
