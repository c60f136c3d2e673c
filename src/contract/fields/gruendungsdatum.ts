import { gruendung } from '../produkte/gewerblich.ts';
import { formatDatum, heuteInBerlin } from '../tag.ts';
import { datumImRahmen, rahmenFehler } from './datum.ts';

export const gruendungstexte = {
  ZU_FRUEH: `Geben Sie ein Gründungsdatum ab dem ${formatDatum(gruendung.gruendungAb)} ein.`,
  ZU_SPAET: 'Geben Sie ein Gründungsdatum ein, das nicht in der Zukunft liegt.',
};

/** Every error of the field. */
export const fehler = rahmenFehler(gruendungstexte);

/** Founding date: from the earliest that can be stated to today (`specification §5`, §9). */
export function gruendungsdatum(jetzt: () => Date) {
  return datumImRahmen(
    () => ({ von: gruendung.gruendungAb, bis: heuteInBerlin(jetzt()) }),
    gruendungstexte,
  );
}
