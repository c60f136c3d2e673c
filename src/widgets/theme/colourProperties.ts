import type { Brand } from '#brands/brand.ts';

/** `--light-primary-hover: #075457` and so on; tokens.css picks the scheme that the system asks for. */
export function colourProperties(brand: Brand): [name: string, value: string][] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    Object.entries(brand.colours[scheme]).map(([token, value]): [string, string] => [
      `--${scheme}-${kebab(token)}`,
      value,
    ]),
  );
}

function kebab(token: string): string {
  return token.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
