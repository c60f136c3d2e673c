import type { Bestandsanfrage, Bestandsseite } from '#contract/endpoints/kundenbestand.ts';
import { Button } from '#widgets/button/Button.tsx';
import { Disclosure } from '#widgets/disclosure/Disclosure.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { TextField } from '#widgets/text-field/TextField.tsx';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { filterZahl } from './auswahl.ts';
import { Filter } from './Filter.tsx';
import styles from './Kundenbestand.module.css';
import { t } from './texte.ts';

interface Props {
  eingabe: Bestandsanfrage;
  onEingabe: (eingabe: Bestandsanfrage) => void;
  onSuchen: (anfrage: Bestandsanfrage) => void;
  /** The last search was refused. */
  zuKurz: boolean;
  onZuKurz: (zuKurz: boolean) => void;
  untervermittler: Bestandsseite['untervermittler'];
}

const mindestens = 2;

/** What a broker looks for; nothing happens before he says so. */
export function Suchformular(props: Props) {
  const { eingabe, onEingabe, onSuchen, zuKurz, onZuKurz, untervermittler } = props;
  const suche = eingabe.suche?.trim() ?? '';
  const suchen = () => {
    const kurz = suche.length > 0 && suche.length < mindestens;
    onZuKurz(kurz);
    if (!kurz) onSuchen({ ...eingabe, suche: suche === '' ? null : suche, seite: 1 });
  };
  const gewaehlt = filterZahl(eingabe);
  return (
    <Form onSubmit={suchen}>
      <div className={styles.search}>
        <TextField
          label={t('suche')}
          name="suche"
          value={eingabe.suche ?? ''}
          onChange={(text) => onEingabe({ ...eingabe, suche: text })}
          hint={t('sucheHinweis')}
          error={zuKurz ? t('zuKurz') : undefined}
          inputMode="search"
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit">{t('suchen')}</Button>
      </div>
      <Disclosure summary={t('filter')} {...(gewaehlt > 0 ? { count: gewaehlt } : {})}>
        <Filter eingabe={eingabe} onEingabe={onEingabe} untervermittler={untervermittler} />
        <Aktionen>
          <Button type="submit" variant="secondary">
            {t('anwenden')}
          </Button>
        </Aktionen>
      </Disclosure>
    </Form>
  );
}
