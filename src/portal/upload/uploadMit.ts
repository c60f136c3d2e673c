import * as z from 'zod/mini';
import {
  uploadAnlegen,
  uploadLesen,
  uploadLoeschen,
  uploadPruefen,
} from '#contract/endpoints/upload.ts';
import { uploadAbgelehnt, type UploadZweck } from '#contract/entities/upload.ts';
import { ungueltig } from '#contract/errors.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import { DateiAbgelehnt } from '#machines/upload/datei/failure.ts';
import type { Client } from '../client/client.ts';
import { dateiSenden, type Sendung } from './dateiSenden.ts';

/** Announces a file, sends it and has it looked into; what is called back on the way is deleted. */
export function uploadMit(client: Client, zweck: UploadZweck, senden = dateiSenden) {
  /** Nobody waits for it: what stays behind ends by itself. */
  function entfernen(id: string): void {
    void client.call(uploadLoeschen, { params: { id } });
  }

  /** Whether it is still kept; while nobody can tell, it is. */
  async function istDa(id: string): Promise<boolean> {
    const response = await client.call(uploadLesen, { params: { id } });
    return response.ok || response.errorStatus !== 404;
  }

  async function upload(
    file: File,
    { name, signal, onProgress }: Sendung & { name: string },
  ): Promise<string> {
    const body = { name, typ: file.type, groesse: file.size, zweck };
    // Several files are announced at the same time.
    const angelegt = await client.call(uploadAnlegen, { body, signal, unique: false });
    const { id, ...ziel } = angenommen(angelegt);
    try {
      await senden(ziel, file, { signal, onProgress });
      return angenommen(await client.call(uploadPruefen, { params: { id }, signal })).id;
    } catch (error) {
      if (!(error instanceof DateiAbgelehnt)) entfernen(id);
      throw error;
    }
  }

  return { upload, entfernen, istDa };
}

function angenommen<T>(response: ServiceResponse<T>): T {
  if (response.ok && !response.canceled) return response.data;
  const satz = response.ok ? null : satzVon(response.data);
  throw satz === null ? new Error('The file was not taken.') : new DateiAbgelehnt(satz);
}

/** Why it can never be taken; null where another try may help. */
function satzVon(body: unknown): string | null {
  const abgelehnt = z.safeParse(uploadAbgelehnt, body).data;
  if (abgelehnt) return abgelehnt.code === 'NICHT_ANGEKOMMEN' ? null : abgelehnt.errorMessage;
  return z.safeParse(ungueltig, body).data?.fehler[0]?.text ?? null;
}
