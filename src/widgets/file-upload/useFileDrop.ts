import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react';

/** Files that are dropped or pasted onto an element; spread the rest onto it. */
export function useFileDrop(add: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);

  // A file dropped beside the area would replace the page by itself, and all answers with it.
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => {
      if (carriesFiles(event.dataTransfer)) event.preventDefault();
    };
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);

  function hover(event: DragEvent) {
    if (!carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  }

  return {
    over,
    onDragEnter: hover,
    onDragOver: hover,
    onDragLeave(event: DragEvent) {
      const to = event.relatedTarget;
      if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
    },
    onDrop(event: DragEvent) {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(false);
      add([...event.dataTransfer.files]);
    },
    onPaste(event: ClipboardEvent) {
      const files = [...event.clipboardData.files];
      if (files.length === 0) return;
      event.preventDefault();
      add(files);
    },
  };
}

function carriesFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') ?? false;
}
