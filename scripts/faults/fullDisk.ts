import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { whileWriting, type WritingFigures } from './writing.ts';

export interface FullFigures extends WritingFigures {
  /** From the moment there is room again until somebody is answered; null when it took a restart. */
  backMs: number | null;
  /** Contracts can be read while nothing can be written (`reference/trust.md` R5). */
  readsGoOn: boolean;
}

const quietMs = 3_000;
const patienceMs = 10_000;

/**
 * Leaves an embedded database no room while four customers write, then gives it back. Null where this system
 * lets nobody mount a small disk.
 */
export async function diskFull(command: string[], home: string): Promise<FullFigures | null> {
  const disk = join(home, 'disk');
  mkdirSync(disk);
  // Larger than the demo data, and small enough to be filled at once.
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', disk]);
  if (mounted.status !== 0) return null;
  const filler = join(disk, 'filler');
  let backMs: number | null = null;
  let readsGoOn = false;
  try {
    const figures = await whileWriting({ command, folder: join(disk, 'data') }, async (portal) => {
      await portal.answeredAgain();
      fill(filler, disk);
      while (await portal.answeredWithin(quietMs));
      readsGoOn = await portal.reads();
      rmSync(filler);
      const begin = performance.now();
      if (await portal.answeredWithin(patienceMs)) {
        backMs = performance.now() - begin;
      } else {
        await portal.killAndRestart();
        await portal.answeredAgain();
      }
    });
    return { ...figures, backMs, readsGoOn };
  } finally {
    spawnSync('umount', [disk]);
  }
}

/** Takes all room but a little, so that it ends in the middle of a write. */
function fill(file: string, disk: string): void {
  const { bavail, bsize } = statfsSync(disk);
  const spare = 300 * 1_024;
  const descriptor = openSync(file, 'w');
  const bytes = Buffer.alloc(64 * 1_024);
  for (let left = bavail * bsize - spare; left > 0; left -= bytes.length) {
    writeSync(descriptor, bytes);
  }
  closeSync(descriptor);
}
