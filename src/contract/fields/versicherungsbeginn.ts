import { heuteInBerlin, tagePlus } from '../tag.ts';
import { datumImRahmen, rahmenFehler } from './datum.ts';

const texte = {
  ZU_FRUEH: 'Der Schutz kann frühestens gestern beginnen. Wählen Sie gestern, heute oder morgen.',
  ZU_SPAET: 'Der Schutz kann spätestens morgen beginnen. Wählen Sie gestern, heute oder morgen.',
};

/** Every error of the field. */
export const fehler = rahmenFehler(texte);

/** Insurance start: within one day around today (`specification §5`). */
export function versicherungsbeginn(jetzt: () => Date) {
  return datumImRahmen(() => {
    const heute = heuteInBerlin(jetzt());
    return { von: tagePlus(heute, -1), bis: tagePlus(heute, 1) };
  }, texte);
}
