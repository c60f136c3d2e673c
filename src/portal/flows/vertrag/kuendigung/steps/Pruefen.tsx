import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { Kuendigungsvorschau } from '#contract/entities/beendigung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatumLang } from '#contract/tag.ts';
import * as select from '#machines/vertrag/kuendigung/selectors.ts';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { SkeletonCards } from '#widgets/skeleton/SkeletonCards.tsx';
import { SummaryList, type SummaryRow } from '#widgets/summary-list/SummaryList.tsx';
import { usePorts } from '../../../../ports.ts';
import { vertragQuery } from '../../../../queries/vertragLesen.ts';
import { Handlung } from '../../beendigung/Handlung.tsx';
import { Stoerung } from '../../beendigung/Stoerung.tsx';
import { t, type KuendigungsWorte } from '../texte.ts';
import { Fortschritt } from './Fortschritt.tsx';
import { Senden } from './Senden.tsx';
import { gehe, type StepProps, useAngebot, useFlowState, useWorte, zurueckVon } from './step.ts';

/** Everything at a glance; the button sends. */
export function Pruefen(props: StepProps) {
  const { actor, versicherungsNummer } = props;
  const vorschau = useSelector(actor, select.vorschau);
  const laedt = useSelector(actor, select.laedt);
  const istFehler = useSelector(actor, select.istTechnischerFehler);
  const { data: angebot } = useAngebot(versicherungsNummer);
  const zeilen = useZeilen(props, vorschau);
  const erneut = () => actor.send({ type: 'ERNEUT' });
  const sagen = useWorte(actor);
  return (
    <Page
      title={t('pruefenTitel')}
      back={{ label: t('zurueck'), onClick: () => zurueckVon(actor, 'pruefen') }}
      progress={<Fortschritt actor={actor} schritt="pruefen" />}
      flowState={useFlowState(actor)}
    >
      {vorschau ? <SummaryList rows={zeilen} /> : laedt && <SkeletonCards />}
      {(vorschau?.hinweise ?? angebot?.hinweise ?? []).map(({ code, text }) => (
        <InfoBox key={code} type="warning">
          {text}
        </InfoBox>
      ))}
      {vorschau && <p>{folge(vorschau, sagen)}</p>}
      <Handlung istFehler={istFehler}>
        {istFehler && (
          <Stoerung
            erneut={t(vorschau ? 'nochmalKuendigen' : 'nochmalBerechnen')}
            onErneut={erneut}
          />
        )}
        {vorschau && !istFehler && <Senden actor={actor}>{t(knopf[vorschau.status])}</Senden>}
      </Handlung>
    </Page>
  );
}

const knopf = {
  WIRKSAM: 'verbindlichKuendigen',
  IN_PRUEFUNG: 'nachweisEinreichen',
  ANZEIGE: 'verkaufAnzeigen',
} as const;

/** What comes of it. */
function folge({ status }: Kuendigungsvorschau, sagen: KuendigungsWorte): string {
  if (status === 'ANZEIGE') return t('verkaufPruefung');
  return status === 'IN_PRUEFUNG' ? sagen('nachweisPruefung') : t('vorgemerktEntfaellt');
}

function useZeilen(
  { actor, versicherungsNummer }: StepProps,
  vorschau: Kuendigungsvorschau | null,
): SummaryRow[] {
  const { grund, nachweis, feedback } = useSelector(actor, select.antworten);
  const { data } = useAngebot(versicherungsNummer);
  const { data: vertrag } = useQuery(vertragQuery(usePorts().client, versicherungsNummer));
  const sagen = useWorte(actor);
  const imAuftrag = useSelector(actor, select.imAuftrag);
  if (!vorschau) return [];
  const label = data?.gruende.find(({ key }) => key === vorschau.grund)?.label;
  const zu = (schritt: 'grund' | 'datum' | 'nachweis' | 'feedback') => ({
    onEdit: () => gehe(actor, schritt),
  });
  const worte = grund?.freitext ?? feedback?.freitext;
  const dateien = nachweis?.nachweise.map(({ name }) => name).join(', ');
  return [
    { label: t('grund'), value: label, edit: zu('grund') },
    ...(worte === undefined ? [] : [{ label: sagen('ihrGrund'), value: worte }]),
    {
      label: t(vorschau.status === 'ANZEIGE' ? 'uebergabe' : 'ende'),
      value: formatDatumLang(vorschau.kuendigungsdatum),
      edit: zu('datum'),
    },
    ...(vorschau.status !== 'WIRKSAM' || imAuftrag
      ? [
          {
            label: sagen('nachweise'),
            value: dateien,
            edit: zu('nachweis'),
          },
        ]
      : []),
    ...(vorschau.status === 'ANZEIGE'
      ? []
      : geldzeilen(vorschau, sagen, vertrag?.bankverbindung?.iban)),
  ];
}

/** What comes back and where to, or what is still due before the first debit. */
function geldzeilen(
  vorschau: Kuendigungsvorschau,
  sagen: KuendigungsWorte,
  iban: string | undefined,
): SummaryRow[] {
  const { konto, nochFaellig } = vorschau;
  const zurueck = { label: sagen('erstattung'), value: erstattung(vorschau, sagen) };
  if (konto === 'BEKANNT') return [zurueck, { label: t('aufKonto'), value: iban }];
  if (nochFaellig === null) return [zurueck];
  const datum = formatDatumLang(nochFaellig.am);
  const value = t('nochFaelligAm', { betrag: formatBetrag(nochFaellig.betrag), datum });
  return [zurueck, { label: t('nochFaellig'), value }];
}

function erstattung(
  { erstattung: betrag, nochFaellig }: Kuendigungsvorschau,
  sagen: KuendigungsWorte,
) {
  if (betrag === null) return t('erstattungSpaeter');
  if (nochFaellig !== null) return t('erstattungNichtAbgebucht');
  return betrag === 0
    ? sagen('erstattungNichts')
    : `${formatBetrag(betrag)}, ${t('erstattungHinweis')}`;
}
