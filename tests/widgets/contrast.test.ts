import { describe, expect, test } from 'vitest';
import { brand as brandSchema, type Colours } from '#brands/brand.ts';
import { brandKeys, ladeMarke } from '#brands/registry.ts';

const brands = await Promise.all(brandKeys.map((key) => ladeMarke(key)));
const text = 4.5;
const shape = 3;

type Pair = [foreground: keyof Colours, background: keyof Colours, least: number];

const everywhere = ['background', 'surface', 'primarySoft', 'accentSoft', 'neutralSoft'] as const;
const tinted = ['errorSoft', 'successSoft', 'warningSoft'] as const;
const plain = ['background', 'surface', 'neutralSoft'] as const;

const pairs: Pair[] = [
  ...[...everywhere, ...tinted].flatMap((background): Pair[] => [
    ['ink', background, text],
    ['muted', background, text],
    ['primary', background, text],
    ['primaryHover', background, text],
    ['border', background, shape],
  ]),
  ...[...plain, 'errorSoft' as const].flatMap((background): Pair[] => [
    ['error', background, text],
    ['errorHover', background, text],
  ]),
  ...[...plain, 'successSoft' as const].map((background): Pair => ['success', background, text]),
  ...[...plain, 'warningSoft' as const].map((background): Pair => ['warning', background, text]),
  ['onPrimary', 'primary', text],
  ['onPrimary', 'primaryHover', text],
  ['onError', 'error', text],
  ['onError', 'errorHover', text],
  ['background', 'ink', text],
  ['accent', 'background', shape],
  ['accent', 'surface', shape],
];

describe.each(brands)('The brand $key', (brand) => {
  test('is complete', () => {
    expect(brandSchema.parse(brand)).toEqual(brand);
  });

  describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
    test.each(pairs)('can be read: %s on %s', (foreground, background, least) => {
      const colours = brand.colours[scheme];
      expect(contrast(colours[foreground], colours[background])).toBeGreaterThanOrEqual(least);
    });

    test('is read well on the head card, and shows what can be filled in', () => {
      const { ink, muted, primary, primarySoft, border, surface } = brand.colours[scheme];
      // What `reference/look.md` measured, to one decimal.
      expect(contrast(ink, primarySoft)).toBeGreaterThanOrEqual(11.15);
      expect(contrast(muted, primarySoft)).toBeGreaterThanOrEqual(5.45);
      expect(contrast(primary, primarySoft)).toBeGreaterThanOrEqual(5.05);
      expect(contrast(border, surface)).toBeGreaterThanOrEqual(3.65);
    });

    test('tells the tones of a drawing apart', () => {
      const { ink, primary, primarySoft } = brand.colours[scheme];
      const middle = mixed(primary, primarySoft, 0.46);
      const light = scheme === 'light' ? '#FFFFFF' : mixed(ink, primary, 0.9);
      expect(contrast(middle, primarySoft)).toBeGreaterThanOrEqual(1.95);
      expect(contrast(middle, primary)).toBeGreaterThanOrEqual(1.95);
      expect(contrast(light, middle)).toBeGreaterThanOrEqual(1.95);
    });

    test('has no pair forgotten: every colour is measured, but for the one that decorates', () => {
      const measured = new Set(
        pairs.flatMap(([foreground, background]) => [foreground, background]),
      );
      const colours = Object.keys(brand.colours[scheme]);
      expect(colours.filter((name) => ![...measured].some((one) => one === name))).toEqual([
        'line',
      ]);
    });
  });
});

/** Contrast ratio of WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** As `color-mix(in srgb, …)` in `product-picture/` mixes the tones of the drawings. */
function mixed(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [a = 0, b = 0] = [one, other].map((hex) =>
      Number.parseInt(hex.slice(start, start + 2), 16),
    );
    return Math.round(a * share + b * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
