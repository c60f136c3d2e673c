import { TextButton } from '#widgets/button/TextButton.tsx';
import type { EingabeProps } from '../../../../formular/Felder.tsx';
import { Reglerfeld } from '../../../../formular/Reglerfeld.tsx';
import { useGebremst } from '../../../../formular/useGebremst.ts';
import styles from './Angebot.module.css';
import { t } from './texte.ts';
import { Vermerke } from './Vermerke.tsx';

/** A sum that is counted in when she pauses: who moves along asks for no price at each step. */
export function Summe(props: EingabeProps<'regler'>) {
  const { feld, eingaben, setze, lage } = props;
  const { name } = feld;
  const summe = useGebremst(String(eingaben[name] ?? ''), (wert) => setze(name, wert));
  const vorschlag = feld.auch?.(lage);
  return (
    <div
      role="group"
      aria-label={feld.label}
      className={styles.summe}
      onKeyDown={({ key }) => key === 'Enter' && summe.sofort()}
      // What stands below it moves: nobody's click shall miss because of that.
      onBlur={({ relatedTarget }) => sendet(relatedTarget) && summe.sofort()}
    >
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
    </div>
  );
}

function sendet(ziel: EventTarget | null): boolean {
  return ziel instanceof HTMLButtonElement && ziel.type === 'submit';
}
