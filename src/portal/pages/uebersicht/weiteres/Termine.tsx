import type { Vertragskachel } from '#contract/entities/vertrag.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { TextButton } from '#widgets/button/TextButton.tsx';
import { Timeline } from '#widgets/timeline/Timeline.tsx';
import { usePorts } from '../../../ports.ts';
import { Abschnitt } from '../../../shell/Abschnitt.tsx';
import { termineVon } from './termine.ts';
import { t } from './texte.ts';
import { useAlleZeigen } from './useAlleZeigen.ts';

/** As many stand there at first. */
const zuerst = 5;

/** The days that are still to come, of all contracts. */
export function Termine({ vertraege }: { vertraege: readonly Vertragskachel[] }) {
  const { now } = usePorts();
  const { ort, alle, zeigeAlle } = useAlleZeigen(zuerst);
  const termine = termineVon(vertraege, heuteInBerlin(now()));
  if (termine.length === 0) return null;
  return (
    <Abschnitt titel={t('termine')}>
      <div ref={ort}>
        <Timeline steps={alle ? termine : termine.slice(0, zuerst)} />
      </div>
      {!alle && termine.length > zuerst && (
        <TextButton standsAlone onClick={zeigeAlle}>
          {t('weitereTermine', { anzahl: termine.length })}
        </TextButton>
      )}
    </Abschnitt>
  );
}
