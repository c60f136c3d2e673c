import { useEffect, useState } from 'react';
import type { Nachweisdatei, UploadZweck } from '#contract/entities/upload.ts';
import type { UploadedFile } from '#widgets/file-upload/uploadQueue.ts';
import { t } from './texte.ts';
import { usePorts } from '../ports.ts';
import { uploadMit } from './uploadMit.ts';

interface Gedaechtnis {
  /** What arrived before the page was opened again. */
  lesen: () => readonly Nachweisdatei[];
  /** Keeps what has arrived. */
  schreiben: (dateien: readonly Nachweisdatei[]) => void;
}

/** The files of one field, kept from the first that arrived, and what is wrong with them; `bitte` asks for them. */
export function useDateien(
  zweck: UploadZweck,
  { lesen, schreiben }: Gedaechtnis,
  bitte: string = t('nachweisFehlt'),
) {
  const { upload, entfernen, istDa } = useUpload(zweck);
  const [dateien, setDateien] = useState(lesen);
  const [unterwegs, setUnterwegs] = useState(false);
  const [gescheitert, setGescheitert] = useState(false);
  useEffect(() => schreiben(dateien), [schreiben, dateien]);
  // What was kept too long is asked for again, before it is sent in vain.
  useEffect(() => {
    for (const { id } of lesen()) {
      void istDa(id).then((da) => da || setDateien((bisher) => ohne(bisher, id)));
    }
  }, [lesen, istDa]);
  const fehlt = dateien.length === 0 ? bitte : undefined;
  const ausstehend = gescheitert ? t('gescheitert') : fehlt;
  const hindernis = unterwegs ? t('unterwegs') : ausstehend;
  const [gesagt, setGesagt] = useState<string>();

  return {
    dateien,
    /** What was found wrong, as long as it is. */
    fehler: gesagt === hindernis ? gesagt : undefined,
    /** Whether the page can be left; says why not. */
    pruefen: () => {
      setGesagt(hindernis);
      return hindernis === undefined;
    },
    /** Props of the field. */
    feld: {
      upload,
      files: dateien.map(({ id, name, groesse: size }) => ({ id, name, size })),
      onUploaded: ({ id, name, size }: UploadedFile) =>
        setDateien((bisher) => [...bisher, { id, name, groesse: size }]),
      onRemove: (weg: string) => {
        setDateien((bisher) => ohne(bisher, weg));
        entfernen(weg);
      },
      onBusy: setUnterwegs,
      // What she has chosen is not left behind unsaid.
      onFailed: setGescheitert,
    },
  };
}

function ohne(dateien: readonly Nachweisdatei[], weg: string): readonly Nachweisdatei[] {
  return dateien.filter(({ id }) => id !== weg);
}

/** How the files of a field are sent and deleted again; the same for as long as the page stands. */
function useUpload(zweck: UploadZweck) {
  const { client } = usePorts();
  const [wege] = useState(() => uploadMit(client, zweck));
  return wege;
}
