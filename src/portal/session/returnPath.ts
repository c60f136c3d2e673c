/**
 * The page to go on with after the sign-in: a path of this origin or null. Whatever a browser could
 * read as another host is refused.
 */
export function returnPath(text: string | null): string | null {
  if (text === null || !/^\/(?![/\\])/.test(text) || /[\\\p{Cc}]/u.test(text)) return null;
  return text;
}

/** Where somebody begins who has just signed in. */
export function startAddress(bereich: 'kunden' | 'vermittler'): string {
  return bereich === 'kunden' ? '/kunden/details' : '/vermittler/kundenbestand';
}

/** Address of the sign-in page that leads back to a page. */
export function loginAddress(bereich: 'kunden' | 'vermittler', zurueck?: string): string {
  const login = `/${bereich}/login/`;
  return zurueck ? `${login}?zurueck=${encodeURIComponent(zurueck)}` : login;
}
