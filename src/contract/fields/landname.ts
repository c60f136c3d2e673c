/** What editions of the standard's data call otherwise, browsers among them. */
const eigene: Readonly<Record<string, string>> = {
  FK: 'Falklandinseln',
  HK: 'Hongkong',
  MO: 'Macau',
  PS: 'Palästina',
};

/** "Deutschland": a country by its ISO 3166-1 code in German; an unknown code as it is. */
export function landname(code: string): string {
  return eigene[code] ?? namen().of(code) ?? code;
}

let gemacht: Intl.DisplayNames | undefined;
const namen = () =>
  (gemacht ??= new Intl.DisplayNames(['de'], { type: 'region', fallback: 'code' }));
