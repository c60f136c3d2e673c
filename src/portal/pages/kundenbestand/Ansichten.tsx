import type { Bestandsanfrage, Bestandsueberblick } from '#contract/endpoints/kundenbestand.ts';
import { ansichten, type Ansicht } from './adresse.ts';
import styles from './Ansichten.module.css';
import { t } from './texte.ts';

interface Props {
  anfrage: Bestandsanfrage;
  onAnfrage: (anfrage: Bestandsanfrage) => void;
  /** Null until it is counted. */
  ueberblick: Bestandsueberblick | null;
}

/** Views of the book with how many customers are in each; one press shows them, another all again. */
export function Ansichten({ anfrage, onAnfrage, ueberblick }: Props) {
  const waehle = (teil: Partial<Bestandsanfrage>) => onAnfrage({ ...anfrage, ...teil, seite: 1 });
  const alle = ansichten.every((ansicht) => !anfrage[ansicht]);
  return (
    <fieldset className={styles.chips} aria-label={t('ansichten')}>
      <Chip
        text={t('ansichtAlle')}
        zahl={ueberblick?.kunden}
        gewaehlt={alle}
        onClick={() => waehle({ faellig: false, umsatzaufgabe: false, mahnung: false })}
      />
      {ansichten.map((ansicht) => (
        <Chip
          key={ansicht}
          text={t(ansicht)}
          zahl={ueberblick?.[zahlen[ansicht]]}
          gewaehlt={anfrage[ansicht]}
          onClick={() => waehle({ [ansicht]: !anfrage[ansicht] })}
        />
      ))}
    </fieldset>
  );
}

const zahlen = {
  faellig: 'faellig',
  umsatzaufgabe: 'umsatzOffen',
  mahnung: 'mahnung',
} as const satisfies Record<Ansicht, keyof Bestandsueberblick>;

interface ChipProps {
  text: string;
  zahl: number | undefined;
  gewaehlt: boolean;
  onClick: () => void;
}

function Chip({ text, zahl, gewaehlt, onClick }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={gewaehlt} onClick={onClick}>
      {text}
      {zahl !== undefined && <span className={styles.count}>{ganz.format(zahl)}</span>}
    </button>
  );
}

const ganz = new Intl.NumberFormat('de-DE');
