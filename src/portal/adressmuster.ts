/** Parts of a path; a slash at its end makes no difference. */
export function segmenteVon(pathname: string): string[] {
  return pathname.replace(/\/$/, '').split('/').slice(1);
}

/** Whether a path is one of those that a pattern of `addresses.ts` means. */
export function passt(segmente: readonly string[], muster: readonly string[]): boolean {
  const offenesEnde = muster.at(-1) === '*';
  const feste = offenesEnde ? muster.slice(0, -1) : muster;
  if (offenesEnde ? segmente.length < feste.length : segmente.length !== feste.length) return false;
  return feste.every((teil, stelle) => {
    const segment = segmente[stelle] ?? '';
    return teil.startsWith(':') ? segment !== '' : segment.toLowerCase() === teil;
  });
}
