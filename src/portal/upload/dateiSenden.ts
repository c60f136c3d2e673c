import type { Uploadziel } from '#contract/entities/upload.ts';
import { apiHost } from '#contract/umgebung.ts';
import { isSuccess } from '../client/request.ts';

export interface Sendung {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

/** Puts a file where the server said; rejects unless all of it was taken. */
export function dateiSenden(
  { url, method, headers }: Uploadziel,
  file: Blob,
  { signal, onProgress }: Sendung,
): Promise<void> {
  return new Promise((resolve, reject) => {
    // The only one that says how far it is.
    const request = new XMLHttpRequest();
    request.open(method, new URL(url, apiHost(location.origin)));
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => {
      if (isSuccess(request.status)) resolve();
      else reject(new Error(`The file was answered with ${request.status}.`));
    });
    request.addEventListener('error', () => reject(new Error('The file was not sent.')));
    request.addEventListener('abort', () => reject(new Error('The file was called back.')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) request.abort();
    else request.send(file);
  });
}
