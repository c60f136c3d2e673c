import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { angabenform } from '#machines/schaden/angaben/answers.ts';
import * as select from '#machines/schaden/angaben/selectors.ts';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Formular } from '../../../../formular/Formular.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { useFehlersatz } from '../../../../shell/useFehlersatz.ts';
import { useOffline } from '../../../../shell/useOffline.ts';
import { gemerktes } from '../../../vertrag/beendigung/merken.ts';
import { schadenwege } from '../../wege.ts';
import { angabenseite } from '../seiten.ts';
import { t } from '../texte.ts';
import type { StepProps } from '../View.tsx';

/** The only step: the questions of the part, and sending the answers. */
export function Ergaenzen({ actor, flowState, schaden, frage, draft }: StepProps) {
  const { schadenNummer: nummer, bezeichnung: name, nachtrag } = schaden;
  const angabe = angabenseite(frage);
  const { seite } = angabe;
  const { teil } = frage;
  const formular = useFormular(seite, angabenform(frage), {
    // An account is kept nowhere: it is shown masked, and typed anew.
    ...(teil !== 'auszahlung' && {
      ...bekanntes(nachtrag[teil]),
      gemerkt: gemerktes(draft, teil, (eingaben) => eingaben),
    }),
  });
  const senden = () => {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'WEITER', antwort: { ...antwort } });
  };
  const gesagt: Record<string, ReactNode> = {};
  for (const [feld, satz] of Object.entries(angabe.saetze(formular.gelesen.antwort))) {
    if (satz !== undefined) gesagt[feld] = <InfoBox type="neutral">{satz}</InfoBox>;
  }
  return (
    <Page
      title={seite.titel}
      lead={t('schaden', { name, nummer: nummer.replaceAll('-', '\u2011') })}
      back={{ label: t('zumSchaden'), href: schadenwege.schaden(nummer) }}
      flowState={flowState}
    >
      <Formular
        formular={formular}
        onSenden={senden}
        knopf={t('senden')}
        laedt={useSelector(actor, select.laedt)}
        danach={gesagt}
        davor={mitFreitext.has(teil) && <p>{t('gesundheit')}</p>}
      >
        <Gescheitert actor={actor} />
      </Formular>
    </Page>
  );
}

/** Parts in whose own words somebody may tell of a health. */
const mitFreitext: ReadonlySet<StepProps['frage']['teil']> = new Set(['umstaende', 'beteiligte']);

/** What she said of it before. */
function bekanntes(antwort: unknown): { bekannt?: object } {
  return typeof antwort === 'object' && antwort !== null ? { bekannt: antwort } : {};
}

/** Why it was not stored: the sentence of the rule, or that it did not work. */
function Gescheitert({ actor }: Pick<StepProps, 'actor'>) {
  const ablehnung = useSelector(actor, select.ablehnung);
  const istTechnisch = useSelector(actor, select.istTechnischerFehler);
  const satz = useFehlersatz(t(useOffline() ? 'ohneVerbindung' : 'fehler'));
  if (ablehnung === null && !istTechnisch) return null;
  return (
    <InfoBox type="error" headline={t('nichtGesendet')}>
      <p>{ablehnung ?? satz}</p>
    </InfoBox>
  );
}
