import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import type { ActorRefFrom } from 'xstate';
import { nummerncodeMinuten } from '#contract/constants.ts';
import { leaf } from '#machines/leaf.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import { codeantwort } from '#machines/parts/mailcode.ts';
import * as select from '#machines/parts/mailcodelage.ts';
import { codeWartezeitMs } from '#machines/parts/wartezeit.ts';
import type { einwilligung } from '#machines/schaden/einwilligung/machine.ts';
import type { geschaedigter } from '#machines/schaden/geschaedigter/machine.ts';
import type { vertriebspartner } from '#machines/vermittler/vertriebspartner-werden/machine.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ResendCode } from '#widgets/code-field/ResendCode.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import type { Feldeingaben } from '../../formular/antwort.ts';
import { Formular } from '../../formular/Formular.tsx';
import { useVerworfen } from '../../formular/formularMit.ts';
import { useFormular } from '../../formular/useFormular.ts';
import { zugangsfelder } from '../../formular/Zugangsfelder.tsx';
import { usePorts } from '../../ports.ts';
import { Handlung } from '../vertrag/beendigung/Handlung.tsx';
import { Stoerung } from '../vertrag/beendigung/Stoerung.tsx';
import { t } from './texte.ts';

/** Flows that go on once a mailbox is proven. */
type Mailcodeaktor =
  | ActorRefFrom<typeof geschaedigter>
  | ActorRefFrom<typeof vertriebspartner>
  | ActorRefFrom<typeof einwilligung>;

interface AktorProps {
  actor: Mailcodeaktor;
}

interface Mailcodeworte {
  titel: string;
  /** What stands above the form. */
  einleitung: string;
  /** Where too much was sent from here; none where the code sends nothing. */
  zuOft?: string;
  /** On the button, where the code sends nothing. */
  knopf?: string;
  /** Where it goes is changed there, where that is no address she typed. */
  adresse?: string;
}

interface Props extends AktorProps {
  worte: Mailcodeworte;
  /** To everything at a glance; none where the code sends nothing. */
  onZurueck?: () => void;
}

/** The code that shows that the mailbox is hers; with it what she said is sent. */
export function Mailcode({ actor, worte, onZurueck }: Props) {
  const stockt = useSelector(actor, select.stockt);
  const istCodeDa = useSelector(actor, select.istCodeDa);
  const istAufgehalten = useSelector(actor, select.istAufgehalten);
  return (
    <Page
      title={istAufgehalten ? t('aufgehaltenTitel') : worte.titel}
      {...(istCodeDa && { lead: worte.einleitung })}
      {...useZurueck(actor, worte, onZurueck)}
      flowState={useSelector(actor, ({ value }) => leaf(value))}
    >
      <Handlung istFehler={stockt}>
        {stockt ? (
          <Hindernis actor={actor} worte={worte} />
        ) : (
          <Eingabe actor={actor} worte={worte} />
        )}
      </Handlung>
    </Page>
  );
}

/** To her address while it is about the code, to everything at a glance where what was sent was not taken. */
function useZurueck(
  actor: Mailcodeaktor,
  { adresse = t('andereAdresse') }: Mailcodeworte,
  onZurueck?: () => void,
): Pick<ComponentProps<typeof Page>, 'back'> {
  const istCode = useSelector(actor, select.istCode);
  const istAufgehalten = useSelector(actor, select.istAufgehalten);
  if (istCode) {
    const onClick = () => actor.send({ type: 'ADRESSE_AENDERN' });
    return { back: { label: adresse, onClick } };
  }
  if (!istAufgehalten || !onZurueck) return {};
  return { back: { label: t('zurueck'), onClick: onZurueck } };
}

function Eingabe({
  actor,
  worte: { knopf = t('codeBestaetigen') },
}: AktorProps & { worte: Mailcodeworte }) {
  const formular = useFormular(seite, codeantwort);
  const istFalsch = useSelector(actor, select.istCodeFalsch);
  useVerworfen(formular, 'code', istFalsch);
  const istCode = useSelector(actor, select.istCode);
  const senden = (spaet?: Feldeingaben) => {
    const antwort = formular.pruefe(spaet);
    if (antwort) actor.send({ type: 'WEITER', antwort });
  };
  return (
    <>
      <Formular
        formular={formular}
        sofort={zugangsfelder}
        ohneUebersicht
        onSenden={senden}
        knopf={knopf}
        laedt={useSelector(actor, select.laedt)}
      >
        <Abgelehnt actor={actor} />
      </Formular>
      {istCode && <NeuerCode actor={actor} />}
    </>
  );
}

/** No code has come: another one after a while. */
function NeuerCode({ actor }: AktorProps) {
  const { now } = usePorts();
  return (
    <ResendCode
      ready={useSelector(actor, select.darfErneut)}
      sending={useSelector(actor, select.sendetCode)}
      wait={codeWartezeitMs}
      now={() => now().getTime()}
      onResend={() => actor.send({ type: 'CODE_ERNEUT' })}
    />
  );
}

const seite: Frageseite = {
  titel: t('code'),
  felder: [
    {
      name: 'code',
      art: 'code',
      label: t('code'),
      hinweis: t('codeHinweis', { minuten: nummerncodeMinuten }),
      sendet: true,
    },
  ],
};

/** Why the code was not taken, why there is no other one, or why one is needed again. */
function Abgelehnt({ actor }: AktorProps) {
  const satz = useSelector(actor, select.satz);
  const istGestoert = useSelector(actor, select.istCodeGestoert);
  if (satz === null && !istGestoert) return null;
  return <InfoBox type="error" headline={satz ?? t('fehler')} />;
}

/** Why nothing goes on, and once more. */
function Hindernis({ actor, worte: { zuOft = '' } }: AktorProps & { worte: Mailcodeworte }) {
  const satz = useSelector(actor, select.satz);
  const istZuOft = useSelector(actor, select.istZuOft);
  const { phone, dialled } = useBrand().contact;
  const erneut = () => actor.send({ type: 'ERNEUT' });
  if (!istZuOft && satz === null) return <Stoerung erneut={t('erneut')} onErneut={erneut} />;
  return (
    <InfoBox
      type="warning"
      headline={istZuOft ? zuOft : (satz ?? '')}
      action={<Button onClick={erneut}>{t('erneut')}</Button>}
    >
      {istZuOft && (
        <p>
          {t('zuOftWeiter')} <a href={`tel:${dialled}`}>{phone}</a>
        </p>
      )}
    </InfoBox>
  );
}
