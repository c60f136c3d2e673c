import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { leaf } from '#machines/leaf.ts';
import type { RueckfrageSchritt } from '#machines/vertrag/parts/rueckfrage/rueckfrage.ts';
import * as select from '#machines/vertrag/parts/rueckfrage/selectors.ts';
import { formatDatumLang } from '#contract/tag.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { showToast } from '#widgets/toast/toast.ts';
import { usePorts } from '../../../ports.ts';
import { LadeSeite } from '../../../shell/zustand/LadeSeite.tsx';
import { auftragsschluessel } from '../../../auftragsschluessel.ts';
import { useSessionEvents } from '../../useSessionEvents.ts';
import { Unterbrechbar } from '../../unterbrochen/Unterbrechbar.tsx';
import { useBild, useMitAnmeldung } from '../../unterbrochen/unterbrochener.ts';
import { Rueckfrage, type RueckfrageActor } from '../Rueckfrage.tsx';
import { useImAuftrag, useVertragswege } from '../wege.ts';
import { ruecknahmeMit } from './effects.ts';
import { t, zuruecknehmbar } from './texte.ts';
import { gehe } from '../../../ort.tsx';

interface Props {
  versicherungsNummer: string;
  /** Last day of cover. */
  bis: string;
  /** Which contract. */
  lead: string;
  /** Other ways she has, before this one. */
  davor: ReactNode;
}

/** A cancellation can be taken back until the contract ends; then the contract is the page. */
export function RuecknahmeView(props: Props) {
  const { versicherungsNummer: nummer } = props;
  const { client, speicher } = usePorts();
  const queries = useQueryClient();
  const wege = useVertragswege();
  const imAuftrag = useImAuftrag();
  const [chart] = useState(() =>
    ruecknahmeMit({
      client,
      queries,
      schluessel: auftragsschluessel(speicher, 'ruecknahme', nummer),
      versicherungsNummer: nummer,
      onErledigt: () => {
        showToast({ title: t('erledigtTitel'), state: 'positive' });
        gehe(wege.vertrag(nummer));
      },
    }),
  );
  const actor = useActorRef(useMitAnmeldung(chart), { input: { imAuftrag } });
  useSessionEvents(actor);
  const bild = useBild(actor, chart);
  const Step = steps[useSelector(bild, select.schritt)];
  const flowState = useSelector(bild, ({ value }) => leaf(value));
  return (
    <Unterbrechbar actor={actor}>
      <Step {...props} actor={bild} flowState={flowState} />
    </Unterbrechbar>
  );
}

interface StepProps extends Props {
  actor: RueckfrageActor;
  flowState: string;
}

const steps = {
  frage: Frage,
  erledigt: LadeSeite,
} as const satisfies Record<RueckfrageSchritt, (props: StepProps) => ReactNode>;

function Frage({ actor, flowState, versicherungsNummer, bis, lead, davor }: StepProps) {
  const wege = useVertragswege();
  const satz = zuruecknehmbar(useImAuftrag(), formatDatumLang(bis));
  return (
    <Page
      title={t('titel')}
      lead={lead}
      back={{ label: t('zumVertrag'), href: wege.vertrag(versicherungsNummer) }}
      flowState={flowState}
    >
      {davor}
      <Rueckfrage actor={actor} titel={t('frageTitel')} folge={t('folge')}>
        {(fragen) => (
          <InfoBox
            type="neutral"
            headline={satz}
            action={<Button onClick={fragen}>{t('zuruecknehmen')}</Button>}
          />
        )}
      </Rueckfrage>
    </Page>
  );
}
