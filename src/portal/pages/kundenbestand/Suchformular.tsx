import type { Bestandsanfrage, Bestandsseite } from '#contract/endpoints/kundenbestand.ts';
import { suchzeichen } from '#contract/zahlen.ts';
import { Button } from '#widgets/button/Button.tsx';
import { Disclosure } from '#widgets/disclosure/Disclosure.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { RowList } from '#widgets/row-list/RowList.tsx';
import { SwitchRow } from '#widgets/switch-row/SwitchRow.tsx';
import { TextField } from '#widgets/text-field/TextField.tsx';
import { filterZahl } from './auswahl.ts';
import { Filter } from './Filter.tsx';
import styles from './Kundenbestand.module.css';
import type { Suchtaste } from './suchtaste.ts';
import { t } from './texte.ts';

interface Props {
  anfrage: Bestandsanfrage;
  onAnfrage: (anfrage: Bestandsanfrage) => void;
  /** What stands in the field. */
  suche: string;
  onSuche: (suche: string) => void;
  /** What was refused last, too short to be searched for. */
  abgelehnt: string | null;
  onAbgelehnt: (wort: string | null) => void;
  /** Whether "/" leads to the field. */
  taste: Suchtaste;
  untervermittler: Bestandsseite['untervermittler'];
}

/** Whom a broker looks for; filters count at once. */
export function Suchformular(props: Props) {
  const { anfrage, onAnfrage, suche, onSuche, abgelehnt, onAbgelehnt, taste, untervermittler } =
    props;
  const suchen = () => {
    const wort = suche.trim();
    // Emptied, it ends the search before; where there was none, nothing was asked for.
    const beendet = wort === '' && anfrage.suche !== null;
    const kurz = !beendet && wort.length < suchzeichen;
    onAbgelehnt(kurz ? wort : null);
    if (!kurz) onAnfrage({ ...anfrage, suche: wort === '' ? null : wort, seite: 1 });
  };
  const gewaehlt = filterZahl(anfrage);
  return (
    <Form onSubmit={suchen}>
      <div className={styles.search}>
        <TextField
          label={t('suche')}
          name="suche"
          value={suche}
          onChange={onSuche}
          hint={t('sucheHinweis')}
          error={abgelehnt === null ? undefined : t('zuKurz')}
          inputMode="search"
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit">{t('suchen')}</Button>
      </div>
      {taste.an && <p className={styles.key}>{t('suchtasteAn')}</p>}
      <Disclosure summary={t('filter')} {...(gewaehlt > 0 ? { count: gewaehlt } : {})}>
        <Filter eingabe={anfrage} onEingabe={onAnfrage} untervermittler={untervermittler} />
        <RowList>
          <SwitchRow
            name="suchtaste"
            label={t('suchtaste')}
            line={t('suchtasteZeile')}
            checked={taste.an}
            onChange={taste.schalte}
          />
        </RowList>
      </Disclosure>
    </Form>
  );
}
