import type { Consent } from '#contract/endpoints/consents.ts';
import { zurWahl } from '#machines/antrag/erklaerungen.ts';
import { RadioGroup } from '#widgets/radio-group/RadioGroup.tsx';
import styles from './Erklaerungsformular.module.css';

interface Props {
  consent: Consent;
  gefragt: readonly Consent[];
  gegeben: ReadonlySet<string>;
  onChange: (gegeben: ReadonlySet<string>) => void;
  error: string | undefined;
}

/** Declarations of which one is given: they stand together, where the first of them is. */
export function Erklaerungswahl({ consent, gefragt, gegeben, onChange, error }: Props) {
  const { id: name, wahl = '' } = consent;
  const alle = zurWahl(gefragt, wahl);
  if (consent !== alle[0]) return null;

  function waehle(id: string) {
    const andere = [...gegeben].filter((eine) => !alle.some((eines) => eines.id === eine));
    onChange(new Set([...andere, id]));
  }

  return (
    <div className={styles.wahl}>
      <RadioGroup
        name={name}
        label={wahl}
        value={alle.find(({ id }) => gegeben.has(id))?.id ?? null}
        onChange={waehle}
        options={alle.map(({ id, titel, text }) => ({ value: id, label: titel, subline: text }))}
        error={error}
      />
    </div>
  );
}
