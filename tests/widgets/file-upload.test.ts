import { describe, expect, test } from 'vitest';
import { allKinds, kindOf, kindsInWords } from '#widgets/file-upload/fileKinds.ts';
import { sortOut } from '#widgets/file-upload/fileRules.ts';
import { fileSize, megabyte } from '#widgets/file-upload/fileSize.ts';
import { fileWords } from '#widgets/file-upload/fileWords.ts';
import { german } from './german.ts';

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

function file(name: string, size: number): File {
  return new File(['x'.repeat(size)], name);
}
