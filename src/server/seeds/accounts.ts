import type { Portal } from '#contract/endpoints/endpoint.ts';
import type { Recht } from '#contract/entities/recht.ts';
import { alleRechte } from '../access/decision.ts';

/** A login of the demo data; the identity pool gets it at every start. */
export interface DemoAccount {
  portal: Portal;
  sub: string;
  email: string;
  name: string;
  /** E.164; one of its own for each account. */
  handynummer: string;
  passwort: string;
  /** The first sign-in asks for a new password. */
  initial: boolean;
  /** Claims of the id token. */
  attribute: Record<string, string>;
  /** What this login shows, in English. */
  zeigt: string;
}

/** Valid by the password rules and no secret: the pools that know it serve demo data only. */
const passwort = 'Demo-Portal2026!';

/** All demo logins (`domain/daten.md §9`). */
export const demoAccounts: DemoAccount[] = [
  kunde({
    sub: '02cbccd8-e390-4ca5-97fd-888724f35557',
    nummer: 1,
    name: 'Anna Bergmann',
    zeigt:
      'All private lines; a pending elementary cover; claims that are new, wait for documents and are paid',
  }),
  kunde({
    sub: '36c31990-b0ed-4281-b68f-bbdb3bfba4b0',
    nummer: 2,
    name: 'Deniz Yilmaz',
    zeigt:
      'Family with Diensthaftpflicht, two dogs, annual travel cover and an address without elementary cover',
  }),
  kunde({
    sub: '1a693aad-641c-46d4-a65b-969c01c823fa',
    nummer: 3,
    name: 'Marie Schulte',
    zeigt: 'Revocation: open, last day, over; a dog with one possible deductible',
  }),
  kunde({
    sub: 'cc13de99-5aff-42fb-8c23-adaef9b89068',
    nummer: 4,
    name: 'Peter Hansen',
    zeigt: 'Dunning with and without bank details; a motor contract by name only',
  }),
  kunde({
    sub: '7c54d130-bad4-488a-8600-8145f8e90fe3',
    nummer: 5,
    name: 'Claudia Weiß',
    zeigt: 'Brand HFK; a notice period still open and one that is missed',
  }),
  kunde({
    sub: '5452447b-19d0-4870-8c6c-07c076494498',
    nummer: 6,
    name: 'Lena Krüger',
    zeigt: 'A firm with pending changes and the first revenue reminder',
  }),
  kunde({
    sub: 'd782b6cd-9017-40a9-a19e-874f2031f392',
    nummer: 7,
    name: 'Uwe Brandt',
    zeigt: 'An old tariff (BHV_1) with the second revenue reminder; a cargo bike',
  }),
  kunde({
    sub: 'd6bd0d0b-5e9b-415c-8f65-06fd9c77a5c9',
    nummer: 8,
    name: 'Aylin Demir',
    zeigt: 'A contract that ends in 30 days; one that begins in 10 days',
  }),
  kunde({
    sub: '2398b192-f0cb-4ea6-a35d-a2006ebe6998',
    nummer: 9,
    name: 'Sofia Conti',
    zeigt:
      'Numeric contract ids, automatic revenue adjustment, dunning, a premium too low to be paid monthly',
  }),
  kunde({
    sub: 'a046b07b-503b-4743-8fb4-79b3a606d58d',
    nummer: 10,
    name: 'Thomas Lang',
    zeigt: 'Single trips before, during and after travel; a pending payment period',
  }),
  kunde({
    sub: 'a90a02c3-811c-4908-9a4e-3ce8b780bfd6',
    nummer: 11,
    name: 'Bernd Aust',
    zeigt: 'Every ended status; a contract that ends today',
  }),
  kunde({
    sub: '7b5882e3-c965-4fd2-a6e0-ed33214e9477',
    nummer: 12,
    name: 'Mira Leer',
    zeigt: 'No contracts at all',
  }),
  vermittlerKonto({
    sub: '3aa45432-e68f-4197-abf4-03614f3ae458',
    nummer: 1,
    name: 'Ralf Kemper',
    vermittlerNummer: '4711000001',
    rolle: 'inhaber',
    zeigt: 'Owner of a full agency',
  }),
  vermittlerKonto({
    sub: '26dd36d7-9c2f-4eef-a3d8-7c922617e00d',
    nummer: 2,
    name: 'Sina Ott',
    vermittlerNummer: '4711000001',
    rolle: 'untervermittler',
    zeigt: 'Sub-agent with all rights; looks after K07',
  }),
  vermittlerKonto({
    sub: '4b5578b4-6107-4d9e-9e38-aa036f4c4755',
    nummer: 3,
    name: 'Tom Reh',
    vermittlerNummer: '4711000001',
    rolle: 'untervermittler',
    zeigt: 'Sub-agent who may only see customers; looks after K09',
  }),
  vermittlerKonto({
    sub: '510149c0-6e3c-4ddc-85e2-be32abef4ae3',
    nummer: 4,
    name: 'Birgit Thaler',
    vermittlerNummer: '4711000002',
    rolle: 'inhaber',
    zeigt: 'Owner, savings bank',
  }),
  vermittlerKonto({
    sub: '800e6ef7-d93a-4519-9278-cd97074a27b3',
    nummer: 5,
    name: 'Kai Voss',
    vermittlerNummer: '4711000002',
    rolle: 'untervermittler',
    zeigt: 'Sub-agent of the savings bank; no customers of his own',
  }),
  vermittlerKonto({
    sub: 'a28a65e1-8906-4346-8d54-ff2722ace669',
    nummer: 6,
    name: 'Petra Nolte',
    vermittlerNummer: '4711000003',
    rolle: 'inhaber',
    zeigt: 'Owner, tied agency of the brand HFK',
  }),
  vermittlerKonto({
    sub: '969fefe2-b2f2-4ccb-9ab0-780e334bb6eb',
    nummer: 7,
    name: 'Nele Arndt',
    vermittlerNummer: '4711000003',
    rolle: 'untervermittler',
    initial: true,
    zeigt: 'Invited sub-agent: the first sign-in asks for a new password',
  }),
  vermittlerKonto({
    sub: '83308829-b443-4f7d-85b1-ddd5c57e6f3e',
    nummer: 8,
    name: 'Jonas Neu',
    vermittlerNummer: '4711000004',
    rolle: 'inhaber',
    zeigt: 'Owner of an agency without customers',
  }),
];

