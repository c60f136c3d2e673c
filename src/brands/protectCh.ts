import type { Brand } from './brand.ts';
import { statusColours } from './statusColours.ts';
import { andsafeVersicherung, beschwerdestellen } from './versicherer.ts';

/** Crimson and indigo: travel, Swiss (`reference/look.md`). */
export const protectCh = {
  key: 'protect-ch',
  name: 'protect Schweiz',
  claim: 'Unterwegs gut geschützt',
  logo: {
    width: 166.2,
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
      {
        d: 'M39.7 22.6L42.7 18.2 44.6 20.8 45.7 19.5 48.1 22.6A4.5 4.5 0 0 1 39.7 22.6z',
        colour: 'accent',
      },
      { d: 'M123.2 9V33', colour: 'accent', stroke: 1.6 },
      { d: 'M144.77 15.98A7.5 7.5 0 1 0 144.77 26.02', colour: 'accent', stroke: 3.4 },
      { d: 'M150.2 28.5V4M150.2 20.5a7 7 0 0 1 14 0V28.5', colour: 'accent', stroke: 3.4 },
    ],
  },
  favicon: '/marken/protect-ch.svg',
  colours: {
    light: {
      background: '#FBF8F8',
      surface: '#FFFFFF',
      ink: '#2A1A1E',
      muted: '#65585C',
      primary: '#A8172F',
      primaryHover: '#811023',
      onPrimary: '#FFFFFF',
      primarySoft: '#F6EDEF',
      accent: '#3A3FA6',
      accentSoft: '#E9EAF8',
      border: '#877A7E',
      line: '#EAE3E4',
      neutralSoft: '#F3EFF0',
      ...statusColours.light,
    },
    dark: {
      background: '#1C1214',
      surface: '#281B1E',
      ink: '#F8F0F1',
      muted: '#C7B8BB',
      primary: '#FF7489',
      primaryHover: '#FF99A9',
      onPrimary: '#43040F',
      primarySoft: '#3F2A30',
      accent: '#AEB3FF',
      accentSoft: '#2B2A4A',
      border: '#98878B',
      line: '#412F33',
      neutralSoft: '#382A2D',
      ...statusColours.dark,
    },
  },
  spelling: 'de-CH',
  contact: {
    service: 'protect Reiseservice',
    phone: '+49 89 99998 450',
    dialled: '+498999998450',
    email: 'schweiz@protect.example',
    hours: 'Täglich, 8 bis 20\u00A0Uhr',
    emergency: { shown: '+49 89 99998 460', dialled: '+498999998460' },
  },
  insurer: andsafeVersicherung,
  // Free numbers cannot be dialled from Switzerland; the supervision has another one for abroad.
  complaints: {
    ...beschwerdestellen,
    ombudsman: { ...beschwerdestellen.ombudsman, phone: null },
    supervision: {
      ...beschwerdestellen.supervision,
      phone: { shown: '+49 228 299 70 299', dialled: '+4922829970299' },
    },
  },
  switches: {
    startProduct: 'REISE',
    vehicleInquiry: false,
  },
  documents: { avb: 'Versicherungsbedingungen', pib: 'Produktinformationsblatt' },
} as const satisfies Brand;
