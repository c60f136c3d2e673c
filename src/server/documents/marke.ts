import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { vertragsMarken } from '#contract/marken.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import type { Absender, Kontaktstelle } from './daten.ts';
import type { Markentexte } from './rechtstexte/rechtstexte.ts';

/** What documents need of a brand's data; the brands themselves are another room. */
export interface Dokumentmarke {
  key: MarkenSchluessel;
  name: string;
  /** Path of the icon. */
  favicon: string;
  logo: Wortmarke;
  colours: Readonly<Record<'light' | 'dark', Farben>>;
  contact: { service: string; phone: string; email: string; hours: string };
  insurer: { name: string; address: Anschrift; board: readonly string[]; register: string };
  complaints: Readonly<Record<'ombudsman' | 'supervision', Beschwerdestelle>>;
  documents: { avb: string; pib: string };
  rechtstexte: Markentexte;
  /** German as the country of the brand writes it. */
  schreibe: (text: string) => string;
}

/** A word mark as strokes and filled shapes. */
export interface Wortmarke {
  width: number;
  height: number;
  ends: 'round' | 'straight';
  parts: readonly {
    d: string;
    colour: 'primary' | 'accent' | 'ink';
    stroke?: number | undefined;
  }[];
}

/** Colours of one scheme, `#RRGGBB`. */
export type Farben = Readonly<
  Record<
    'background' | 'surface' | 'ink' | 'muted' | 'primary' | 'primarySoft' | 'accent' | 'line',
    string
  >
>;

interface Anschrift {
  street: string;
  postcode: string;
  city: string;
}

interface Beschwerdestelle {
  name: string;
  address: Anschrift;
  phone: { shown: string } | null;
  email?: string | undefined;
  website: string;
}

/** Who insures and answers for a brand, as documents say it. */
export function absenderVon({ key, name, contact, insurer, ...marke }: Dokumentmarke): Absender {
  const { service, phone: telefon, email, hours: zeiten } = contact;
  return {
    marke: key,
    name,
    versicherer: {
      name: insurer.name,
      anschrift: zeile(insurer.address),
      vorstand: insurer.board.join(', '),
      register: insurer.register,
    },
    kontakt: { service, telefon, email, zeiten },
    ombudsstelle: stelle(marke.complaints.ombudsman),
    aufsicht: stelle(marke.complaints.supervision),
    namen: marke.documents,
    rechtstexte: marke.rechtstexte,
    schreibe: marke.schreibe,
  };
}

/** Brand whose papers a contract has. */
export function markeVon(marke: Vertrag['marke']): MarkenSchluessel {
  return vertragsMarken[marke].marke;
}

function stelle({ name, address, phone, email, website }: Beschwerdestelle): Kontaktstelle {
  return {
    name,
    anschrift: zeile(address),
    telefon: phone?.shown ?? null,
    email: email ?? null,
    website,
  };
}

function zeile({ street, postcode, city }: Anschrift): string {
  return `${street}, ${postcode}\u00A0${city}`;
}
