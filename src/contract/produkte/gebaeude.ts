/** Constructions of a building, of whatever is insured in it; soft roofing is not insurable. */
export const bauarten = ['MASSIV', 'HOLZ_FACHWERK', 'WEICHE_DACHUNG'] as const;
