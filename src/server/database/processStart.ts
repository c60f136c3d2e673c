import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What tells a process from a later one with the same number; null where the system does not say. */
export function startOf(pid: number): string | null {
  if (process.platform === 'linux') return startFromProc(pid);
  if (process.platform === 'win32') return null;
  const { status, stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  return status === 0 ? stdout.trim() || null : null;
}

/** Clock ticks since boot, with the boot they count from. */
function startFromProc(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces and brackets itself; field 22 is the 20th after it.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return ticks === undefined ? null : `${boot}:${ticks}`;
  } catch {
    return null;
  }
}
