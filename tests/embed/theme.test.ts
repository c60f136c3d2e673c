import { expect, test } from 'vitest';
import { standardMarke } from '#brands/registry.ts';
import { applyTheme } from '#portal/embedding/theme.ts';
import { colourProperties } from '#widgets/theme/colourProperties.ts';

/** The root element as far as themes go, before the brand has put its colours there. */
function root() {
  const set = new Map<string, string>();
  const style = {
    setProperty: (name: string, value: string) => void set.set(name, value),
    removeProperty: (name: string) => set.delete(name),
  };
  return { set, element: { style } as unknown as HTMLElement };
}

test('a bank with a dark page has every colour of the dark scheme, though the brand brings them later', () => {
  const { set, element } = root();
  applyTheme(element, 'dark');
  const colours = colourProperties(standardMarke).filter(([name]) => name.startsWith('--dark-'));
  expect(colours.length).toBeGreaterThan(15);
  for (const [name] of colours) {
    expect(set.get(name.replace('--dark-', '--'))).toBe(`var(${name})`);
  }
  expect(set.get('color-scheme')).toBe('dark');
});

test('a bank that changes its theme leaves nothing of the one before', () => {
  const { set, element } = root();
  applyTheme(element, 'dark');
  applyTheme(element, { name: 'bank', tokens: { primary: '#003366', 'on-primary': '#ffffff' } });
  expect([...set]).toEqual([
    ['--primary', '#003366'],
    ['--on-primary', '#ffffff'],
  ]);
  applyTheme(element, { name: 'bank', tokens: { ink: '#111111' } });
  expect([...set]).toEqual([['--ink', '#111111']]);
});
