import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ungueltig } from './answers.ts';

const zuGross =
  'Ihr Browser sendet zu viele Daten mit. Bitte löschen Sie die Cookies dieser Seite, und laden Sie sie neu.';
const zuLangsam = 'Ihre Anfrage kam nicht rechtzeitig an. Bitte versuchen Sie es noch einmal.';
const unlesbar = 'Diese Anfrage können wir nicht lesen.';

/** Answers of Node's parser, which has nothing but a line to write to (https://nodejs.org/api/http.html#event-clienterror). */
const antworten: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, zuGross],
  ERR_HTTP_REQUEST_TIMEOUT: [408, zuLangsam],
};

/** Says in the shape of the contract why nothing could be read, and closes the line: what follows on it has no beginning. */
export function sendUnreadable({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const [status, text] = antworten[code ?? ''] ?? [400, unlesbar];
  const body = JSON.stringify(ungueltig([{ feld: '', text }]).antwort);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
