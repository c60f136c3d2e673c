import type { ProduktSchluessel } from './entities/produkt.ts';

const gewerbe = [
  'insuranceSum',
  'deductible',
  'mainBusiness',
  'additionalBusiness',
  'turnover',
  'coverages',
] as const;

/** What may be changed by self-service, each behind the flag `edit-<produkt>-<feld>` (`specification §5`). */
export const bearbeitbareFelder = {
  BHV: gewerbe,
  VH: gewerbe,
  SI: [...gewerbe, 'businessResidence'],
  FAHRRAD: ['insuranceSum', 'riskLocation', 'bikeManufacturer', 'bikeType', 'bikeFrameNumber'],
  TIERHALTER: ['insuranceSum', 'deductible'],
  PRIVATHAFTPFLICHT: ['insuranceSum', 'deductible', 'familyStatus', 'coverages'],
  HAUSRAT: ['insuranceSum', 'deductible', 'livingSpace', 'residence'],
  REISE: ['insuranceSum', 'travelGroup'],
  KFZ: [],
} as const satisfies Record<ProduktSchluessel, readonly string[]>;
