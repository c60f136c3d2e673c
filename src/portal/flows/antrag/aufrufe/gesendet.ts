/**
 * The application whose conclusion was sent and not answered, as long as the tab lives. Whoever changes an
 * answer then says so: there may be a contract already, and two are never meant.
 */
export function gesendeterAntrag(
  speicher: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  flow: string,
) {
  const schluessel = `entwurf:${flow}:gesendet`;
  return {
    /** Its `antragId`; null where nothing was sent or all was answered. */
    lesen: () => speicher.getItem(schluessel),
    merken: (antragId: string) => speicher.setItem(schluessel, antragId),
    vergessen: () => speicher.removeItem(schluessel),
  };
}
