import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Checkbox } from '#widgets/checkbox/Checkbox.tsx';
import { UmsatzView } from '../../flows/vermittler/umsatz-bestaetigen/View.tsx';
import { vertragsListen } from '../../queries/outdated.ts';
import { t } from './texte.ts';
import type { Umsatzwahl } from './umsatzwahl.ts';

interface Props {
  wahl: Umsatzwahl;
  /** A run is over, and the list is there again. */
  onListe: () => void;
}

/** Chooses all of a page, and confirms the revenue of who is chosen; stands above the list, whatever that shows. */
export function Umsatzleiste({ wahl, onListe }: Props) {
  const queries = useQueryClient();
  const [mal, setMal] = useState(0);
  const zurListe = useEffectEvent(onListe);
  // The button it was begun with leaves with what was chosen.
  useEffect(() => {
    if (mal > 0) zurListe();
  }, [mal]);
  const fertig = () => {
    wahl.keine();
    setMal(mal + 1);
    // Read before it was confirmed: the book, the customers and each of the contracts.
    for (const queryKey of [vertragsListen, ['vertrag'], ['aenderung']]) {
      void queries.invalidateQueries({ queryKey });
    }
  };
  const { anzahl, alleGewaehlt, alle, vertraege } = wahl;
  return (
    <UmsatzView
      // A run that is over gives way to the next one.
      key={mal}
      vertraege={vertraege}
      wahl={
        anzahl === 0 ? null : (
          <Checkbox
            label={t('alleDieserSeite', { anzahl: String(anzahl) })}
            name="alle"
            checked={alleGewaehlt}
            onChange={alle}
          />
        )
      }
      onFertig={fertig}
    />
  );
}
