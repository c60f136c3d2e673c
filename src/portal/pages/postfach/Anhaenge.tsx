import { useQuery } from '@tanstack/react-query';
import type { Nachricht } from '#contract/entities/nachricht.ts';
import { Dateiliste } from '../../flows/antrag/steps/Dateiliste.tsx';
import { Dokumentliste } from '../../flows/antrag/steps/Dokumentliste.tsx';
import { usePorts } from '../../ports.ts';
import { anhaengeQuery } from '../../queries/postfach.ts';
import { Teilabfrage } from '../../shell/zustand/Teilabfrage.tsx';
import { t } from './texte.ts';

type Beigelegt = Nachricht['anhaenge'];

/** What came with a message: papers of ours to read or to keep, files as they were sent. */
export function Anhaenge({ anhaenge }: { anhaenge: Beigelegt }) {
  const { client, bereich } = usePorts();
  const abfrage = useQuery(anhaengeQuery(client, bereich, anhaenge));
  return (
    <Teilabfrage abfrage={abfrage} fehler={t('anhaengeFehlen')}>
      {(geoeffnet) => {
        const dateien = anhaenge.flatMap(({ groesse }, nth) => {
          const offen = geoeffnet[nth];
          return groesse === null || offen === undefined ? [] : [{ ...offen, groesse }];
        });
        const papiere = geoeffnet.filter((_, nth) => anhaenge[nth]?.groesse === null);
        return (
          <>
            {papiere.length > 0 && <Dokumentliste dokumente={papiere} />}
            {dateien.length > 0 && <Dateiliste dateien={dateien} />}
          </>
        );
      }}
    </Teilabfrage>
  );
}
