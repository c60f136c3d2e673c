import type { MantineThemeOverride } from '@mantine/core';
import type { Spelling } from '#brands/brand.ts';
import { schreibung } from '#brands/schreibung.ts';

/** What Mantine's parts are told once: they know no German, and their faults of `reference/trust.md §5.3` end here. */
export const mantineTheme = {
  'de-DE': themeIn('de-DE'),
  'de-CH': themeIn('de-CH'),
} as const satisfies Record<Spelling, MantineThemeOverride>;

function themeIn(spelling: Spelling) {
  const write = schreibung(spelling);
  return {
    respectReducedMotion: true,
    components: {
      // They have no name otherwise, or an English one.
      Burger: { defaultProps: { 'aria-label': write('Menü') } },
      CloseButton: { defaultProps: { 'aria-label': write('Schließen') } },
      // An asterisk says nothing: fields are required unless their label says "(optional)".
      InputWrapper: {
        defaultProps: {
          withAsterisk: false,
          // The error stands above the input, where a keyboard on the screen cannot hide it.
          inputWrapperOrder: ['label', 'description', 'error', 'input'],
        },
      },
    },
  } satisfies MantineThemeOverride;
}
