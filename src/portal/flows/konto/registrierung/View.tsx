import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { hausmarke } from '#contract/marken.ts';
import type { RegistrierSchritt } from '#machines/konto/registrierung/answers.ts';
import * as select from '#machines/konto/registrierung/selectors.ts';
import type { RegistrierEingang } from '#machines/konto/registrierung/machine.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import * as konto from '#machines/konto/selectors.ts';
import { aufruf } from '../../../aufruf.ts';
import { useOrt } from '../../../ort.tsx';
import { usePorts } from '../../../ports.ts';
import { useSessionEvents } from '../../useSessionEvents.ts';
import { LinkPruefen } from '../link/LinkPruefen.tsx';
import { LinkUngueltig } from '../link/LinkUngueltig.tsx';
import { Nummer, useNummerFormular } from '../nummer/Nummer.tsx';
import { Tan } from '../nummer/Tan.tsx';
import { registrierungMit } from './effects.ts';
import { zugangsrecht, type Zugangsrecht } from '../../zugangsrecht.ts';
import { nummerNotiz, type NummerNotiz } from './nummerNotiz.ts';
import { AbweichendeEmail } from './steps/AbweichendeEmail.tsx';
import { EmailBestaetigen } from './steps/EmailBestaetigen.tsx';
import { KontoBesteht } from './steps/KontoBesteht.tsx';
import { PasswortFestlegen } from './steps/PasswortFestlegen.tsx';
import { RechtPruefen } from './steps/RechtPruefen.tsx';
import { RechtUngueltig } from './steps/RechtUngueltig.tsx';
import type { StepProps } from './steps/step.ts';
import { Vertragsnummer } from './steps/Vertragsnummer.tsx';
import { t as nummer } from '../nummer/texte.ts';
import { t as kontotexte } from '../texte.ts';
import { t } from './texte.ts';
import { useFlowState } from '../nummer/actor.ts';

/** An account of her own, from the contract to the confirmed number. */
export function RegistrierungView({ token }: { token: string | null }) {
  const { client, session, speicher, now, bereich } = usePorts();
  const [notiz] = useState(() => nummerNotiz(speicher));
  const [recht] = useState(() => zugangsrecht(speicher, now));
  const [chart] = useState(() =>
    registrierungMit({ client, session, token, recht, notiz, marke: aufruf.brand ?? hausmarke }),
  );
  const { search } = useOrt();
  const [input] = useState(() =>
    bereich === 'vermittler'
      ? { einstieg: 'LINK' as const }
      : eingang({ token, recht, notiz, search }),
  );
  const actor = useActorRef(chart, { input });
  useSessionEvents(actor);
  const Step = schritte[bereich][useSelector(actor, select.schritt)];
  return <Step actor={actor} />;
}

interface Ankunft {
  token: string | null;
  recht: Zugangsrecht;
  notiz: NummerNotiz;
  search: string;
}

/** The page that concluded says so in the address: whoever comes to this one herself may be somebody else. */
function eingang({ token, recht, notiz, search }: Ankunft): RegistrierEingang {
  if (token !== null) return { einstieg: 'LINK' };
  const vomAbschluss = new URLSearchParams(search).has('abschluss');
  const offen = notiz.lesen();
  if (vomAbschluss && (recht.lesen() !== null || !offen)) return { einstieg: 'RECHT' };
  return offen ? { einstieg: 'NUMMER', partnerNummer: offen.partnerNummer } : {};
}

const steps = {
  vertragsnummer: Vertragsnummer,
  emailBestaetigen: EmailBestaetigen,
  abweichendeEmail: AbweichendeEmail,
  abweichendeEmailGesendet: AbweichendeEmailGesendet,
  linkPruefen: MitLink,
  linkUngueltig: LinkUngueltig,
  rechtPruefen: RechtPruefen,
  rechtUngueltig: RechtUngueltig,
  sitzungZuEnde: SitzungZuEnde,
  kontoBesteht: KontoBesteht,
  emailGeaendert: EmailGeaendert,
  emailBestaetigt: EmailBestaetigt,
  passwortFestlegen: PasswortFestlegen,
  handynummer: Handynummer,
  tanPruefen: Tan,
  fertig: Fertig,
} as const satisfies Record<RegistrierSchritt, (props: StepProps) => ReactNode>;

/** An agent comes by the link of another address only; he asks for a new one where his data are. */
const schritte = { kunden: steps, vermittler: { ...steps, linkUngueltig: LinkDesVermittlers } };

function LinkDesVermittlers({ actor }: StepProps) {
  return (
    <Page title={nummer('linkUngueltigTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox
        type="warning"
        action={
          <ButtonLink href="/vermittler/kundendaten/email/">{nummer('neuerLink')}</ButtonLink>
        }
      >
        {kontotexte('LINK_UNGUELTIG')}
      </InfoBox>
    </Page>
  );
}

function MitLink({ actor }: StepProps) {
  return <LinkPruefen actor={actor} titel={t('linkPruefenTitel')} />;
}

function Handynummer({ actor }: StepProps) {
  return <Nummer actor={actor} formular={useNummerFormular(actor, 'handynummer')} />;
}

/** Only the link could open a session; what she chose already stays chosen. */
function SitzungZuEnde({ actor }: StepProps) {
  return (
    <Page title={t('sitzungZuEndeTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox
        type="warning"
        action={
          <Button onClick={() => actor.send({ type: 'NEUER_LINK' })}>{nummer('neuerLink')}</Button>
        }
      >
        {kontotexte('SITZUNG_ABGELAUFEN')}
      </InfoBox>
    </Page>
  );
}

/** The end for now: who answers, and when. */
function AbweichendeEmailGesendet({ actor }: StepProps) {
  return (
    <Page title={t('abweichendeEmailGesendetTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="positive" headline={t('abweichendeEmailGesendet')}>
        {t('abweichendeEmailDanach')}
      </InfoBox>
      <ButtonLink href="/">{t('zurStartseite')}</ButtonLink>
    </Page>
  );
}

/** The end: she is in, and where no mail was opened yet one is left to do. */
function Fertig({ actor }: StepProps) {
  const istUnbewiesen = useSelector(actor, select.istUnbewiesen);
  return (
    <Page title={t('fertigTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="positive">{t('fertigWeiter')}</InfoBox>
      {istUnbewiesen && (
        <InfoBox type="neutral" headline={t('fertigUnbewiesen')}>
          {t('fertigLink')}
        </InfoBox>
      )}
      <ButtonLink href="/kunden/details">{t('zurUebersicht')}</ButtonLink>
    </Page>
  );
}

/** The link was that of a change of address, which counts from now on. */
function EmailGeaendert({ actor }: StepProps) {
  const email = useSelector(actor, konto.email);
  return (
    <Page title={t('emailGeaendertTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="positive">{t('emailGeaendert', { email })}</InfoBox>
      <ButtonLink href={`/${usePorts().bereich}/login/`}>{t('anmelden')}</ButtonLink>
    </Page>
  );
}

/** The link was that of an account opened without one: its address is proven. */
function EmailBestaetigt({ actor }: StepProps) {
  return (
    <Page title={t('emailBestaetigtTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="positive">{t('emailBestaetigt')}</InfoBox>
      <ButtonLink href="/kunden/details">{t('zurUebersicht')}</ButtonLink>
    </Page>
  );
}
