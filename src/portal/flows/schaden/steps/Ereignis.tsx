import { useSelector } from '@xstate/react';
import { belehrung } from '#contract/schaeden/belehrung.ts';
import { ereignisform } from '#machines/schaden/answers.ts';
import * as select from '#machines/schaden/selectors.ts';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { brieffelder } from '../../../formular/Brieffelder.tsx';
import { Datumfeld } from '../../../formular/Datumfeld.tsx';
import { Formular } from '../../../formular/Formular.tsx';
import { Listenfeld } from '../../../formular/Listenfeld.tsx';
import { useFormular } from '../../../formular/useFormular.ts';
import { texte } from '../../../texte.ts';
import { gemerktes } from '../../vertrag/beendigung/merken.ts';
import { t } from '../texte.ts';
import { ereignisseite } from './ereignisseite.ts';
import { Fortschritt } from './Fortschritt.tsx';
import { Notruf } from './Notruf.tsx';
import { gehe, type StepProps, useFlowState, useWorte } from './step.ts';

const notiz = texte('schaden.belehrung', belehrung);

/** When, where and how; the notice of the law stands before the first answer about the loss. */
export function Ereignis(props: StepProps) {
  const { actor, sparte, vertrag, draft } = props;
  const art = useSelector(actor, select.antworten).schadenart?.schadenart ?? '';
  const heute = useSelector(actor, select.heute);
  const w = useWorte(actor);
  const ablehnung = useSelector(actor, select.angabenFehlen);
  const formular = useFormular(
    ereignisseite({ sparte, art, heute, vertrag, w }),
    ereignisform(sparte, art, heute),
    { gemerkt: gemerktes(draft, 'ereignis') },
  );
  const weiter = () => {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  };
  return (
    <Page
      title={t('ereignisTitel')}
      back={{ label: t('zurueck'), onClick: () => gehe(actor, 'schadenart') }}
      progress={<Fortschritt schritt="ereignis" />}
      flowState={useFlowState(actor)}
    >
      <Notruf />
      {ablehnung && <InfoBox type="warning">{ablehnung.errorMessage}</InfoBox>}
      <InfoBox type="neutral" headline={notiz('titel')}>
        <p>{notiz('text')}</p>
        <p>{notiz('quelle')}</p>
      </InfoBox>
      <Formular
        formular={formular}
        sofort={felder}
        onSenden={weiter}
        knopf={t('weiter')}
        danach={saetze(props, art, formular.gelesen.antwort)}
      />
    </Page>
  );
}

const felder = { ...brieffelder, datum: Datumfeld, liste: Listenfeld };

/** What her answers give cause to say, at the answer. */
function saetze(
  { sparte, vertrag }: StepProps,
  art: string,
  { schadendatum, antwort }: Readonly<Record<string, unknown>>,
) {
  const frage = sparte.arten[art]?.frage;
  const gegeben = frage === undefined ? undefined : sparte.meldung?.fragen[frage];
  const satz = typeof antwort === 'string' ? gegeben?.antworten[antwort]?.satz : undefined;
  const { vertragsBeginn, beendigungsdatum } = vertrag;
  const ohneSchutz =
    typeof schadendatum === 'string' &&
    schadendatum !== '' &&
    (schadendatum < vertragsBeginn ||
      (beendigungsdatum !== null && schadendatum > beendigungsdatum));
  return {
    schadendatum: ohneSchutz && <InfoBox type="warning">{t('keinSchutz')}</InfoBox>,
    antwort: satz !== undefined && <InfoBox type="warning">{satz}</InfoBox>,
  };
}
