import { Page } from '#widgets/page/Page.tsx';
import { StepProgress } from '#widgets/step-progress/StepProgress.tsx';
import type { AenderungsFrage } from '#machines/vertrag/aenderung/answers.ts';
import { formatDatumLang } from '#contract/tag.ts';
import { silben } from '../../../../shell/silben.ts';
import { schrittTitel } from '../../../antrag/schrittTitel.ts';
import { istBestaetigbar } from '#machines/vertrag/aenderung/guards.ts';
import { aenderung } from '#machines/vertrag/aenderung/machine.ts';
import { Formular } from '../../../../formular/Formular.tsx';
import type { Aenderungsstand } from '../arten/blatt.ts';
import type { Umstand } from '../fragen.ts';
import { t } from '../texte.ts';
import { type StepProps, useFlowState, useWeg } from './step.ts';
import { Umsatzbestaetigung } from './Umsatzbestaetigung.tsx';
import { useFrage } from './useFrage.ts';

export interface FrageseiteProps extends StepProps, Pick<Umstand, 'risikofragen'> {
  schritt: AenderungsFrage;
  stand: Aenderungsstand;
}

/** The questions of one step: fields, what is wrong with them, the way on. */
export function Frageseite(props: FrageseiteProps) {
  const { actor, schritt, stand } = props;
  const flowState = useFlowState(actor);
  const { fortschritt, back } = useWeg(props);
  const { form, weiter, letzte, von } = useFrage(props);
  const { seite } = form;
  const einleitung = schritt === 'auswahl' ? kopf(stand, seite.einleitung) : seite.einleitung;
  return (
    <Page
      title={seite.titel}
      {...(einleitung === undefined ? {} : { lead: einleitung })}
      back={back}
      progress={
        <StepProgress step={fortschritt.nummer} of={von} title={schrittTitel(aenderung, schritt)} />
      }
      flowState={flowState}
    >
      {schritt === 'auswahl' && istBestaetigbar(stand.angebot.art) && (
        <Umsatzbestaetigung actor={actor} stand={stand} />
      )}
      <Formular
        formular={form}
        uebersicht={t('warumNicht')}
        onSenden={weiter}
        knopf={t(letzte ? 'beitragBerechnen' : 'weiter')}
      />
    </Page>
  );
}

/** Which contract it is, and from when a choice holds where there is but one day. */
function kopf(
  { vertrag, angebot: { mehr, weniger, betrag } }: Aenderungsstand,
  mehrDazu: string | undefined,
) {
  const werte = { name: silben(vertrag.versicherungsName), nummer: vertrag.versicherungsNummer };
  const tage = [mehr, weniger, betrag?.sprung?.zeitraum].flatMap((zeitraum) =>
    zeitraum ? [zeitraum.von, zeitraum.bis] : [],
  );
  const [tag] = tage;
  const satz =
    tag !== undefined && tage.every((anderer) => anderer === tag)
      ? t('einleitungTag', { ...werte, datum: formatDatumLang(tag) })
      : t('einleitung', werte);
  return [satz, mehrDazu].filter((teil) => teil !== undefined).join(' ');
}
