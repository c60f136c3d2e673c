import { useState } from 'react';
import type { UploadZweck } from '#contract/entities/upload.ts';
import { usePorts } from '../ports.ts';
import { uploadMit } from './uploadMit.ts';

/** How the files of a field are sent and deleted again; the same for as long as the page stands. */
export function useUpload(zweck: UploadZweck) {
  const { client } = usePorts();
  const [wege] = useState(() => uploadMit(client, zweck));
  return wege;
}
