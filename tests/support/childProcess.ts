import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface Child {
  pid: number;
  /** Everything it has said so far, line by line. */
  lines: string[];
  /** Resolves with the first line that fits; rejects when the process ends before it. */
  line: (fits: (line: string) => boolean) => Promise<string>;
  kill: () => Promise<void>;
}

/** Starts `tests/support/databaseProcess.ts` as a process of its own. */
export function startDatabaseProcess(task: 'lock' | 'open' | 'write', folder: string): Child {
  return startProcess(new URL('./databaseProcess.ts', import.meta.url), [task, folder]);
}

/** Starts a script as a process of its own. */
export function startProcess(script: URL, args: string[]): Child {
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    for (const look of waiting) look();
  });
  return {
    pid: pidOf(child),
    lines,
    line: (fits) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = lines.find(fits);
          if (found !== undefined) resolve(found);
        };
        waiting.add(look);
        look();
        child.once('close', () => reject(new Error(`the process ended: ${lines.at(-1) ?? ''}`)));
      }),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('the process did not start');
  return pid;
}
