import { Disclosure } from '#widgets/disclosure/Disclosure.tsx';
import { SummaryBlock } from '#widgets/summary-list/SummaryBlock.tsx';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { type StepProps, useKontext } from '../step.ts';
import { type Block, bloecke } from './bloecke.ts';
import { t } from './texte.ts';
import styles from './Abschluss.module.css';

/** All answers, folded, sorted by what another one would change; that is said before she changes it. */
export function Angaben({ actor, gang, seite, schritte }: StepProps) {
  const alle = bloecke(
    seite,
    schritte,
    useKontext(actor, (context) => context),
  );
  return gruppen.map(({ name, gehoert }) => {
    const hier = alle.filter(gehoert);
    if (hier.length === 0) return null;
    return (
      <Abschnitt key={name} titel={t(name)}>
        <p>{t(`${name}Folge`)}</p>
        <Disclosure summary={t('ansehen')} count={hier.length}>
          <div className={styles.bloecke}>
            {hier.map(({ schritt, titel, zeilen }) => (
              <SummaryBlock
                key={schritt}
                title={titel}
                rows={zeilen}
                onEdit={() => gang.send({ type: 'BEARBEITEN', schritt, ziel: 'abschluss' })}
              />
            ))}
          </div>
        </Disclosure>
      </Abschnitt>
    );
  });
}

const gruppen = [
  { name: 'schutz', gehoert: ({ folgen }) => folgen.beitrag },
  { name: 'person', gehoert: ({ folgen }) => !folgen.beitrag },
] as const satisfies readonly { name: string; gehoert: (block: Block) => boolean }[];
