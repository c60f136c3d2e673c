import { type ReactNode, useState } from 'react';
import type { Antragslage } from '#machines/antrag/frage.ts';
import { gleich } from '#machines/gleich.ts';
import type { Annahme, Konfigurator } from '#machines/antrag/fragen/konfigurator.ts';
import { AssumptionRow } from '#widgets/assumption-row/AssumptionRow.tsx';
import { RadioGroup } from '#widgets/radio-group/RadioGroup.tsx';
import { RowList } from '#widgets/row-list/RowList.tsx';
import type { Tarifwahl } from '../tarif/wahl.ts';
import styles from './Angebot.module.css';
import { t } from './texte.ts';

interface Props {
  konfigurator: Konfigurator;
  gewaehlt: Tarifwahl;
  stand: Antragslage;
  waehle: (wahl: Tarifwahl) => void;
  /** What is said about the last change. */
  danach: ReactNode;
}

/** What the price takes for granted still, in sentences, each changed where it is read. */
export function Annahmen({ konfigurator, gewaehlt, stand, waehle, danach }: Props) {
  const [offen, setOffen] = useState<string | null>(null);
  const { antworten } = stand;
  const angenommen = konfigurator.annahmen.filter(
    (eine) => eine.wenn?.(gewaehlt, antworten) !== false,
  );
  const noch = angenommen.filter(({ schritt }) => !(schritt in antworten));
  const gesagt = gewaehlt.annahmen ?? {};
  // Answered behind the offer, and not counted in before all of it is.
  const istOffen = angenommen.some(
    ({ schritt }) =>
      schritt in antworten &&
      !gleich(Reflect.get(stand.bestaetigt ?? {}, schritt), Reflect.get(antworten, schritt)),
  );
  if (noch.length === 0) return istOffen ? <p>{t('nochOffen')}</p> : null;
  return (
    <section className={styles.teil}>
      <h2>{t('annahmen')}</h2>
      <p>{t('annahmenText')}</p>
      <RowList>
        {noch.map((annahme) => (
          <Zeile
            key={annahme.name}
            annahme={annahme}
            wert={gesagt[annahme.name] ?? annahme.ueblich}
            open={offen === annahme.name}
            onToggle={(auf) => setOffen(auf ? annahme.name : null)}
            onChange={(wert) => {
              const annahmen = { ...gesagt, [annahme.name]: wert };
              waehle({ ...gewaehlt, annahmen });
            }}
          />
        ))}
      </RowList>
      {danach}
      {istOffen && <p>{t('nochOffen')}</p>}
    </section>
  );
}

interface ZeileProps {
  annahme: Annahme;
  wert: string | number | boolean;
  open: boolean;
  onToggle: (open: boolean) => void;
  onChange: (wert: string | number | boolean) => void;
}

function Zeile({ annahme, wert, open, onToggle, onChange }: ZeileProps) {
  const { name, label, optionen, erstDanach } = annahme;
  const jetzt = optionen.find((eine) => eine.wert === wert);
  const sentence = satz(jetzt?.text ?? '');
  if (erstDanach || optionen.length === 1) return <AssumptionRow sentence={sentence} />;
  return (
    <AssumptionRow sentence={sentence} open={open} onToggle={onToggle}>
      <RadioGroup
        name={name}
        label={label}
        value={String(wert)}
        onChange={(neu) => {
          const gewaehlt = optionen.find((eine) => String(eine.wert) === neu);
          if (gewaehlt) onChange(gewaehlt.wert);
        }}
        options={optionen.map((eine) => ({ value: String(eine.wert), label: eine.label }))}
      />
    </AssumptionRow>
  );
}

/** The word that counts stands between asterisks. */
function satz(text: string): ReactNode {
  const [vorher, wort, danach] = text.split('*');
  return (
    <>
      {vorher}
      {wort !== undefined && <b>{wort}</b>}
      {danach}
    </>
  );
}
