import type { Brand } from './brand.ts';
import { statusColours } from './statusColours.ts';
import { andsafeVersicherung } from './versicherer.ts';

/** Petrol and coral: clear, warm, modern (`reference/look.md`). */
export const andsafe = {
  key: 'andsafe',
  name: 'andsafe',
  claim: 'Versichert, ohne viel Aufhebens',
  logo: {
    width: 144.6,
    height: 40,
    ends: 'round',
    parts: [
      { d: 'M18 15V31M2 23a8 8 0 1 0 16 0 8 8 0 1 0 -16 0z', colour: 'primary', stroke: 4 },
      { d: 'M26 31V15M26 22.5a7.5 7.5 0 0 1 15 0V31', colour: 'primary', stroke: 4 },
      { d: 'M64.5 5V31M48.5 23a8 8 0 1 0 16 0 8 8 0 1 0 -16 0z', colour: 'primary', stroke: 4 },
      {
        d: 'M81.9 17.6c-1.2 -1.8 -3 -2.6 -4.9 -2.6-2.7 0 -4.7 1.6 -4.7 4 0 5.6 10.2 2.5 10.2 8.1 0 2.5 -2.2 3.9 -5.2 3.9-2.5 0 -4.4 -1 -5.6 -2.9',
        colour: 'primary',
        stroke: 4,
      },
      { d: 'M105.5 15V31M89.5 23a8 8 0 1 0 16 0 8 8 0 1 0 -16 0z', colour: 'primary', stroke: 4 },
      { d: 'M115.5 31V10a5 5 0 0 1 5 -5h1.3M112 15h9', colour: 'primary', stroke: 4 },
      { d: 'M126.6 23h16A8 8 0 1 0 140.55 28.35', colour: 'primary', stroke: 4 },
      { d: 'M6.8 23a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0 -6.4 0z', colour: 'accent' },
    ],
  },
  favicon: '/marken/andsafe.svg',
  colours: {
    light: {
      background: '#FBFAF7',
      surface: '#FFFFFF',
      ink: '#12263A',
      muted: '#55606C',
      primary: '#0A6B6E',
      primaryHover: '#075457',
      onPrimary: '#FFFFFF',
      primarySoft: '#E3F0EF',
      accent: '#F2643D',
      accentSoft: '#FDEBE4',
      border: '#7C8794',
      line: '#E3E4E0',
      neutralSoft: '#EDF0F2',
      ...statusColours.light,
    },
    dark: {
      background: '#0F1B26',
      surface: '#182733',
      ink: '#EEF3F5',
      muted: '#AEBBC5',
      primary: '#6CCBC6',
      primaryHover: '#8AD9D5',
      onPrimary: '#06292B',
      primarySoft: '#14383C',
      accent: '#FF8A66',
      accentSoft: '#3D2823',
      border: '#7F8E9B',
      line: '#2B3C49',
      neutralSoft: '#22333F',
      ...statusColours.dark,
    },
  },
  spelling: 'de-DE',
  contact: {
    service: 'andsafe Kundenservice',
    phone: '030 23125 100',
    dialled: '+493023125100',
    email: 'service@andsafe.example',
    hours: 'Montag bis Freitag, 8 bis 18\u00A0Uhr',
    emergency: { shown: '030 23125 110', dialled: '+493023125110' },
  },
  insurer: andsafeVersicherung,
  switches: {
    startProduct: null,
    vehicleInquiry: true,
  },
  documents: { avb: 'Versicherungsbedingungen', pib: 'Produktinformationsblatt' },
} as const satisfies Brand;
