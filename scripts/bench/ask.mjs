// Asks one address as fast as it answers, and writes how often that was in a second: a process of its own, because one
// alone asks no faster than one process answers. Over bare sockets: what asks runs on the cores that answer, and a
// client with events, headers and statistics takes half as much of them as the server it asks.
import { connect } from 'node:net';

const connections = 16;
const seconds = 4;

/** @type {{ url: string, authorization: string, body?: object }} */
const { url, authorization, body } = JSON.parse(process.argv[2] ?? '');
const { hostname, port, pathname, search } = new URL(url);
const sent = body ? JSON.stringify(body) : '';
const request = Buffer.from(
  [
    `${body ? 'POST' : 'GET'} ${pathname}${search} HTTP/1.1`,
    `host: ${hostname}:${port}`,
    ...(authorization ? [`authorization: ${authorization}`] : []),
    ...(body
      ? ['content-type: application/json', `content-length: ${Buffer.byteLength(sent)}`]
      : []),
    `\r\n${sent}`,
  ].join('\r\n'),
);

let answered = 0;
const begin = performance.now();
await Promise.all(Array.from({ length: connections }, () => askAgainAndAgain()));
process.stdout.write(String(answered / ((performance.now() - begin) / 1_000)));

/** One after the other on one connection, until the time is over. @returns {Promise<void>} */
function askAgainAndAgain() {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    /** Of the answer that is coming: the bytes still to come, null where its head is not whole. @type {number | null} */
    let missing = null;
    let head = '';
    socket.on('connect', () => socket.write(request));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`${url} hung up`)));
    socket.on('data', (bytes) => {
      if (missing === null) {
        head += bytes.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
        if (!head.startsWith('HTTP/1.1 200 ') || length === undefined)
          return reject(new Error(`${url} did not answer with 200 and a length`));
        missing = Number(length) - (head.length - end - 4);
      } else {
        missing -= bytes.length;
      }
      if (missing > 0) return;
      missing = null;
      head = '';
      answered += 1;
      if (performance.now() - begin < seconds * 1_000) return socket.write(request);
      socket.removeAllListeners('close');
      socket.end();
      resolve();
    });
  });
}
