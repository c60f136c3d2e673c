import { useEffect, useState, useSyncExternalStore } from 'react';
import { type FileRules, sortOut } from './fileRules.ts';
import type { SayFiles } from './fileWords.ts';
import { createUploadQueue, type QueuePorts, type UploadedFile } from './uploadQueue.ts';

interface Ports extends QueuePorts {
  files: readonly UploadedFile[];
  onBusy?: (busy: boolean) => void;
  onFailed?: (failed: boolean) => void;
}

/** The files of one field on their way; leaving the page cancels them. */
export function useUploads(
  { files, upload, onUploaded, onBusy, onFailed }: Ports,
  rules: FileRules & { say: SayFiles },
) {
  const [queue] = useState(createUploadQueue);
  const entries = useSyncExternalStore(queue.subscribe, queue.entries);
  const busy = entries.some(({ state }) => state === 'waiting' || state === 'running');
  const failed = entries.some(({ state }) => state === 'failed');

  useEffect(() => queue.connect({ upload, onUploaded }), [queue, upload, onUploaded]);
  useEffect(() => () => queue.stop(), [queue]);
  useEffect(() => onBusy?.(busy), [busy, onBusy]);
  useEffect(() => onFailed?.(failed), [failed, onFailed]);

  function add(chosen: readonly File[]) {
    if (chosen.length === 0) return;
    const kept = files.filter(({ id }) => !entries.some((entry) => entry.id === id));
    const travelling = entries.filter(({ state }) => state !== 'refused');
    const { taken, refused } = sortOut(chosen, [...kept, ...travelling], rules);
    queue.add(taken, refused);
  }

  return { entries, add, retry: queue.retry, drop: queue.drop };
}
