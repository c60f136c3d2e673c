/** Two real pictures of a browser, 16 by 8 dots, red beside blue, and what phones write into theirs. */
export const fotos = {
  jpeg: gelesen([
    '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEA',
    'AAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAA',
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRi',
    'WFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAA',
    'ADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABi',
    'mQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKn',
    'AAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMA',
    'LgAgADIAMAAxADb/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62r',
    'Z4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk',
    'pKSkpKSkpKSkpKT/wAARCAAIABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAA',
    'AAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABP/EABgRAAIDAAAAAAAAAAAAAAAAAAAFQoHB/9oADAMBAAIRAxEAPwCB',
    'CBiqdaPZRvD/2Q==',
  ]),
  png: gelesen([
    'iVBORw0KGgoAAAANSUhEUgAAABAAAAAICAYAAADwdn+XAAAAJ0lEQVR4AeyQoQ0AAAjDmv3/c/kABALDkqkmFY1g9wEb',
    'lnsB3DcoAAAA//9LtzGOAAAABklEQVQDALr0H/FxgNKIAAAAAElFTkSuQmCC',
  ]),
} as const;

/** Where it was taken, as a reader of EXIF data finds it. */
export const ort = '51 57 N 7 37 E';

/** EXIF data with that place and, in the byte order asked for, which way up the picture is shown. */
export function exif(ausrichtung: number, folge: 'II' | 'MM' = 'II'): Buffer {
  const klein = folge === 'II';
  const zahlen = (...alle: readonly (readonly [2 | 4, number])[]) =>
    Buffer.concat(
      alle.map(([laenge, zahl]) => {
        const bytes = Buffer.alloc(laenge);
        if (klein) bytes.writeUIntLE(zahl, 0, laenge);
        else bytes.writeUIntBE(zahl, 0, laenge);
        return bytes;
      }),
    );
  const text = Buffer.from(`${ort}\0`, 'latin1');
  // Header, two entries and the end of the directory, then the text.
  const textAb = 8 + 2 + 2 * 12 + 4;
  return Buffer.concat([
    Buffer.from(folge, 'latin1'),
    zahlen([2, 42], [4, 8], [2, 2]),
    zahlen([2, 0x010e], [2, 2], [4, text.length], [4, textAb]),
    zahlen([2, 0x0112], [2, 3], [4, 1], [2, ausrichtung], [2, 0], [4, 0]),
    text,
  ]);
}

/** A segment of a JPEG. */
export function abschnitt(marke: number, inhalt: Buffer): Buffer {
  const kopf = Buffer.from([0xff, marke, 0, 0]);
  kopf.writeUInt16BE(inhalt.length + 2, 2);
  return Buffer.concat([kopf, inhalt]);
}

function gelesen(zeilen: readonly string[]): Buffer {
  return Buffer.from(zeilen.join(''), 'base64');
}
