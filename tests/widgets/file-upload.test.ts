import { describe, expect, test, vi } from 'vitest';
import { allKinds, kindOf, kindsInWords } from '#widgets/file-upload/fileKinds.ts';
import { sortOut } from '#widgets/file-upload/fileRules.ts';
import { fileSize, megabyte } from '#widgets/file-upload/fileSize.ts';
import { fileWords } from '#widgets/file-upload/fileWords.ts';
import {
  createUploadQueue,
  type QueuePorts,
  type Upload,
} from '#widgets/file-upload/uploadQueue.ts';
import { UploadRefused } from '#widgets/file-upload/uploadRefused.ts';
import { german } from './german.ts';
import { eventually } from '#tests/support/eventually.ts';

const say = german(fileWords);
const rules = { kinds: allKinds, maxFiles: 3, maxBytes: 100, maxTotalBytes: undefined, say };

describe('The kind of a file', () => {
  test.each([
    ['foto.HEIC', '', 'heic'],
    ['foto.heif', 'image/heif', 'heif'],
    ['foto.jpeg', 'image/jpeg', 'jpeg'],
    ['foto.jpg', 'image/jpeg', 'jpeg'],
    ['foto.png', 'image/png', 'png'],
    ['foto.jpg', 'image/png', 'png'],
    ['film.mpeg', 'video/mpeg', 'mpeg'],
    ['film.mp4', 'video/mp4', 'mp4'],
    ['film.mov', 'video/quicktime', 'quicktime'],
    ['notiz.txt', 'text/plain;charset=utf-8', 'text'],
    ['brief.pdf', 'application/pdf', 'pdf'],
    ['image', 'image/png', 'png'],
  ])('%s of type „%s“ is taken', (name, type, kind) => {
    expect(kindOf({ name, type }, allKinds)).toBe(kind);
  });

  test.each([
    ['bild.svg', 'image/svg+xml'],
    ['foto.jpg', 'text/html'],
    ['brief.pdf', 'text/plain'],
    ['brief.docx', ''],
    ['programm.exe', 'application/pdf'],
    ['ohne-endung', ''],
    ['.pdf.exe', ''],
  ])('%s of type „%s“ is not taken', (name, type) => {
    expect(kindOf({ name, type }, allKinds)).toBeUndefined();
  });

  test('is said before anything is chosen', () => {
    expect(kindsInWords(allKinds, say)).toBe(
      'Fotos (HEIC, HEIF, JPEG, PNG), Videos (MPEG, MP4, MOV), PDF und TXT',
    );
    expect(kindsInWords(['pdf'], say)).toBe('PDF');
  });
});

const asTheServerSays =
  /^Dieser Dateityp wird nicht unterstützt\. Erlaubt sind HEIF, HEIC, JPEG, PNG, MPEG, MP4, MOV, TXT und PDF\.$/;

describe('A file that is chosen', () => {
  test.each([
    [file('brief.docx', 10), asTheServerSays],
    [file('leer.pdf', 0), /^Die Datei ist leer\. Wählen Sie eine andere Datei\.$/],
    [
      file('gross.pdf', 101),
      /^Die Datei ist größer als 100\u00A0Byte\. Wählen Sie eine kleinere Datei\.$/,
    ],
    [file('da.pdf', 10), /^Diese Datei haben Sie schon ausgewählt\.$/],
  ])('says why it is not taken', (chosen, error) => {
    const { taken, refused } = sortOut([chosen], [{ name: 'da.pdf', size: 10 }], rules);
    expect(taken).toEqual([]);
    expect(refused[0]?.error).toMatch(error);
  });

  test('of the same name as another gets a name of its own', () => {
    const present = [{ name: 'image.jpg', size: 5 }];
    const { taken } = sortOut([file('image.jpg', 6), file('image.jpg', 7)], present, rules);
    expect(taken.map(({ name }) => name)).toEqual(['image (2).jpg', 'image (3).jpg']);
  });

  test('twice at once is taken once', () => {
    const { taken, refused } = sortOut([file('a.pdf', 6), file('a.pdf', 6)], [], rules);
    expect([taken.length, refused.length]).toEqual([1, 1]);
  });

  test('beyond the number allowed is refused, all of them in one line', () => {
    const chosen = ['a', 'b', 'c', 'd', 'e'].map((name, index) => file(`${name}.pdf`, index + 1));
    const { taken, refused } = sortOut(chosen, [], rules);
    expect(taken).toHaveLength(3);
    expect(refused).toEqual([
      { name: '2 weitere Dateien', error: 'Sie können höchstens 3\u00A0Dateien hochladen.' },
    ]);
    expect(sortOut(chosen.slice(0, 4), [], rules).refused[0]?.name).toBe('d.pdf');
  });

  test('that makes all together too large is refused', () => {
    const { taken, refused } = sortOut([file('a.pdf', 60), file('b.pdf', 60)], [], {
      ...rules,
      maxTotalBytes: 100,
    });
    expect(taken.map(({ name }) => name)).toEqual(['a.pdf']);
    expect(refused[0]?.error).toBe('Alle Dateien zusammen hätten mehr als 100\u00A0Byte.');
  });

  test('shows its size as people know it', () => {
    expect([512, 348_160, 1_048_575, 2_516_582, 20 * megabyte].map(fileSize)).toEqual([
      '512\u00A0Byte',
      '340\u00A0KB',
      '1\u00A0MB',
      '2,4\u00A0MB',
      '20\u00A0MB',
    ]);
  });
});

