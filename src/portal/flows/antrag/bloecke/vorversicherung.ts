import type { Vorversicherung } from '#machines/antrag/answers.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import { t } from './texte.ts';
import { jaNein } from './jaNein.ts';

/** What is asked about earlier claims, where a product counts others. */
interface Schadenfrage {
  readonly frage: string;
  readonly warum: string;
}

/** Block V: earlier insurer and claims (`domain/antrag.md §5.1`). */
export const vorversicherung = vorversicherungMit({
  frage: t('vorschaeden'),
  warum: t('vorschaedenWarum'),
});

/** The same with another question about claims. */
export function vorversicherungMit({ frage, warum }: Schadenfrage): Frageseite<Vorversicherung> {
  return {
    titel: t('vorversicherungTitel'),
    felder: [
      {
        name: 'vorversicherungVorhanden',
        art: 'radio',
        label: t('vorversicherungVorhanden'),
        warum: t('vorversicherungWarum'),
        optionen: jaNein,
      },
      {
        name: 'vorversicherer',
        art: 'text',
        label: t('vorversicherer'),
        wenn: hatteVersicherung,
      },
      {
        name: 'vertragsnummerVorversicherer',
        art: 'text',
        label: t('vertragsnummerVorversicherer'),
        optional: true,
        wenn: hatteVersicherung,
      },
      {
        name: 'gekuendigtDurch',
        art: 'radio',
        label: t('gekuendigtDurch'),
        optionen: [
          { wert: 'KUNDE', label: t('gekuendigtKunde') },
          { wert: 'VERSICHERER', label: t('gekuendigtVersicherer') },
          { wert: 'EINVERNEHMLICH', label: t('gekuendigtEinvernehmlich') },
          { wert: 'LAEUFT_NOCH', label: t('gekuendigtNicht'), folge: t('gekuendigtNichtFolge') },
        ],
        wenn: hatteVersicherung,
      },
      {
        name: 'vorschaeden',
        art: 'radio',
        label: frage,
        warum,
        optionen: [
          { wert: 0, label: t('schaeden0') },
          { wert: 1, label: t('schaeden1') },
          { wert: 2, label: t('schaeden2') },
          { wert: 3, label: t('schaeden3') },
        ],
      },
    ],
  };
}

function hatteVersicherung({ vorversicherungVorhanden }: Partial<Vorversicherung>): boolean {
  return vorversicherungVorhanden === true;
}
