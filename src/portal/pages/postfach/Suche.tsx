import { useState } from 'react';
import * as z from 'zod/mini';
import { nachrichtensuche } from '#contract/endpoints/postfach.ts';
import { Button } from '#widgets/button/Button.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { TextField } from '#widgets/text-field/TextField.tsx';
import styles from './Postfach.module.css';
import { t } from './texte.ts';

interface Props {
  gesucht: string;
  onSuchen: (suche: string) => void;
}

/** A word of subject or text; nothing happens before she says so. */
export function Suche({ gesucht, onSuchen }: Props) {
  const [suche, setSuche] = useState(gesucht);
  const [fehler, setFehler] = useState<string>();
  const suchen = () => {
    const { data, error } = z.safeParse(nachrichtensuche, suche);
    setFehler(error?.issues[0]?.message);
    if (data !== undefined) onSuchen(data);
  };
  return (
    <Form onSubmit={suchen}>
      <div className={styles.suche}>
        <TextField
          label={t('suche')}
          name="suche"
          value={suche}
          onChange={setSuche}
          error={fehler}
          inputMode="search"
          autoComplete="off"
        />
        <Button type="submit" variant="secondary">
          {t('suchen')}
        </Button>
      </div>
    </Form>
  );
}
