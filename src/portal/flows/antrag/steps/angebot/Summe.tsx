import { useEffect } from 'react';
import { TextButton } from '#widgets/button/TextButton.tsx';
import type { EingabeProps } from '../../../../formular/Felder.tsx';
import { Reglerfeld } from '../../../../formular/Reglerfeld.tsx';
import { WertermittlungFeld } from '../../../../formular/Wertermittlung.tsx';
import { useGebremst } from '../../../../formular/useGebremst.ts';
import styles from './Angebot.module.css';
import { useAngebotsstand } from './angebotslage.ts';
import { t } from './texte.ts';
import { Vermerke } from './Vermerke.tsx';

/** A sum that is counted in when she pauses: who moves along asks for no price at each step. */
export function Summe(props: EingabeProps<'regler'>) {
  const { feld, eingaben, setze, lage } = props;
  const { name } = feld;
  const { merkeUnterwegs } = useAngebotsstand();
  const summe = useGebremst(String(eingaben[name] ?? ''), (wert) => setze(name, wert));
  useEffect(() => merkeUnterwegs(summe.sofort));
  const vorschlag = feld.auch?.(lage);
  const ermittlung = feld.ermittlung?.(lage);
  return (
    <div className={styles.summe}>
      <Reglerfeld
        {...props}
        eingaben={{ ...eingaben, [name]: summe.jetzt }}
        setze={(_, wert) => summe.bewege(String(wert))}
      />
      {vorschlag !== undefined && Number(summe.jetzt) !== vorschlag && (
        <TextButton onClick={() => setze(name, String(vorschlag))}>
          {t('vorschlagNehmen', { betrag: feld.anzeige(vorschlag) })}
        </TextButton>
      )}
      <Vermerke nach={name} />
      {ermittlung && (
        <WertermittlungFeld
          feld={feld}
          ermittlung={ermittlung}
          summe={Number(summe.jetzt)}
          uebernimm={(wert) => setze(name, String(wert))}
        />
      )}
    </div>
  );
}
