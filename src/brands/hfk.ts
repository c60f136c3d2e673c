import type { Brand, Insurer } from './brand.ts';
import { statusColours } from './statusColours.ts';

const versicherer = {
  name: 'HFK Heimversicherung AG',
  address: { street: 'Musterufer 3', postcode: '50667', city: 'Köln', country: 'Deutschland' },
  board: ['Heike Petersen-Lohse', 'Dr. Arndt Wiegmann'],
  register: 'Amtsgericht Köln, HRB 000\u202F002',
  taxId: 'DE000000002',
  iban: 'DE79 0000 0000 0000 0000 02',
} as const satisfies Insurer;

/** Fir and amber: home, calm (`reference/look.md`). */
export const hfk = {
  key: 'hfk',
  name: 'HFK',
  claim: 'Gut aufgehoben zu Hause',
  logo: {
    width: 78.2,
    height: 40,
    ends: 'straight',
    parts: [
      { d: 'M2.3 4.5V33M2.3 25.2L13 14.4 23.7 25.2V33', colour: 'primary', stroke: 4.6 },
      { d: 'M10.4 26.4h5.2v6.6h-5.2z', colour: 'accent' },
      { d: 'M39.3 33V12.2L44.7 6.8H51M32.8 17.6H49', colour: 'primary', stroke: 4.6 },
      { d: 'M59.3 4.5V33', colour: 'primary', stroke: 4.6 },
      { d: 'M71.3 12.1h6.5L67.5 22.4 78.2 33h-6.5L61.2 22.4z', colour: 'primary' },
    ],
  },
  favicon: '/marken/hfk.svg',
  colours: {
    light: {
      background: '#FAF9F4',
      surface: '#FFFFFF',
      ink: '#1B2A21',
      muted: '#55605A',
      primary: '#1F5C3B',
      primaryHover: '#16452B',
      onPrimary: '#FFFFFF',
      primarySoft: '#E5EFE7',
      accent: '#B4781A',
      accentSoft: '#FAEFD9',
      border: '#78847C',
      line: '#E4E5DC',
      neutralSoft: '#EEF0EB',
      ...statusColours.light,
    },
    dark: {
      background: '#111A15',
      surface: '#1A2620',
      ink: '#EEF4EF',
      muted: '#B1BEB5',
      primary: '#86D0A2',
      primaryHover: '#A3DEBA',
      onPrimary: '#082615',
      primarySoft: '#1B3A29',
      accent: '#E3A94B',
      accentSoft: '#392D18',
      border: '#82928A',
      line: '#2C3C33',
      neutralSoft: '#26342C',
      ...statusColours.dark,
    },
  },
  spelling: 'de-DE',
  contact: {
    service: 'HFK Kundenservice',
    phone: '0221 4710 200',
    dialled: '+492214710200',
    email: 'service@hfk.example',
    hours: 'Montag bis Freitag, 8 bis 19\u00A0Uhr',
    emergency: { shown: '0221 4710 210', dialled: '+492214710210' },
  },
  insurer: versicherer,
  switches: {
    startProduct: null,
    vehicleInquiry: false,
  },
  documents: { avb: 'HFK-Versicherungsbedingungen', pib: 'HFK-Produktinformationsblatt' },
} as const satisfies Brand;
