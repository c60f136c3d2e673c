import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { antworten } from '#machines/vertrag/kuendigung/answers.ts';
import type { UploadedFile } from '#widgets/file-upload/uploadQueue.ts';
import { useUpload } from '../../../../upload/useUpload.ts';
import type { Draft } from '../../../draft.ts';
import { merken } from '../../beendigung/merken.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

/** The files of the proof, kept from the first one that arrived. */
export function useNachweis({ actor, draft }: StepProps) {
  const { upload, entfernen } = useUpload('KUENDIGUNG');
  const [nachweise, setNachweise] = useState(() => gemerkte(draft.read()));
  const [unterwegs, setUnterwegs] = useState(false);
  const [versuch, setVersuch] = useState(0);
  useEffect(() => merken(draft, 'nachweis', { nachweise }), [draft, nachweise]);
  const fehler = fehlerVon(nachweise.length, unterwegs);

  return {
    versuch,
    fehler: versuch === 0 ? undefined : fehler,
    feld: {
      upload,
      files: nachweise.map(({ groesse, ...datei }) => ({ ...datei, size: groesse })),
      onUploaded: ({ id, name, size }: UploadedFile) =>
        setNachweise((bisher) => [...bisher, { id, name, groesse: size }]),
      onRemove: (weg: string) => {
        setNachweise((bisher) => bisher.filter(({ id }) => id !== weg));
        entfernen(weg);
      },
      onBusy: setUnterwegs,
    },
    weiter: () => {
      setVersuch(versuch + 1);
      if (fehler === undefined) actor.send({ type: 'WEITER', antwort: { nachweise } });
    },
  };
}

function fehlerVon(anzahl: number, unterwegs: boolean): string | undefined {
  if (unterwegs) return t('nachweisUnterwegs');
  return anzahl === 0 ? t('nachweisFehlt') : undefined;
}

/** Uploaded before the page was opened again. */
function gemerkte(draft: Draft | null) {
  const form = z.object({ nachweis: antworten.nachweis });
  return z.safeParse(form, draft?.antworten).data?.nachweis.nachweise ?? [];
}
