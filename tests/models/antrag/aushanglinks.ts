/** What can be read of a product before anything is asked, and where each link leads; by the product's key. */
export function aushanglinks(produkt: string): Record<string, string> {
  const papier = (welches: string) => `/api/druck/docs/allgemein-andsafe-${produkt}-${welches}`;
  return {
    'Informationsblatt (öffnet in einem neuen Tab)': papier('pib.html'),
    'Informationsblatt PDF': papier('pib.pdf'),
    'Versicherungsbedingungen (öffnet in einem neuen Tab)': papier('avb.html'),
    'Versicherungsbedingungen PDF': papier('avb.pdf'),
    'Alle Unterlagen (öffnet in einem neuen Tab)': '/api/druck/docs/index.html',
  };
}
