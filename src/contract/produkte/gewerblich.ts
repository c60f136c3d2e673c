/** Limits of every contract of a firm. */
export const gewerblicheGrenzen = {
  /** Side trades beside the main one. */
  nebengewerbe: 3,
} as const;

/** Limits where a young firm pays less: the first day a founding can be stated; a firm from before leaves it out. */
export const gruendung = { gruendungAb: '2019-01-01' } as const;

/** What every contract of a firm lets her change by self-service. */
export const gewerblichBearbeitbar = [
  'insuranceSum',
  'deductible',
  'mainBusiness',
  'additionalBusiness',
  'turnover',
  'coverages',
] as const;

/** What proves that a firm is no more. */
export const betriebsaufgabe = 'Gewerbeabmeldung';
