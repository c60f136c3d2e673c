import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import Daten from '../../../../queries/Daten.tsx';
import { vertragsListen } from '../../../../queries/findByPartnerNummer.ts';

/** The list of her contracts that was read before has one too few. */
export function NeueListe() {
  return (
    <Daten>
      <Veraltet />
    </Daten>
  );
}

function Veraltet() {
  const queries = useQueryClient();
  useEffect(() => void queries.invalidateQueries({ queryKey: vertragsListen }), [queries]);
  return null;
}
