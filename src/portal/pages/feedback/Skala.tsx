import { FieldError } from '#widgets/field/FieldNotes.tsx';
import { errorId, fieldId } from '#widgets/field/fieldIds.ts';
import styles from './Skala.module.css';
import { t } from './texte.ts';

interface Props {
  name: string;
  wert: number | null;
  onChange: (wert: number) => void;
  error?: string | undefined;
}

/** Zero to ten side by side; the first carries the field's id. */
export function Skala({ name, wert, onChange, error }: Props) {
  return (
    <fieldset
      className={styles.scale}
      role="radiogroup"
      aria-required="true"
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : errorId(name)}
    >
      <legend className={styles.question}>{t('frage')}</legend>
      {error !== undefined && <FieldError name={name} text={error} />}
      <div className={styles.numbers}>
        {noten.map((note) => (
          <label key={note} className={styles.number}>
            <input
              type="radio"
              id={note === 0 ? fieldId(name) : `${fieldId(name)}-${note}`}
              name={name}
              checked={note === wert}
              onChange={() => onChange(note)}
            />
            <span>{note}</span>
          </label>
        ))}
      </div>
      <p className={styles.ends}>
        <span>{t('wenig')}</span>
        <span>{t('sehr')}</span>
      </p>
    </fieldset>
  );
}

const noten = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
