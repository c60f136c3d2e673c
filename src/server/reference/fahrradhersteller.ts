/** Last entry of the finder; it opens a free text. */
export const sonstigerHersteller = 'Sonstiger Hersteller';

/** Makers of bicycles as plain labels (`domain/daten.md §4`). */
export const fahrradhersteller: readonly string[] = [
  'Bergamont',
  'Bulls',
  'Canyon',
  'Cube',
  'Diamant',
  'Fischer',
  'Focus',
  'Gazelle',
  'Ghost',
  'Giant',
  'Haibike',
  'Hercules',
  'Kalkhoff',
  'KTM',
  'Orbea',
  'Pegasus',
  'Prophete',
  'Riese & Müller',
  'Rose',
  'Scott',
  'Specialized',
  'Stevens',
  'Trek',
  'VSF Fahrradmanufaktur',
  'Winora',
  sonstigerHersteller,
];
