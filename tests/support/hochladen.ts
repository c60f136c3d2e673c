import * as z from 'zod/mini';
import type { UploadZweck } from '#contract/entities/upload.ts';
import type { Person, TestApi } from './api.ts';
import { dateien } from './dateien.ts';

/** A PDF on the way every page sends it: announced, put, looked into. Its id. */
export async function hochgeladen(
  api: TestApi,
  als: Person,
  { zweck, name = 'nachweis.pdf' }: { zweck: UploadZweck; name?: string },
): Promise<string> {
  const body = { name, typ: 'application/pdf', groesse: dateien.pdf.length, zweck };
  const angekuendigt = await api.send({ method: 'POST', path: '/upload', als, body });
  const { id, url } = z.parse(angelegt, angekuendigt.body);
  const headers = { 'content-type': 'application/pdf' };
  await api.app.inject({ method: 'PUT', url, headers, payload: dateien.pdf });
  const geprueft = await api.send({ method: 'POST', path: `/upload/${id}/pruefung`, als });
  if (geprueft.status !== 200) throw new Error(`not taken: ${geprueft.status}`);
  return id;
}

const angelegt = z.object({ id: z.uuid(), url: z.string() });
