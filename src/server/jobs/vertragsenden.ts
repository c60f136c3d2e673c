import { versicherungsName } from '../commands/vertrag/beenden.ts';
import { folgenFesthalten } from '../commands/vertrag/folgen.ts';
import { beendigungen } from '../repositories/beendigungen.ts';
import { faelligkeiten } from '../repositories/faelligkeiten.ts';
import { formatDatum } from '#contract/tag.ts';
import { statusAm, vertragsende } from '../rules/status.ts';
import { nachts, type Nachtarbeit } from './arbeit.ts';

/** Writes the end of contracts whose last day has passed (`domain/vertrag.md §1`). */
export const vertragsenden: Nachtarbeit = {
  name: 'vertragsenden',
  faellige: (database, { tag }) => faelligkeiten(database).abgelaufene(tag),
  async erledigen(tx, zeile, { tag, zeit }) {
    const { versicherungsNummer: nummer, beendigungsdatum } = zeile;
    const status = statusAm(zeile, tag);
    if (status === zeile.status) return false;
    const stand = { status, kuendbar: 'NEIN', beendigungsdatum } as const;
    await beendigungen(tx).setzen(nummer, stand);
    await beendigungen(tx).raeumeAuf(nummer, tag);
    await folgenFesthalten(tx, {
      zeile,
      wer: nachts,
      zeit,
      aktion: 'vertrag.beendet',
      alt: { status: zeile.status, kuendbar: zeile.kuendbar, beendigungsdatum },
      neu: stand,
      betreff: 'Ihr Vertrag ist beendet',
      absaetze: [
        `Ihr Vertrag ${nummer} (${versicherungsName(zeile)}) hat am ${formatDatum(vertragsende(zeile) ?? tag)} geendet.`,
        'Ihre Unterlagen finden Sie weiter im Kundenportal.',
      ],
      vermittler: null,
    });
    return true;
  },
};
