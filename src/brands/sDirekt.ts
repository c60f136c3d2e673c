import type { Brand } from './brand.ts';
import { statusColours } from './statusColours.ts';
import { andsafeVersicherung } from './versicherer.ts';

/** Red and slate: bank, matter-of-fact (`reference/look.md`). */
export const sDirekt = {
  key: 's-direkt',
  name: 'S-Direkt',
  claim: 'Versichert bei Ihrer Bank',
  logo: {
    width: 138.9,
    height: 40,
    ends: 'straight',
    parts: [
      {
        d: 'M14.6 14.1H6.3a4.2 4.2 0 0 0 0 8.4H10.4a4.2 4.2 0 0 1 0 8.4H2.1',
        colour: 'primary',
        stroke: 4.2,
      },
      { d: 'M20.6 22.5h14.5M29.2 15.5L36.2 22.5 29.2 29.5', colour: 'primary', stroke: 3.6 },
      {
        d: 'M58.7 4V33M58.7 14.1H51.4a6.2 6.2 0 0 0 -6.2 6.2V24.7a6.2 6.2 0 0 0 6.2 6.2H58.7',
        colour: 'ink',
        stroke: 4.2,
      },
      { d: 'M66.7 12V33', colour: 'ink', stroke: 4.2 },
      { d: 'M64.6 4h4.2v4.4h-4.2z', colour: 'ink' },
      { d: 'M74.7 33V20.3a6.2 6.2 0 0 1 6.2 -6.2h2.2', colour: 'ink', stroke: 4.2 },
      {
        d: 'M101.5 30.9H94.5a6.2 6.2 0 0 1 -6.2 -6.2V20.3a6.2 6.2 0 0 1 6.2 -6.2h1.6a6.2 6.2 0 0 1 6.2 6.2v2.4H88.3',
        colour: 'ink',
        stroke: 4.2,
      },
      { d: 'M109.7 4V33', colour: 'ink', stroke: 4.2 },
      { d: 'M117.9 12h5.4L116.6 21.9 123.7 33h-5.3L111.7 23.4v-2.6z', colour: 'ink' },
      { d: 'M130.9 8V25.9a5 5 0 0 0 5 5h2M126.4 14.1h11.5', colour: 'ink', stroke: 4.2 },
    ],
  },
  favicon: '/marken/s-direkt.svg',
  colours: {
    light: {
      background: '#FAF9F8',
      surface: '#FFFFFF',
      ink: '#24272B',
      muted: '#5A5F66',
      primary: '#B8101B',
      primaryHover: '#8E0A13',
      onPrimary: '#FFFFFF',
      primarySoft: '#F3EEED',
      accent: '#5A5F66',
      accentSoft: '#E9EBEE',
      border: '#7E8389',
      line: '#E5E4E2',
      neutralSoft: '#F0F0EF',
      ...statusColours.light,
    },
    dark: {
      background: '#17181A',
      surface: '#212326',
      ink: '#F3F3F2',
      muted: '#B9BCC1',
      primary: '#FF7A72',
      primaryHover: '#FF9C95',
      onPrimary: '#3E0407',
      primarySoft: '#3A2D2D',
      accent: '#A9AFB6',
      accentSoft: '#33373C',
      border: '#8B8F95',
      line: '#383B3F',
      neutralSoft: '#2D3033',
      ...statusColours.dark,
    },
  },
  spelling: 'de-DE',
  contact: {
    service: 'S-Direkt Kundenservice',
    phone: '069 90009 300',
    dialled: '+496990009300',
    email: 'service@s-direkt.example',
    hours: 'Montag bis Freitag, 8 bis 18\u00A0Uhr',
    emergency: { shown: '069 90009 310', dialled: '+496990009310' },
  },
  insurer: andsafeVersicherung,
  switches: {
    startProduct: null,
    vehicleInquiry: false,
  },
  documents: { avb: 'Versicherungsbedingungen', pib: 'Produktinformationsblatt' },
} as const satisfies Brand;
