import type { Brand } from './brand.ts';
import { statusColours } from './statusColours.ts';
import { andsafeVersicherung } from './versicherer.ts';

/** Indigo and lagoon: travel, light (`reference/look.md`). */
export const protect = {
  key: 'protect',
  name: 'protect',
  claim: 'Unterwegs gut geschützt',
  logo: {
    width: 118.2,
    height: 40,
    ends: 'round',
    parts: [
      {
        d: 'M2 13.5V37.5M2 21a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0 -15 0z',
        colour: 'primary',
        stroke: 3.4,
      },
      { d: 'M25 28.5V13.5M25 21a7.5 7.5 0 0 1 6.45 -7.5', colour: 'primary', stroke: 3.4 },
      { d: 'M36.4 21a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0 -15 0z', colour: 'primary', stroke: 3.4 },
      { d: 'M59.6 7V24.5a4 4 0 0 0 4 4h1.6M56 13.5h9', colour: 'primary', stroke: 3.4 },
      { d: 'M69.6 21h15A7.5 7.5 0 1 0 82.67 26.02', colour: 'primary', stroke: 3.4 },
      { d: 'M103.07 15.98A7.5 7.5 0 1 0 103.07 26.02', colour: 'primary', stroke: 3.4 },
      { d: 'M110.6 7V24.5a4 4 0 0 0 4 4h1.6M107 13.5h9', colour: 'primary', stroke: 3.4 },
      { d: 'M39.4 21q2.25 -2 4.5 0t4.5 0a4.5 4.5 0 0 1 -9 0z', colour: 'accent' },
    ],
  },
  favicon: '/marken/protect.svg',
  colours: {
    light: {
      background: '#F8F8FC',
      surface: '#FFFFFF',
      ink: '#1B1D3A',
      muted: '#585B73',
      primary: '#3A3FA6',
      primaryHover: '#2B2F86',
      onPrimary: '#FFFFFF',
      primarySoft: '#E9EAF8',
      accent: '#0F8AA8',
      accentSoft: '#E0F2F6',
      border: '#7A7E97',
      line: '#E3E4EE',
      neutralSoft: '#EEEFF5',
      ...statusColours.light,
    },
    dark: {
      background: '#12132A',
      surface: '#1C1E3A',
      ink: '#F0F0FA',
      muted: '#B6B9D2',
      primary: '#AEB3FF',
      primaryHover: '#C8CBFF',
      onPrimary: '#14164F',
      primarySoft: '#282B5A',
      accent: '#4CC3DE',
      accentSoft: '#133544',
      border: '#888CB2',
      line: '#32355B',
      neutralSoft: '#2A2C4B',
      ...statusColours.dark,
    },
  },
  spelling: 'de-DE',
  contact: {
    service: 'protect Reiseservice',
    phone: '089 99998 400',
    dialled: '+498999998400',
    email: 'service@protect.example',
    hours: 'Täglich, 8 bis 20\u00A0Uhr',
    emergency: { shown: '+49 89 99998 410', dialled: '+498999998410' },
  },
  insurer: andsafeVersicherung,
  switches: {
    startProduct: 'REISE',
    vehicleInquiry: false,
  },
  documents: { avb: 'Versicherungsbedingungen', pib: 'Produktinformationsblatt' },
} as const satisfies Brand;
