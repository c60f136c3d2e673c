import { useQuery } from '@tanstack/react-query';
import type { Nachricht } from '#contract/entities/nachricht.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { SkeletonCards } from '#widgets/skeleton/SkeletonCards.tsx';
import { ausfallsatz } from '../../ausfall.ts';
import { usePorts } from '../../ports.ts';
import { Dokumentliste } from '../../flows/antrag/steps/Dokumentliste.tsx';
import { anhaengeQuery } from '../../queries/postfach.ts';
import { t } from './texte.ts';

/** Papers that came with a message, to read or to keep. */
export function Anhaenge({ anhaenge }: Pick<Nachricht, 'anhaenge'>) {
  const { client, bereich } = usePorts();
  const { data, error, isFetching, refetch } = useQuery(anhaengeQuery(client, bereich, anhaenge));
  if (!data && error) {
    return (
      <InfoBox
        type="error"
        headline={ausfallsatz(error) ?? t('anhaengeFehlen')}
        action={
          <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
            {t('erneut')}
          </Button>
        }
      />
    );
  }
  if (!data) return <SkeletonCards />;
  return <Dokumentliste dokumente={data} />;
}
