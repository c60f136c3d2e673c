import type { Present } from './fileRules.ts';
import { UploadRefused } from './uploadRefused.ts';

/** Files that travel at the same time; more would starve one another on a phone. */
const atOnce = 3;

/** Takes a file to where it is kept and resolves to its id; rejects with `UploadRefused` when it can never be taken. */
export type Upload = (
  file: File,
  options: { name: string; signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<string>;

export interface UploadedFile extends Present {
  id: string;
}

export interface Entry extends Present {
  key: number;
  state: 'waiting' | 'running' | 'done' | 'failed' | 'refused';
  /** From 0 to 1. */
  progress: number;
  /** Why it is refused. */
  error?: string;
  /** Once it is kept. */
  id?: string;
}

export interface QueuePorts {
  upload: Upload;
  onUploaded: (file: UploadedFile) => void;
}

/** What is on its way, in the order it was chosen; a store for `useSyncExternalStore`. */
export function createUploadQueue() {
  let entries: readonly Entry[] = [];
  let ports: QueuePorts | undefined;
  let nextKey = 0;
  const files = new Map<number, File>();
  const running = new Map<number, AbortController>();
  const listeners = new Set<() => void>();

  function set(changed: readonly Entry[]) {
    entries = changed;
    for (const listener of listeners) listener();
  }

  function patch(key: number, change: Partial<Entry>) {
    set(entries.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)));
  }

  function startWaiting() {
    const free = atOnce - running.size;
    const waiting = entries.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free));
    for (const entry of waiting) void carry(entry);
  }

  async function carry({ key, name, size }: Entry) {
    const file = files.get(key);
    if (file === undefined || ports === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.set(key, controller);
    patch(key, { state: 'running', progress: 0 });
    try {
      const onProgress = (share: number) => {
        if (!signal.aborted) patch(key, { progress: Math.min(1, Math.max(0, share)) });
      };
      const id = await ports.upload(file, { name, signal, onProgress });
      if (signal.aborted) return;
      patch(key, { state: 'done', progress: 1, id });
      ports.onUploaded({ id, name, size });
    } catch (error) {
      if (signal.aborted) return;
      patch(key, failure(error));
    } finally {
      if (running.get(key) === controller) running.delete(key);
      startWaiting();
    }
  }

  return {
    entries: () => entries,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    connect: (connected: QueuePorts) => {
      ports = connected;
    },
    add: (
      taken: readonly { file: File; name: string }[],
      refused: readonly { name: string; error: string }[],
    ) => {
      const added: Entry[] = [];
      for (const { file, name } of taken) {
        const key = nextKey++;
        files.set(key, file);
        added.push({ key, name, size: file.size, state: 'waiting', progress: 0 });
      }
      for (const { name, error } of refused) {
        added.push({ key: nextKey++, name, size: 0, state: 'refused', progress: 0, error });
      }
      // Older refusals have been read.
      set([...entries.filter(({ state }) => state !== 'refused'), ...added]);
      startWaiting();
    },
    retry: (key: number) => {
      set(entries.map((entry) => (entry.key === key ? waitingAgain(entry) : entry)));
      startWaiting();
    },
    /** Cancels it when it is on its way. */
    drop: (key: number) => {
      running.get(key)?.abort();
      running.delete(key);
      files.delete(key);
      set(entries.filter((entry) => entry.key !== key));
      startWaiting();
    },
    /** Cancels everything that is on its way or waits for it. */
    stop: () => {
      const controllers = [...running.values()];
      running.clear();
      files.clear();
      set(entries.filter(({ state }) => state !== 'running' && state !== 'waiting'));
      for (const controller of controllers) controller.abort();
    },
  };
}

function waitingAgain({ key, name, size }: Entry): Entry {
  return { key, name, size, state: 'waiting', progress: 0 };
}

function failure(error: unknown): Partial<Entry> {
  if (error instanceof UploadRefused) return { state: 'refused', error: error.message };
  return { state: 'failed' };
}
