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
