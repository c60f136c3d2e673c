const kibi = 1024;

/** `512 Byte`, `340 KB`, `2,4 MB`, as people know it from their own folders. */
export function fileSize(bytes: number): string {
  if (bytes < kibi) return `${bytes}\u00A0Byte`;
  const kilobytes = Math.round(bytes / kibi);
  if (kilobytes < kibi) return `${kilobytes}\u00A0KB`;
  return `${number.format(bytes / kibi / kibi)}\u00A0MB`;
}

export const megabyte = kibi * kibi;

const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
