import { expect, test, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import type { Client } from '#portal/client/client.ts';
import type { dateiSenden } from '#portal/upload/dateiSenden.ts';
import { uploadMit } from '#portal/upload/uploadMit.ts';
import { DateiAbgelehnt } from '#machines/upload/datei/failure.ts';

const id = '3f0c7b56-7f0e-4d2a-9b53-2b7b1c1d5e10';
const ziel = { id, url: '/api/upload/inhalt/x', method: 'PUT', headers: { a: 'b' } };
const datei = new File(['Kaufvertrag'], 'image.jpg', { type: 'text/plain' });
const nichtErreichbar = { code: 'NICHT_ERREICHBAR', errorMessage: 'Bitte später noch einmal.' };

test('a file is announced under its name in the list, sent where the answer says, and looked into', async () => {
  const { upload, calls, senden } = mit({
    '/upload': { data: ziel },
    '/upload/{id}/pruefung': { data: { id, name: 'k.txt', typ: 'text/plain', groesse: 11 } },
  });
  const fortschritt: number[] = [];
  const wie = {
    ...ohneEnde(),
    name: 'Kauf (2).txt',
    onProgress: (n: number) => fortschritt.push(n),
  };
  expect(await upload(datei, wie)).toBe(id);
  expect(calls).toEqual(['POST /upload', 'POST /upload/{id}/pruefung']);
  expect(senden.mock.calls[0]?.[0]).toEqual({ url: ziel.url, method: 'PUT', headers: { a: 'b' } });
  expect(fortschritt).toEqual([0.5]);
});

test.each([
  ['before it is sent', '/upload'],
  ['once it was looked into', '/upload/{id}/pruefung'],
])(
  'a file that can never be taken is refused %s, with the sentence of the server',
  async (_, wo) => {
    const errorMessage = 'Die Datei konnte nicht geprüft werden.';
    const { upload, calls } = mit({
      '/upload': { data: ziel },
      [wo]: { status: 409, data: { code: 'NICHT_GEPRUEFT', errorMessage } },
    });
    await expect(upload(datei, ohneEnde())).rejects.toThrow(new DateiAbgelehnt(errorMessage));
    expect(calls).not.toContain('DELETE /upload/{id}');
  },
);

test.each([
  ['503', { status: 503, data: nichtErreichbar }],
  ['bytes that were lost', { status: 409, data: { code: 'NICHT_ANGEKOMMEN', errorMessage: '–' } }],
])('after %s the file can be tried again, and nothing stays behind', async (_, antwort) => {
  const { upload, calls } = mit({ '/upload': { data: ziel }, '/upload/{id}/pruefung': antwort });
  const fehler: unknown = await upload(datei, ohneEnde()).catch((error: unknown) => error);
  expect(fehler).toBeInstanceOf(Error);
  expect(fehler).not.toBeInstanceOf(DateiAbgelehnt);
  expect(calls.at(-1)).toBe('DELETE /upload/{id}');
});

test('a file counts as gone only where the server says so', async () => {
  const antworten = [{ data: ziel }, { status: 404, data: {} }, { status: 503, data: {} }];
  const da = antworten.map((antwort) => mit({ '/upload/{id}': antwort }).istDa(id));
  expect(await Promise.all(da)).toEqual([true, false, true]);
});

test('a file whose sending breaks off is deleted', async () => {
  const { upload, calls, senden } = mit({ '/upload': { data: ziel } });
  senden.mockRejectedValueOnce(new Error('The file was called back.'));
  await expect(upload(datei, ohneEnde())).rejects.toThrow('called back');
  expect(calls).toEqual(['POST /upload', 'DELETE /upload/{id}']);
});

function ohneEnde() {
  return { name: 'a.txt', signal: new AbortController().signal, onProgress: () => undefined };
}

interface Antwort {
  status?: number;
  data: unknown;
}

function mit(antworten: Readonly<Record<string, Antwort>>) {
  const calls: string[] = [];
  const client = {
    call: async ({ method, path }: Endpoint) => {
      calls.push(`${method} ${path}`);
      const { status = 200, data } = antworten[path] ?? { data: {} };
      const ok = status === 200;
      return { ok, data, canceled: false, errorStatus: ok ? null : status, errorMessage: '' };
    },
  } as Client;
  const senden = vi.fn<typeof dateiSenden>(async (_ziel, _file, { onProgress }) => {
    onProgress(0.5);
  });
  return { ...uploadMit(client, 'KUENDIGUNG', senden), calls, senden };
}