describe('Files on their way', () => {
  test('are at most three, the next begins when one arrived', async () => {
    const { queue, calls, onUploaded } = uploads();
    queue.add(take('a', 'b', 'c', 'd'), []);
    expect(states(queue)).toEqual(['running', 'running', 'running', 'waiting']);
    calls[1]?.resolve('id-b');
    await eventually(() =>
      expect(states(queue)).toEqual(['running', 'done', 'running', 'running']),
    );
    expect(onUploaded).toHaveBeenCalledExactlyOnceWith({ id: 'id-b', name: 'b.pdf', size: 5 });
  });

  test('that are cancelled stop, and nothing of them arrives later', async () => {
    const { queue, calls, onUploaded } = uploads();
    queue.add(take('a'), []);
    queue.drop(0);
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.onProgress(0.5);
    calls[0]?.resolve('id-a');
    await Promise.resolve();
    expect(queue.entries()).toEqual([]);
    expect(onUploaded).not.toHaveBeenCalled();
  });

  test('that failed can be sent again; what was refused cannot', async () => {
    const { queue, calls } = uploads();
    queue.add(take('a', 'b'), []);
    calls[0]?.reject(new Error('Network error'));
    calls[1]?.reject(new UploadRefused('Die Datei konnte nicht geprüft werden.'));
    await eventually(() => expect(states(queue)).toEqual(['failed', 'refused']));
    expect(queue.entries()[1]?.error).toBe('Die Datei konnte nicht geprüft werden.');
    queue.retry(0);
    expect(queue.entries()[0]).toMatchObject({ state: 'running', progress: 0 });
    expect(queue.entries()[0]).not.toHaveProperty('error');
    calls[2]?.resolve('id-a');
    await eventually(() => expect(states(queue)).toEqual(['done', 'refused']));
  });

  test('say how far they are, never more than all', () => {
    const { queue, calls } = uploads();
    queue.add(take('a'), []);
    calls[0]?.onProgress(0.45);
    expect(queue.entries()[0]?.progress).toBe(0.45);
    calls[0]?.onProgress(1.2);
    expect(queue.entries()[0]?.progress).toBe(1);
  });

  test('are all cancelled when the customer leaves the page', () => {
    const { queue, calls } = uploads();
    queue.add(take('a', 'b', 'c', 'd'), []);
    queue.stop();
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
    expect(queue.entries()).toEqual([]);
  });

  test('make room for what was refused before', () => {
    const { queue } = uploads();
    queue.add([], [{ name: 'a.docx', error: 'Nein.' }]);
    queue.add(take('b'), []);
    expect(queue.entries().map(({ name }) => name)).toEqual(['b.pdf']);
  });
});

function file(name: string, size: number): File {
  return new File(['x'.repeat(size)], name);
}

function take(...names: string[]) {
  return names.map((name) => ({ file: file(`${name}.pdf`, 5), name: `${name}.pdf` }));
}

function states(queue: ReturnType<typeof createUploadQueue>) {
  return queue.entries().map(({ state }) => state);
}

/** A queue whose uploads are answered by hand. */
function uploads() {
  interface Call {
    signal: AbortSignal;
    onProgress: (share: number) => void;
    resolve: (id: string) => void;
    reject: (error: Error) => void;
  }
  const calls: Call[] = [];
  const upload: Upload = (_file, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      calls.push({ signal, onProgress, resolve, reject });
    });
  const onUploaded = vi.fn<QueuePorts['onUploaded']>();
  const queue = createUploadQueue();
  queue.connect({ upload, onUploaded });
  return { queue, calls, onUploaded };
}
