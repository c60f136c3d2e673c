import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

/** Fonts of devices that stand in for the portal's own until it is there (`widgets/theme/fonts.css`). */
export const deviceFonts = ['Arial', 'Roboto', 'Noto Sans', 'DejaVu Sans'] as const;
export type DeviceFont = (typeof deviceFonts)[number];

/** What brings it, `@fontsource/<name>`; Arimo is as wide as Arial. */
const packages: Readonly<Record<DeviceFont, string>> = {
  Arial: 'arimo',
  Roboto: 'roboto',
  'Noto Sans': 'noto-sans',
  'DejaVu Sans': 'dejavu-sans',
};

/**
 * The rules for this font as the page has them, with the font itself in place of the device's: whatever this machine
 * has. The page's context has to bypass the policy, which allows no font in a style sheet.
 */
export async function bringFont(page: Page, font: DeviceFont): Promise<void> {
  const faces = await page.evaluate(facesOf, `Like ${font}`);
  expect(faces).toHaveLength(3);
  const css = faces.map((face) => face.replace(/src:[^;}]*/, sourceOf(font, face)));
  await page.addStyleTag({ content: css.join('\n').replaceAll('Like ', 'Brought ') });
  await page.evaluate(load, `Brought ${font}`);
}

/** Runs in the page. */
async function load(family: string): Promise<void> {
  await Promise.all(
    [400, 600, 700].map((weight) => document.fonts.load(`${weight} 1rem "${family}"`)),
  );
}

/** Runs in the page. */
function facesOf(family: string): string[] {
  return [...document.styleSheets]
    .filter(({ disabled }) => !disabled)
    .flatMap(({ cssRules }) => Array.from(cssRules))
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ cssText }) => cssText)
    .filter((text) => text.includes(family));
}

const { resolve } = createRequire(import.meta.url);

function sourceOf(font: DeviceFont, face: string): string {
  const weight = /font-weight:\s*400/.test(face) ? 400 : 700;
  const name = packages[font];
  const file = resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`);
  return `src:url(data:font/woff2;base64,${readFileSync(file).toString('base64')})`;
}
