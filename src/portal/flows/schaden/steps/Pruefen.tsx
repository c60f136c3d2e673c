import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { angabenLabel, schadenangaben } from '#contract/schaeden/angaben.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import { type Meldungsfrage, type Melder, schlussform } from '#machines/schaden/answers.ts';
import * as select from '#machines/schaden/selectors.ts';
import { Page } from '#widgets/page/Page.tsx';
import { SummaryList, type SummaryRow } from '#widgets/summary-list/SummaryList.tsx';
import { Formular } from '../../../formular/Formular.tsx';
import { grundfelder } from '../../../formular/Grundfelder.tsx';
import type { Gemerktes } from '../../../formular/notizen.ts';
import { useFormular } from '../../../formular/useFormular.ts';
import { usePorts } from '../../../ports.ts';
import { partnerQuery } from '../../../queries/partnerLesen.ts';
import { LadeSeite } from '../../../shell/zustand/LadeSeite.tsx';
import { Handlung } from '../../vertrag/beendigung/Handlung.tsx';
import { texte } from '../../../texte.ts';
import { gemerktes } from '../../vertrag/beendigung/merken.ts';
import { t, vermittlertext, worteFuer } from '../texte.ts';
import { Fortschritt } from './Fortschritt.tsx';
import { Hindernis } from './Hindernis.tsx';
import { Notruf } from './Notruf.tsx';
import { gehe, imNamen, type StepProps, useFlowState } from './step.ts';

/** Everything at a glance, how she is reached, and the button that reports. */
export function Pruefen(props: StepProps) {
  const { actor, partnerNummer } = props;
  const flowState = useFlowState(actor);
  const abfrage = useQuery(partnerQuery(usePorts().client, partnerNummer));
  const stockt = useSelector(actor, select.stockt);
  const zeilen = useZeilen(props);
  // Nobody is kept from reporting because her number could not be read: she can type it.
  if (abfrage.isPending) return <LadeSeite title={t('pruefenTitel')} flowState={flowState} />;
  const { email, handynummer: telefon } = abfrage.data ?? {};
  return (
    <Page
      title={t('pruefenTitel')}
      {...imNamen(props)}
      back={{ label: t('zurueck'), onClick: () => gehe(actor, 'fotos') }}
      progress={<Fortschritt schritt="pruefen" />}
      flowState={flowState}
    >
      <Notruf />
      <SummaryList rows={zeilen} />
      <Handlung istFehler={stockt}>
        {stockt ? (
          <Hindernis actor={actor} />
        ) : (
          <Melden {...props} bekannt={{ ...(email && { email }), ...(telefon && { telefon }) }} />
        )}
      </Handlung>
    </Page>
  );
}

function Melden({ actor, kontakt, bekannt }: StepProps & { bekannt: object }) {
  const melder = useSelector(actor, select.melder);
  const formular = useFormular(seiteFuer(melder), schlussform(melder), {
    bekannt,
    gemerkt: ohneErklaerung(gemerktes(kontakt, 'pruefen')),
  });
  const melden = () => {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'MELDEN', antwort });
  };
  return (
    <Formular
      formular={formular}
      sofort={grundfelder}
      onSenden={melden}
      knopf={t('melden')}
      laedt={useSelector(actor, select.laedt)}
      davor={<h2>{worteFuer(melder)('erreichen')}</h2>}
    />
  );
}

/** That it is true, and that the customer knows, is said of what stands there, each time it is sent. */
function ohneErklaerung({ lies, schreibe }: Gemerktes): Gemerktes {
  return {
    lies,
    schreibe: (eingaben) => {
      const { wahr: _, kundeInformiert: __, ...andere } = eingaben;
      schreibe(andere);
    },
  };
}

function seiteFuer(melder: Melder): Frageseite {
  const imAuftrag = melder === 'VERMITTLER';
  return {
    titel: t('pruefenTitel'),
    felder: [
      { name: 'telefon', art: 'telefon', label: t('telefon'), auchFestnetz: true },
      { name: 'email', art: 'email', label: t('email') },
      ...(imAuftrag ? [informiert] : []),
      { name: 'wahr', art: 'haken', label: worteFuer(melder)('wahr') },
    ],
  };
}

const informiert = {
  name: 'kundeInformiert',
  art: 'haken',
  label: vermittlertext('kundeInformiert'),
} as const;

function useZeilen({ actor, sparte, vertrag }: StepProps): SummaryRow[] {
  const { schadenart, ereignis, fotos } = useSelector(actor, select.antworten);
  if (!schadenart || !ereignis) return [];
  const zu = (schritt: Meldungsfrage) => ({ edit: { onEdit: () => gehe(actor, schritt) } });
  const zeile = ({ label, wert }: { label: string; wert: string }): SummaryRow => {
    const schritt = schritte[label];
    return { label: inWorten.get(label) ?? label, value: wert, ...(schritt ? zu(schritt) : {}) };
  };
  const namen = fotos?.fotos.map(({ name }) => name).join(', ') ?? '';
  return [
    ...schadenangaben(sparte, { schadenart: schadenart.schadenart, ereignis }).map(zeile),
    {
      label: t('vertrag'),
      value: t('vertragZeile', {
        name: vertrag.versicherungsName,
        nummer: vertrag.versicherungsNummer,
      }),
    },
    { label: t('fotosZeile'), value: namen === '' ? t('keineFotos') : namen, ...zu('fotos') },
  ];
}

const angabe = texte('schaden.angaben', angabenLabel);
/** What the rows are called, by what they are called in the contract. */
const inWorten: ReadonlyMap<string, string> = new Map(
  Object.entries(angabenLabel).map(([name, label]) => [
    label,
    angabe(name as keyof typeof angabenLabel),
  ]),
);

/** Where the first row of each step is edited. */
const schritte: Readonly<Record<string, Meldungsfrage>> = {
  [angabenLabel.was]: 'schadenart',
  [angabenLabel.wann]: 'ereignis',
};
