import { useId, useState } from 'react';
import type { ProduktSchluessel } from '#contract/entities/produkt.ts';
import { Button } from '#widgets/button/Button.tsx';
import { SuggestField, type SuggestFieldProps } from '#widgets/suggest-field/SuggestField.tsx';
import { VisuallyHidden } from '#widgets/theme/VisuallyHidden.tsx';
import { usePorts } from '../../ports.ts';
import { texte } from '../../texte.ts';
import { gewerbesuche } from './gewerbesuche.ts';
import { nichtDabei, taetigkeitAus } from './taetigkeit.ts';
import styles from './Taetigkeitenfeld.module.css';
import { t } from './texte.ts';

interface Props extends Pick<SuggestFieldProps, 'label' | 'name' | 'hint' | 'error' | 'optional'> {
  /** Trades that are chosen; behind them what is typed and chosen not yet. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  hoechstens: number;
  produkt?: ProduktSchluessel | undefined;
  /** Hers is not in the list. */
  fehlt?: (() => void) | undefined;
}

/** Several trades of the list, one after the other. */
export function Taetigkeitenfeld(props: Props) {
  const { value, onChange, hoechstens, hint, produkt, fehlt, ...feld } = props;
  const { client } = usePorts();
  const [suche] = useState(() => gewerbesuche(client, produkt));
  const liste = useId();
  const gewaehlt = value.filter(istGewaehlt);
  const getippt = value.find((eingabe) => !istGewaehlt(eingabe)) ?? '';
  // The field stays, full as the list may be: the focus would be lost with it.
  const istVoll = gewaehlt.length >= hoechstens;
  const gesagt = istVoll ? mehrere('hoechstens', { anzahl: hoechstens }) : hint;

  function entferne(eingabe: string) {
    onChange(value.filter((eine) => eine !== eingabe));
    // The button is gone; what it is removed from is where she goes on.
    requestAnimationFrame(() => document.getElementById(`field-${feld.name}`)?.focus());
  }

  return (
    <div className={styles.feld}>
      <SuggestField
        {...feld}
        {...(gesagt === undefined ? {} : { hint: gesagt })}
        value={getippt}
        onChange={(text) => onChange(text === '' ? gewaehlt : [...gewaehlt, text])}
        onChoose={({ value: eingabe }) => {
          // What she typed stays, and goes along.
          onChange(eingabe === nichtDabei ? value : [...new Set([...gewaehlt, eingabe])]);
          if (eingabe === nichtDabei) fehlt?.();
        }}
        suggest={suche}
        noneFound={t('nichtsGefunden')}
        failed={t('gestoert')}
      />
      {gewaehlt.length > 0 && (
        <div className={styles.gewaehlt}>
          <p className={styles.titel} id={liste}>
            {mehrere('gewaehlt')}
          </p>
          <ul className={styles.liste} aria-labelledby={liste}>
            {gewaehlt.map((eingabe) => (
              <li key={eingabe} className={styles.zeile}>
                <span>{taetigkeitAus(eingabe).name}</span>
                <Button variant="quiet" onClick={() => entferne(eingabe)}>
                  <VisuallyHidden>{taetigkeitAus(eingabe).name}</VisuallyHidden>{' '}
                  {mehrere('entfernen')}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

const mehrere = texte('antrag.taetigkeiten', {
  entfernen: 'entfernen',
  gewaehlt: 'Gewählt',
  hoechstens: 'Mehr als {anzahl} weitere Tätigkeiten können Sie hier nicht angeben.',
});

function istGewaehlt(eingabe: string): boolean {
  return taetigkeitAus(eingabe).gewerbeId !== '';
}
