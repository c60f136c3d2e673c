import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { t as einzeln } from '../../aenderung/texte.ts';
import { t } from '../texte.ts';
import type { StellProps } from './Einstellen.tsx';
import { useFlowState } from './step.ts';
import { WeitereWege } from './WeitereWege.tsx';

/** Nothing can be set: the reasons, what can be done otherwise, and the contract. */
export function Gesperrt(props: StellProps) {
  const { actor, versicherungsNummer: nummer, vertrag, vertragsseite } = props;
  const flowState = useFlowState(actor);
  const hatWege = props.ergebnis.angebote.some(({ hinderung }) => !hinderung);
  return (
    <Page
      title={t(hatWege ? 'nurWegeTitel' : 'gesperrtTitel')}
      lead={t('vertrag', { name: vertrag.versicherungsName, nummer })}
      back={{ label: einzeln('zurueckZumVertrag'), href: vertragsseite }}
      flowState={flowState}
    >
      <WeitereWege {...props} />
      <Aktionen>
        <ButtonLink href={vertragsseite}>{einzeln('vertragAnsehen')}</ButtonLink>
      </Aktionen>
    </Page>
  );
}
