import { useQuery } from '@tanstack/react-query';
import type { Nachricht } from '#contract/entities/nachricht.ts';
import { Dokumentliste } from '../../flows/antrag/steps/Dokumentliste.tsx';
import { usePorts } from '../../ports.ts';
import { anhaengeQuery } from '../../queries/postfach.ts';
import { Teilabfrage } from '../../shell/zustand/Teilabfrage.tsx';
import { t } from './texte.ts';

/** Papers that came with a message, to read or to keep. */
export function Anhaenge({ anhaenge }: Pick<Nachricht, 'anhaenge'>) {
  const { client, bereich } = usePorts();
  const abfrage = useQuery(anhaengeQuery(client, bereich, anhaenge));
  return (
    <Teilabfrage abfrage={abfrage} fehler={t('anhaengeFehlen')}>
      {(dokumente) => <Dokumentliste dokumente={dokumente} />}
    </Teilabfrage>
  );
}
