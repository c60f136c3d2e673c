import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type * as z from 'zod/mini';
import {
  entbindung,
  nenntStellen,
  stellenarten,
  type Umfang,
  umfaenge,
  vertretungen,
} from '#contract/schaeden/einwilligung.ts';
import { type Einwilligungsangaben, schlussform } from '#contract/schaeden/einwilligungsform.ts';
import { formatDatum, heuteInBerlin } from '#contract/tagformat.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import type { EinwilligungsFrage } from '#machines/schaden/einwilligung/answers.ts';
import * as mailcodelage from '#machines/parts/mailcodelage.ts';
import * as select from '#machines/schaden/einwilligung/selectors.ts';
import { Page } from '#widgets/page/Page.tsx';
import { SummaryList, type SummaryRow } from '#widgets/summary-list/SummaryList.tsx';
import { Formular } from '../../../../formular/Formular.tsx';
import { grundfelder } from '../../../../formular/Grundfelder.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { usePorts } from '../../../../ports.ts';
import { Handlung } from '../../../vertrag/beendigung/Handlung.tsx';
import { Stoerung } from '../../../vertrag/beendigung/Stoerung.tsx';
import { t } from '../texte.ts';
import { Fortschritt } from './Fortschritt.tsx';
import { gehe, type StepProps, useFlowState } from './step.ts';
import { Wortlaut } from './Wortlaut.tsx';

/** The whole text, what she chose, and the name that stands for her signature. */
export function Bestaetigen({ actor }: StepProps) {
  const lage = useSelector(actor, select.lage);
  const umfang = useSelector(actor, select.antworten).umfang?.umfang;
  const istFehler = useSelector(actor, select.istFehler);
  const zeilen = useZeilen(actor);
  const flowState = useFlowState(actor);
  if (!lage || !umfang) return null;
  return (
    <Page
      title={t('bestaetigenTitel')}
      back={{ label: t('zurueck'), onClick: () => gehe(actor, 'vertretung') }}
      progress={<Fortschritt actor={actor} schritt="bestaetigen" />}
      flowState={flowState}
      width="text"
    >
      <SummaryList rows={zeilen} />
      <Wortlaut abschnitte={lage.text.erklaerung[umfang]} />
      <Handlung istFehler={istFehler}>
        {istFehler ? (
          <Stoerung erneut={t('erneut')} onErneut={() => actor.send({ type: 'ERNEUT' })} />
        ) : (
          <Schluss actor={actor} umfang={umfang} />
        )}
      </Handlung>
    </Page>
  );
}

function Schluss({ actor, umfang }: Pick<StepProps, 'actor'> & { umfang: Umfang }) {
  const willigtEin = nenntStellen(umfang);
  const form: z.ZodMiniType = schlussform(umfang);
  const formular = useFormular(willigtEin ? seiten.erteilen : seiten.ablehnen, form);
  const laedt = useSelector(actor, mailcodelage.laedt);
  const senden = () => {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'SENDEN', antwort });
  };
  return (
    <Formular
      formular={formular}
      sofort={grundfelder}
      onSenden={senden}
      knopf={t(willigtEin ? 'einwilligen' : 'ablehnen')}
      laedt={laedt}
    />
  );
}

const name = {
  name: 'name',
  art: 'text',
  label: t('eigenerName'),
  hinweis: t('eigenerNameHinweis'),
  autoComplete: 'name',
} as const;

const seiten = {
  erteilen: {
    titel: t('bestaetigenTitel'),
    felder: [{ name: 'entbunden', art: 'haken', label: entbindung }, name],
  },
  ablehnen: { titel: t('bestaetigenTitel'), felder: [name] },
} as const satisfies Record<string, Frageseite>;

function useZeilen(actor: StepProps['actor']): SummaryRow[] {
  const { umfang, stellen, vertretung } = useSelector(actor, select.antworten);
  const { now } = usePorts();
  const [heute] = useState(() => heuteInBerlin(now()));
  if (!umfang || !vertretung) return [];
  const zu = (schritt: EinwilligungsFrage) => ({ edit: { onEdit: () => gehe(actor, schritt) } });
  const genannt = nenntStellen(umfang.umfang) ? (stellen?.stellen ?? []) : [];
  return [
    { label: t('umfang'), value: umfaenge[umfang.umfang], ...zu('umfang') },
    ...(genannt.length === 0
      ? [{ label: t('stellen'), value: t('keineStelle') }]
      : [
          {
            label: t('stellen'),
            value: genannt.map((stelle) => <Stelle key={JSON.stringify(stelle)} {...stelle} />),
            ...zu('stellen'),
          },
        ]),
    { label: t('vertretung'), value: vertretungen[vertretung.vertretung], ...zu('vertretung') },
    { label: t('datum'), value: formatDatum(heute) },
  ];
}

function Stelle({ art, behandlungszeitraum: zeitraum, ...stelle }: Genannte) {
  return <div>{t('stellenzeile', { ...stelle, art: stellenarten[art], zeitraum })}</div>;
}

type Genannte = Einwilligungsangaben['stellen']['stellen'][number];
