import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { startOf } from './processStart.ts';

/**
 * Locks an embedded database folder for this process with a file beside it (`<folder>.lock`), because two
 * processes on one folder silently lose data. A lock whose process is gone is taken over. Returns the release.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = `${folder}.lock`;
  await claim(file, folder);
  const release = () => {
    process.off('exit', release);
    if (isOwn(file)) rmSync(file, { force: true });
  };
  process.on('exit', release);
  return release;
}

const owner = z.object({ pid: z.int(), start: z.nullable(z.string()) });
type Owner = z.infer<typeof owner>;

const tries = 100;

async function claim(file: string, folder: string): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (create(file)) return;
    const holder = read(file);
    if (holder !== null && isRunning(holder)) throw inUse(folder, holder);
    if (removeStale(file)) continue;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The lock file ${file} cannot be taken over. Please delete it and start again.`);
}

/** A hard link appears with its content in one step, and only for one of two processes. */
function create(file: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ pid: process.pid, start: startOf(process.pid) }));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    return createWithoutLinks(file, error);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Some file systems know no hard links; there the content follows the file by a moment. */
function createWithoutLinks(file: string, reason: unknown): boolean {
  if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(codeOf(reason))) throw reason;
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid, start: startOf(process.pid) }), {
      flag: 'wx',
    });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Of several processes that find the same stale lock only the one with the guard removes it; otherwise the
 * slower one would remove the lock that the faster one has just made.
 */
function removeStale(file: string): boolean {
  const guard = `${file}.takeover`;
  if (!create(guard)) {
    const holder = read(guard);
    if (holder === null || !isRunning(holder)) rmSync(guard, { force: true });
    return false;
  }
  try {
    const holder = read(file);
    if (holder === null || !isRunning(holder)) rmSync(file, { force: true });
    return true;
  } finally {
    rmSync(guard, { force: true });
  }
}

/** Who made the file; null when there is none or when it says nothing. */
function read(file: string): Owner | null {
  try {
    const parsed = owner.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** A number that was given to another process since has another start time. */
function isRunning({ pid, start }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, as another user.
    if (codeOf(error) !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return start === null || now === null || now === start;
}

function isOwn(file: string): boolean {
  const holder = read(file);
  return holder?.pid === process.pid && holder.start === startOf(process.pid);
}

function inUse(folder: string, { pid }: Owner): Error {
  return new Error(
    [
      `The database in ${folder} is in use by process ${pid}. Stop that one first, or choose another folder: DATA_DIR=… npm start`,
      `Die Datenbank in ${folder} wird bereits vom Prozess ${pid} benutzt. Bitte beenden Sie ihn zuerst.`,
    ].join('\n'),
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
