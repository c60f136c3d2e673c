import { useQuery } from '@tanstack/react-query';
import { UntervermittlerView } from '../../flows/konto/untervermittler/View.tsx';
import { usePorts } from '../../ports.ts';
import { mitarbeitendeQuery } from '../../queries/agentur.ts';
import type { Nutzer } from '../../session/identitaet.ts';
import { Abfrage } from '../../shell/zustand/Abfrage.tsx';
import { fehltRecht, OhneRecht } from '../kundenbestand/ablehnung.tsx';
import { t } from './texte.ts';

/** The invitation of whoever runs the agency; nobody else fills in a form that is refused at its end. */
export default function Anlegen({ nutzer }: { nutzer: Nutzer }) {
  const abfrage = useQuery(mitarbeitendeQuery(usePorts().client, nutzer.vermittlernummer ?? ''));
  if (fehltRecht(abfrage.error))
    return <OhneRecht titel={t('titel')} grund={abfrage.error.message} />;
  return (
    <Abfrage abfrage={abfrage} title={t('einladen')}>
      {() => <UntervermittlerView />}
    </Abfrage>
  );
}
