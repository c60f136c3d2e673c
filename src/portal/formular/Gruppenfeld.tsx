import { createElement } from 'react';
import { nameIn } from '#machines/formular/gruppe.ts';
import { Button } from '#widgets/button/Button.tsx';
import { FieldError } from '#widgets/field/FieldNotes.tsx';
import { fieldId } from '#widgets/field/fieldIds.ts';
import { texte } from '../texte.ts';
import { type EingabeProps, Felder } from './Felder.tsx';
import styles from './Gruppenfeld.module.css';
import { type Entferntes, useEintraege } from './useEintraege.ts';

/** Several entries, one below the other; where she chooses how many, she adds and removes them. */
export function Gruppenfeld(props: EingabeProps<'gruppe'>) {
  const { feld, gefragt, fehlerZu, setze, eingaben, lage } = props;
  const { name, label, hinweis, eines, eintraege = [], spielraum } = feld;
  const { entfernt, hinzufuegen, entferne, zurueck } = useEintraege(props);
  const error = fehlerZu(name);
  return (
    <fieldset id={fieldId(name)} className={styles.gruppe} tabIndex={-1} aria-label={label}>
      {!gefragt && <h2 className={styles.titel}>{label}</h2>}
      {hinweis !== undefined && <p className={styles.hinweis}>{hinweis}</p>}
      {error !== undefined && <FieldError name={name} text={error} />}
      {eintraege.map((sichtbar, nr) => (
        <fieldset key={nameIn(feld, nr, '')} className={styles.eintrag}>
          <legend className={styles.legende}>
            {createElement(gefragt ? 'h2' : 'h3', null, nummeriert(eines, nr))}
          </legend>
          <div className={styles.felder}>
            <Felder
              {...{ eingaben, setze, fehlerZu, lage, sichtbar }}
              seite={{ titel: nummeriert(eines, nr) }}
            />
          </div>
          {spielraum && eintraege.length > spielraum.von && (
            <Button variant="quiet" onClick={() => entferne(nr)}>
              {t('entfernen', { eintrag: nummeriert(eines, nr) })}
            </Button>
          )}
        </fieldset>
      ))}
      {spielraum && (
        <Anzahl
          {...{ eines, entfernt, hinzufuegen, zurueck }}
          zahl={eintraege.length}
          bis={spielraum.bis}
        />
      )}
    </fieldset>
  );
}

interface AnzahlProps {
  eines: string;
  zahl: number;
  bis: number;
  entfernt: Entferntes | null;
  hinzufuegen: () => void;
  zurueck: () => void;
}

/** One more, or the last one back. */
function Anzahl({ eines, zahl, bis, entfernt, hinzufuegen, zurueck }: AnzahlProps) {
  return (
    <div className={styles.anzahl}>
      <output className={styles.hinweis}>
        {entfernt !== null && t('entfernt', { eintrag: nummeriert(eines, entfernt.nr) })}
        {zahl >= bis && t('hoechstens', { anzahl: bis })}
      </output>
      {entfernt !== null && (
        <Button variant="quiet" onClick={zurueck}>
          {t('zurueck')}
        </Button>
      )}
      {zahl < bis && (
        <Button variant="secondary" onClick={hinzufuegen}>
          {t('hinzufuegen', { eintrag: nummeriert(eines, zahl) })}
        </Button>
      )}
    </div>
  );
}

function nummeriert(eines: string, nr: number): string {
  return `${eines}\u00A0${nr + 1}`;
}

const t = texte('formular.gruppe', {
  hinzufuegen: '{eintrag} hinzufügen',
  entfernen: '{eintrag} entfernen',
  entfernt: '{eintrag} ist entfernt.',
  zurueck: 'Rückgängig machen',
  hoechstens: 'Mehr als {anzahl} können Sie hier nicht angeben.',
});
