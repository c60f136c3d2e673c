/** Tariff class of a breed: 3 only with a deductible of 500 EUR, 4 not insurable (`domain/daten.md §4`). */
export type Hundeklasse = 1 | 2 | 3 | 4;

/** Breed as the finder shows it, with its tariff class. */
export interface Hunderasse {
  readonly name: string;
  readonly klasse: Hundeklasse;
}

/** Second breed of a mixed dog that nobody knows; the finder offers it there only. */
export const unbekannteRasse = 'UNBEKANNT';

const rassen: Readonly<Record<Hundeklasse, readonly string[]>> = {
  1: [
    'Australian Shepherd',
    'Beagle',
    'Bichon Frisé',
    'Border Collie',
    'Cavalier King Charles Spaniel',
    'Chihuahua',
    'Cocker Spaniel',
    'Dackel',
    'Dalmatiner',
    'Deutsch Drahthaar',
    'Französische Bulldogge',
    'Golden Retriever',
    'Havaneser',
    'Jack Russell Terrier',
    'Labrador Retriever',
    'Malteser',
    'Mops',
    'Pudel',
    'Shih Tzu',
    'Spitz',
    'Yorkshire Terrier',
    'Zwergschnauzer',
  ],
  2: [
    'Berner Sennenhund',
    'Boxer',
    'Deutsche Dogge',
    'Deutscher Schäferhund',
    'Hovawart',
    'Irischer Wolfshund',
    'Leonberger',
    'Neufundländer',
    'Rhodesian Ridgeback',
    'Riesenschnauzer',
    unbekannteRasse,
  ],
  3: [
    'Alano',
    'Bullmastiff',
    'Bullterrier',
    'Cane Corso',
    'Dobermann',
    'Dogo Argentino',
    'Kangal',
    'Kaukasischer Owtscharka',
    'Mastiff',
    'Rottweiler',
  ],
  4: [
    'American Staffordshire Terrier',
    'Bandog',
    'Pitbull Terrier',
    'Staffordshire Bullterrier',
    'Tosa Inu',
  ],
};

/** Every breed the tariff knows (`domain/daten.md §4`). */
export const hunderassen: readonly Hunderasse[] = ([1, 2, 3, 4] as const).flatMap((klasse) =>
  rassen[klasse].map((name) => ({ name, klasse })),
);

/** Class of a breed; null where the tariff does not know it. */
export function hundeklasse(rasse: string | undefined): Hundeklasse | null {
  return hunderassen.find(({ name }) => name === rasse)?.klasse ?? null;
}
