import { nachzureichen } from '#contract/begriffe/anbindung.ts';
import { Disclosure } from '#widgets/disclosure/Disclosure.tsx';
import { saetze } from '../../../konto/anmeldung/bedingungen.ts';
import { courtagesaetze, t } from '../texte.ts';
import { Frage } from './Frage.tsx';
import type { StepProps } from './step.ts';
import styles from './steps.module.css';

/** What is asked for by mail, and what is agreed to. */
export function Unterlagen(props: StepProps) {
  return <Frage {...props} schritt="unterlagen" davor={<Liste />} danach={zumLesen} />;
}

function Liste() {
  return (
    <>
      <p>{t('unterlagenEinleitung')}</p>
      <ul className={styles.liste}>
        {nachzureichen.map((eine) => (
          <li key={eine}>{eine}</li>
        ))}
      </ul>
    </>
  );
}

/** The sentences each box is about, below it. */
const zumLesen = {
  courtagezusage: <Saetze lesen={t('courtagezusageLesen')} alle={courtagesaetze} />,
  auftragsverarbeitung: (
    <Saetze lesen={t('auftragsverarbeitungLesen')} alle={saetze.auftragsverarbeitung} />
  ),
};

function Saetze({ lesen, alle }: { lesen: string; alle: readonly string[] }) {
  return (
    <Disclosure summary={lesen}>
      <ol className={styles.liste}>
        {alle.map((satz) => (
          <li key={satz}>{satz}</li>
        ))}
      </ol>
    </Disclosure>
  );
}
