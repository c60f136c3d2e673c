// npm run reset: throws local data away; the next start seeds anew.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure.mjs';

const folder = process.env.DATA_DIR ?? join(root, 'data');
const lock = `${folder}.lock`;
if (existsSync(lock) && isRunning(lock)) {
  console.error('The portal is running on this data. Please stop it first (Ctrl-C).');
  process.exit(1);
}
rmSync(folder, { recursive: true, force: true });
rmSync(`${folder}.new`, { recursive: true, force: true });
rmSync(process.env.UPLOAD_DIR ?? `${folder}.uploads`, { recursive: true, force: true });
rmSync(lock, { force: true });
console.log('Local data is gone. npm start seeds it anew.');

/** @param {string} file */
function isRunning(file) {
  const pid = Number.parseInt(readFileSync(file, 'utf8').replace(/^\D*/, ''), 10);
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
