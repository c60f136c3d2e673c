import { MantineContext, MantineThemeProvider } from '@mantine/core';
import type { ReactNode } from 'react';

/**
 * Mantine's behaviour without its looks, as its `HeadlessMantineProvider`: our style sheets bring these, and Mantine
 * writes no style tag. That one shares a module with the provider that computes all of Mantine's colours while it
 * loads. It stands around each of Mantine's parts, because first pages have none of them (decision 0012).
 */
export function HeadlessMantine({ children }: { children: ReactNode }) {
  return (
    <MantineContext value={context}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}

const theme = { respectReducedMotion: true } as const;

const context = {
  colorScheme: 'auto',
  setColorScheme: () => undefined,
  clearColorScheme: () => undefined,
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: false,
  headless: true,
} as const;
