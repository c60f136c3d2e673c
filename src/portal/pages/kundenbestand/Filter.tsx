import {
  bestandssortierung,
  type Bestandsanfrage,
  type Bestandsseite,
} from '#contract/endpoints/kundenbestand.ts';
import { vertragsMarken, vertragsMarkenListe } from '#contract/marken.ts';
import { produktSchluessel } from '#contract/entities/produkt.ts';
import { produktName } from '#contract/produkte/produkte.ts';
import { Select } from '#widgets/select/Select.tsx';
import styles from './Kundenbestand.module.css';
import { t } from './texte.ts';

interface Props {
  eingabe: Bestandsanfrage;
  onEingabe: (eingabe: Bestandsanfrage) => void;
  untervermittler: Bestandsseite['untervermittler'];
}

const status = ['AKTIV', 'BEENDET'] as const;

/** Order and filters of the book, which count at once; an empty choice asks for nothing. */
export function Filter({ eingabe, onEingabe, untervermittler }: Props) {
  const waehle = (teil: Partial<Bestandsanfrage>) => onEingabe({ ...eingabe, ...teil, seite: 1 });
  return (
    <div className={styles.filters}>
      <Select
        label={t('sortierung')}
        name="sortierung"
        value={eingabe.sortierung}
        onChange={(wert) => waehle({ sortierung: aus(bestandssortierung.options, wert) ?? 'NAME' })}
        options={bestandssortierung.options.map((value) => ({ value, label: t(value) }))}
      />
      <Select
        label={t('produkt')}
        name="produkt"
        value={eingabe.produkt ?? ''}
        onChange={(wert) => waehle({ produkt: aus(produktSchluessel.options, wert) })}
        options={mitAllen(
          t('alleProdukte'),
          produktSchluessel.options.map((value) => ({ value, label: produktName(value) })),
        )}
      />
      <Select
        label={t('status')}
        name="status"
        value={eingabe.status ?? ''}
        onChange={(wert) => waehle({ status: aus(status, wert) })}
        options={mitAllen(
          t('alleStatus'),
          status.map((value) => ({ value, label: t(value) })),
        )}
      />
      <Select
        label={t('marke')}
        name="marke"
        value={eingabe.marke ?? ''}
        onChange={(wert) => waehle({ marke: aus(vertragsMarkenListe, wert) })}
        options={mitAllen(
          t('alleMarken'),
          vertragsMarkenListe.map((value) => ({ value, label: vertragsMarken[value].name })),
        )}
      />
      {untervermittler.length > 0 && (
        <Select
          label={t('untervermittler')}
          name="untervermittler"
          value={eingabe.untervermittler ?? ''}
          onChange={(wert) => waehle({ untervermittler: wert === '' ? null : wert })}
          options={mitAllen(
            t('alleUntervermittler'),
            untervermittler.map(({ id, name }) => ({ value: id, label: name })),
          )}
        />
      )}
    </div>
  );
}

function mitAllen(label: string, weitere: readonly { value: string; label: string }[]) {
  return [{ value: '', label }, ...weitere];
}

function aus<T extends string>(werte: readonly T[], wert: string): T | null {
  return werte.find((einer) => einer === wert) ?? null;
}
