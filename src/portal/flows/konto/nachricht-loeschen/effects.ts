import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { nachrichtLoeschen } from '#machines/konto/nachricht-loeschen/machine.ts';
import type { Erklaerung } from '#machines/vertrag/parts/rueckfrage/rueckfrage.ts';
import type { Ports } from '../../../ports.ts';
import { nachrichten } from '../../../queries/nachrichtenZaehlen.ts';
import { loesche } from '../../../queries/postfach.ts';
import { getan } from '../../vertrag/handlung.ts';

interface Parts extends Pick<Ports, 'client' | 'bereich'> {
  queries: QueryClient;
  id: string;
  onErledigt: () => void;
}

/** The chart with its call; a repeat after a lost answer finds it done (`routes/postfach.ts`). */
export function nachrichtLoeschenMit({ client, bereich, queries, id, onErledigt }: Parts) {
  return nachrichtLoeschen.provide({
    actors: {
      ausfuehren: fromPromise<void, Erklaerung>(async () => {
        getan(await loesche({ client, bereich }, id));
        onErledigt();
        queries.removeQueries({ queryKey: [...nachrichten, 'eine', id] });
        void queries.invalidateQueries({ queryKey: nachrichten });
      }),
    },
  });
}
