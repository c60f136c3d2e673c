import type { Brand, BrandKey } from './brand.ts';

/** A place outside the house where customers can complain. */
interface Beschwerdestelle {
  name: string;
  address: Brand['insurer']['address'];
  phone: Brand['contact']['emergency'] | null;
  email?: string;
  website: string;
}

export type Beschwerdestellen = Readonly<Record<'ombudsman' | 'supervision', Beschwerdestelle>>;

/** Where customers of a brand can complain outside the house; told apart from its data, which every page carries. */
export function beschwerdestellenVon(marke: BrandKey): Beschwerdestellen {
  return marke === 'protect-ch' ? ausDerSchweiz : beschwerdestellen;
}

/** Both bodies are real: the law names them to every German insurer (`domain/antrag.md §5`). */
const beschwerdestellen = {
  ombudsman: {
    name: 'Versicherungsombudsmann e.\u202FV.',
    address: {
      street: 'Postfach 08 06 32',
      postcode: '10006',
      city: 'Berlin',
      country: 'Deutschland',
    },
    phone: { shown: '0800 3696000', dialled: '+498003696000' },
    email: 'beschwerde@versicherungsombudsmann.de',
    website: 'www.versicherungsombudsmann.de',
  },
  supervision: {
    name: 'Bundesanstalt für Finanzdienstleistungsaufsicht',
    address: {
      street: 'Graurheindorfer Straße 108',
      postcode: '53117',
      city: 'Bonn',
      country: 'Deutschland',
    },
    // The line for consumers; free within Germany (bafin.de, Verbrauchertelefon).
    phone: { shown: '0800 2 100 500', dialled: '+498002100500' },
    website: 'www.bafin.de',
  },
} as const satisfies Beschwerdestellen;

/** Free numbers cannot be dialled from Switzerland; the supervision has another one for abroad. */
const ausDerSchweiz = {
  ombudsman: { ...beschwerdestellen.ombudsman, phone: null },
  supervision: {
    ...beschwerdestellen.supervision,
    phone: { shown: '+49 228 299 70 299', dialled: '+4922829970299' },
  },
} as const satisfies Beschwerdestellen;
