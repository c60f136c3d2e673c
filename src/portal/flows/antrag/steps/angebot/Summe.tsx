import { useEffect, useEffectEvent, useState } from 'react';
import { TextButton } from '#widgets/button/TextButton.tsx';
import type { EingabeProps } from '../../../../formular/Felder.tsx';
import { Reglerfeld } from '../../../../formular/Reglerfeld.tsx';
import styles from './Angebot.module.css';
import { t } from './texte.ts';

/** A sum that is counted in when she pauses: who moves along asks for no price at each step. */
export function Summe(props: EingabeProps<'regler'>) {
  const { feld, eingaben, setze, lage } = props;
  const { name } = feld;
  const steht = String(eingaben[name] ?? '');
  const [bewegt, setBewegt] = useState<string | null>(null);
  function uebernimm(wert: string): void {
    setBewegt(null);
    if (wert !== steht) setze(name, wert);
  }
  const setzeSpaet = useEffectEvent(uebernimm);
  useEffect(() => {
    if (bewegt === null) return undefined;
    const pause = setTimeout(() => setzeSpaet(bewegt), pauseMs);
    return () => clearTimeout(pause);
  }, [bewegt]);
  const vorschlag = feld.auch?.(lage);
  const jetzt = bewegt ?? steht;
  return (
    <div className={styles.teil} onBlur={() => bewegt !== null && uebernimm(bewegt)}>
      <Reglerfeld
        {...props}
        eingaben={{ ...eingaben, [name]: jetzt }}
        setze={(_, wert) => setBewegt(String(wert))}
      />
      {vorschlag !== undefined && Number(jetzt) !== vorschlag && (
        <TextButton onClick={() => setze(name, String(vorschlag))}>
          {t('vorschlagNehmen', { betrag: feld.anzeige(vorschlag) })}
        </TextButton>
      )}
    </div>
  );
}

const pauseMs = 150;
