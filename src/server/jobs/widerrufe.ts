import { pruefungsMail } from '../commands/vertrag/pruefungsMail.ts';
import { markeVon } from '../documents/marke.ts';
import { beendigungen } from '../repositories/beendigungen.ts';
import { faelligkeiten } from '../repositories/faelligkeiten.ts';
import { journal } from '../repositories/journal.ts';
import { postausgang } from '../repositories/postausgang.ts';
import { zuletztBestaetigbar } from '../rules/beendigung/widerruf.ts';
import { nachts, type Nachtarbeit } from './arbeit.ts';

/** Hands revocations that nobody confirmed while the link counted to a person (`domain/vertrag.md §9`). */
export const widerrufe: Nachtarbeit = {
  name: 'widerrufe',
  faellige: (database, { zeit }) =>
    faelligkeiten(database).unbestaetigteWiderrufe(zuletztBestaetigbar(zeit)),
  async erledigen(tx, { versicherungsNummer, marke }, { zeit, absender }) {
    const alle = beendigungen(tx);
    const liegende = await alle.unbestaetigte(versicherungsNummer, zuletztBestaetigbar(zeit));
    for (const erklaerung of liegende) {
      await alle.fortschreiben(erklaerung.id, { status: 'IN_PRUEFUNG' });
      await journal(tx).schreiben({
        wer: nachts,
        zeit,
        aktion: 'widerruf.zurPruefung',
        versicherungsNummer,
        alt: { status: erklaerung.status },
        neu: { status: 'IN_PRUEFUNG' },
      });
      const absendend = absender(markeVon(marke));
      const an = absendend.kontakt.email;
      const brief = { an, marke: absendend.marke, ...pruefungsMail(erklaerung) };
      await postausgang(tx).schreiben(brief, zeit);
    }
    return liegende.length > 0;
  },
};