/** Sub of a demo login by its name; throws on an unknown one. */
export function subVon(name: string): string {
  const konto = demoAccounts.find((account) => account.name === name);
  if (!konto) throw new Error(`No demo account of ${name}`);
  return konto.sub;
}

/** Rights of the sub-agents; owners have all of them. */
export const rechteVon: Record<string, Recht[]> = {
  'Sina Ott': alleRechte(),
  'Tom Reh': ['kundenSehen'],
  'Kai Voss': ['kundenSehen', 'vertragAendern', 'antragStellen'],
  'Nele Arndt': ['kundenSehen'],
};

interface Angaben {
  sub: string;
  nummer: number;
  name: string;
  zeigt: string;
}

function kunde({ sub, nummer, name, zeigt }: Angaben): DemoAccount {
  return {
    portal: 'benutzer',
    sub,
    email: anmeldename(name),
    name,
    handynummer: handynummer(nummer),
    passwort,
    initial: false,
    attribute: {
      name,
      'custom:partnernummer': `P${String(nummer).padStart(6, '0')}`,
      'custom:rolle': 'kunde',
    },
    zeigt,
  };
}

function vermittlerKonto(
  angaben: Angaben & {
    vermittlerNummer: string;
    rolle: 'inhaber' | 'untervermittler';
    initial?: true;
  },
): DemoAccount {
  const { sub, nummer, name, zeigt, vermittlerNummer, rolle, initial = false } = angaben;
  return {
    portal: 'vermittler',
    sub,
    email: anmeldename(name),
    name,
    handynummer: handynummer(50 + nummer),
    passwort,
    initial,
    attribute: { name, 'custom:vermittlernummer': vermittlerNummer, 'custom:rolle': rolle },
    zeigt,
  };
}

/** A number kept for media productions (Bundesnetzagentur, Mitteilung 148/2021): 0176 040690 00 to 99. */
export function handynummer(endung: number): string {
  return `+49176040690${String(endung).padStart(2, '0')}`;
}

/** `vorname.nachname@example.org`, umlauts spelt out. */
export function anmeldename(name: string): string {
  const umlaute: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
  const klein = name.toLowerCase().replaceAll(/[äöüß]/g, (zeichen) => umlaute[zeichen] ?? zeichen);
  return `${klein.replaceAll(' ', '.')}@example.org`;
}
