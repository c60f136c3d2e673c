import { heuteInBerlin } from '../tag.ts';
import { datumImRahmen, rahmenFehler } from './datum.ts';

const texte = {
  ZU_FRUEH: 'Geben Sie ein Gründungsdatum ab dem 01.01.2019 ein.',
  ZU_SPAET: 'Geben Sie ein Gründungsdatum ein, das nicht in der Zukunft liegt.',
};

/** Every error of the field. */
export const fehler = rahmenFehler(texte);

/** Earliest founding date (`specification §5`, §9); older firms say so in a question of their own. */
export const fruehesteGruendung = '2019-01-01';

/** Founding date: 1 January 2019 to today (`specification §5`). */
export function gruendungsdatum(jetzt: () => Date) {
  return datumImRahmen(() => ({ von: fruehesteGruendung, bis: heuteInBerlin(jetzt()) }), texte);
}
