import type { MantineThemeOverride } from '@mantine/core';
import { dictionary, type TextForm } from './dictionary.ts';

/** What Mantine's parts are told once: they know no German, and their faults of `reference/trust.md §5.3` end here. */
export function mantineTheme(form: TextForm) {
  const say = dictionary('widgets.theme', words, form);
  return {
    respectReducedMotion: true,
    components: {
      // They have no name otherwise, or an English one.
      Burger: { defaultProps: { 'aria-label': say('menue') } },
      CloseButton: { defaultProps: { 'aria-label': say('schliessen') } },
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

const words = {
  menue: 'Menü',
  schliessen: 'Schließen',
} as const;
