// What no script at all would be: a static page with one field, from the portal's own server.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../ensure.mjs';

/** To be called before the server starts, which serves the files it finds then: words, one field, a style sheet of its own as the policy asks for. */
export function writeYardstick() {
  const folder = join(root, 'dist', 'portal');
  const html = join(folder, 'bench-yardstick.html');
  const css = join(folder, 'bench-yardstick.css');
  writeFileSync(
    css,
    'body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.5 system-ui}' +
      'input{display:block;width:100%;min-height:3rem;font:inherit}',
  );
  writeFileSync(
    html,
    '<!doctype html><html lang="de"><meta charset="utf-8">' +
      '<meta name="viewport" content="width=device-width">' +
      '<link rel="stylesheet" href="/bench-yardstick.css"><title>Adresse</title>' +
      '<main><h1>Welche Wohnung möchten Sie versichern?</h1><form>' +
      '<label>Postleitzahl <input name="plz" inputmode="numeric"></label>' +
      '<button>Weiter</button></form></main></html>',
  );
  return {
    path: '/bench-yardstick.html',
    remove: () => [html, css].forEach((file) => rmSync(file, { force: true })),
  };
}
