import { texte } from '../../../texte.ts';
import type { TarifTexte } from '../produkt.ts';

const t = texte('antrag.fahrrad.tarif', {
  diebstahl: 'Diebstahl',
  reparatur: 'Reparatur mit Verschleiß',
  reparaturOhneVerschleiss: 'Reparatur ohne Verschleiß',
  schutzbrief: 'Fahrrad-Schutzbrief',
});

/** The choice at the price of a bicycle, which has neither variants nor deductibles (`domain/antrag.md §6.1`). */
export const tarif: TarifTexte = {
  varianten: () => [],
  selbstbeteiligungen: [],
  komponenten: {
    diebstahl: t('diebstahl'),
    reparatur: t('reparatur'),
    reparaturOhneVerschleiss: t('reparaturOhneVerschleiss'),
    schutzbrief: t('schutzbrief'),
  },
  abhilfe: { RAD_ZU_ALT_FUER_REPARATUR: 'schutzumfang' },
};
