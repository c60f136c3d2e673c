import { useQuery } from '@tanstack/react-query';
import { Button } from '#widgets/button/Button.tsx';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { usePorts } from '../../../../ports.ts';
import { beratungenQuery } from '../../../../queries/beratungen.ts';
import { beraten } from '../hausratBeratung.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

/** Advices under way: one click goes on with one; without the list the search does as well. */
export function Begonnene({ actor }: Pick<StepProps, 'actor'>) {
  const { data } = useQuery(beratungenQuery(usePorts().client, beraten.produkt));
  if (!data || data.length === 0) return null;
  return (
    <Abschnitt titel={t('begonnene')}>
      <Aktionen>
        {data.map(({ id, kunde, beratungsNummer, partnerNummer }) => (
          <Button
            key={id}
            variant="secondary"
            onClick={() => {
              const antwort =
                partnerNummer === null
                  ? { art: 'NEU', name: kunde }
                  : { art: 'BESTAND', partnerNummer };
              actor.send({ type: 'WEITER', antwort });
            }}
          >
            {t('weiterMit', { kunde, nummer: beratungsNummer })}
          </Button>
        ))}
      </Aktionen>
    </Abschnitt>
  );
}
