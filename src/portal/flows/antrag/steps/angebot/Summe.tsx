import { useEffect, useEffectEvent, useState } from 'react';
import { TextButton } from '#widgets/button/TextButton.tsx';
import type { EingabeProps } from '../../../../formular/Felder.tsx';
import { Reglerfeld } from '../../../../formular/Reglerfeld.tsx';
import { t } from './texte.ts';

/** A sum that is counted in when she pauses: who moves along asks for no price at each step. */
export function Summe(props: EingabeProps<'regler'>) {
  const { feld, eingaben, setze, lage } = props;
  const { name } = feld;
  const steht = String(eingaben[name] ?? '');
  const [bewegt, setBewegt] = useState<string | null>(null);
  const setzeSpaet = useEffectEvent((wert: string) => {
    setBewegt(null);
    if (wert !== steht) setze(name, wert);
  });
  useEffect(() => {
    if (bewegt === null) return undefined;
    const pause = setTimeout(() => setzeSpaet(bewegt), pauseMs);
    return () => clearTimeout(pause);
  }, [bewegt]);
  const vorschlag = feld.auch?.(lage);
  const jetzt = bewegt ?? steht;
  return (
    <>
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
    </>
  );
}

const pauseMs = 150;
