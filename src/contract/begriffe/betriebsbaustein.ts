/** What the liability of a firm can take in besides, by what its product offers (`domain/offen.md` P8). */
export const betriebsbaustein = {
  INTERNETSCHAEDEN: 'Internetschäden',
  SCHLUESSEL_ERWEITERT: 'Erweiterter Schlüsselschutz',
} as const;
