import type { Colours } from './brand.ts';

type Status = Pick<
  Colours,
  | 'error'
  | 'errorHover'
  | 'onError'
  | 'errorSoft'
  | 'success'
  | 'successSoft'
  | 'warning'
  | 'warningSoft'
>;

/** What every brand says in the same colours: wrong, done, take care (`reference/look.md`). */
export const statusColours = {
  light: {
    error: '#B3261E',
    errorHover: '#8F1D17',
    onError: '#FFFFFF',
    errorSoft: '#FCEDEA',
    success: '#1B6B3A',
    successSoft: '#E6F3EA',
    warning: '#7A4B00',
    warningSoft: '#FFF4DF',
  },
  dark: {
    error: '#FFA79C',
    errorHover: '#FFC2BA',
    onError: '#3B0B07',
    errorSoft: '#3B2022',
    success: '#86D6A0',
    successSoft: '#173424',
    warning: '#F4C56C',
    warningSoft: '#3A2D14',
  },
} as const satisfies Record<'light' | 'dark', Status>;
