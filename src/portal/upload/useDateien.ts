import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { UploadZweck } from '#contract/entities/upload.ts';
import { leaf } from '#machines/leaf.ts';
import * as select from '#machines/upload/feld/selectors.ts';
import type { Felddatei } from '#machines/upload/feld/setup.ts';
import type { Choice, Entry } from '#widgets/file-upload/entry.ts';
import { usePorts } from '../ports.ts';
import { feldMit, type Gedaechtnis, systemId } from './feldMit.ts';
import { t } from './texte.ts';
import { uploadMit } from './uploadMit.ts';

/** The files of one field, kept from the first that arrived, and what is wrong with them; `bitte` asks for them. */
export function useDateien(
  zweck: UploadZweck,
  gedaechtnis: Gedaechtnis,
  bitte: string = t('nachweisFehlt'),
) {
  const { client } = usePorts();
  const [{ chart, aufgehoben, wahl }] = useState(() =>
    feldMit(uploadMit(client, zweck), gedaechtnis),
  );
  const actor = useActorRef(chart, { input: { aufgehoben }, systemId });
  const fehler = useSelector(actor, select.fehler);
  const saetze = { leer: bitte, unterwegs: t('unterwegs'), gescheitert: t('gescheitert') };

  return {
    dateien: useSelector(actor, select.angekommen),
    /** What was found wrong, as long as it is. */
    fehler: fehler === null ? undefined : saetze[fehler],
    /** Whether the page can be left; says why not. */
    pruefen: () => {
      actor.send({ type: 'PRUEFEN' });
      return select.istBereit(actor.getSnapshot());
    },
    /** Props of the field. */
    feld: {
      flowState: useSelector(actor, ({ value }) => leaf(value)),
      entries: useSelector(actor, select.dateien).map(zeile),
      onChoose: (gewaehlt: Choice) => actor.send({ type: 'GEWAEHLT', dateien: wahl(gewaehlt) }),
      onRetry: (schluessel: number) => actor.send({ type: 'ERNEUT', schluessel }),
      onDrop: (schluessel: number) => actor.send({ type: 'ENTFERNEN', schluessel }),
    },
  };
}

function zeile({ schluessel, name, groesse, stand, anteil, satz }: Felddatei): Entry {
  return {
    key: schluessel,
    name,
    size: groesse,
    state: zeilen[stand],
    progress: anteil,
    error: satz,
  };
}

const zeilen = {
  aufgehoben: 'kept',
  wartet: 'waiting',
  laeuft: 'running',
  geprueft: 'done',
  gescheitert: 'failed',
  abgelehnt: 'refused',
} as const satisfies Record<Felddatei['stand'], Entry['state']>;
