/** What stands before a number that names no country, by the market of the brand. */
const vorwahlen = { DE: '49', CH: '41' } as const;

/** E.164 as far as it can be written without knowing every country's plan; anything else stays as typed. */
export function nachE164(text: string, land: keyof typeof vorwahlen = 'DE'): string {
  const getippt = text.trim();
  const mitLand = /^(?:\+|00)/.test(getippt);
  // +49 (0) 172 … is written that often that it counts as +49 172 …
  const ziffern = (mitLand ? getippt.replace(/^(?:\+|00)/, '').replace('(0)', '') : getippt)
    .replaceAll(/[\s()/.-]/g, '')
    .replace(mitLand ? /^490+/ : /^0+/, vorwahlen[mitLand ? 'DE' : land]);
  const vollstaendig = mitLand || getippt.startsWith('0') || getippt.startsWith('(0');
  return vollstaendig && /^\d+$/.test(ziffern) ? `+${ziffern}` : getippt;
}
