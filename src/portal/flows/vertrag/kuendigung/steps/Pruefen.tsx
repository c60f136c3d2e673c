import { useSelector } from '@xstate/react';
import type { Kuendigungsvorschau } from '#contract/entities/beendigung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatumLang } from '#contract/fields/datum.ts';
import * as select from '#machines/vertrag/kuendigung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { Checkbox } from '#widgets/checkbox/Checkbox.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { SkeletonCards } from '#widgets/skeleton/SkeletonCards.tsx';
import { SummaryList, type SummaryRow } from '#widgets/summary-list/SummaryList.tsx';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { Handlung } from '../../beendigung/Handlung.tsx';
import { Stoerung } from '../../beendigung/Stoerung.tsx';
import { useAuftrag } from '../../useAuftrag.ts';
import { t, type Worte } from '../texte.ts';
import { Fortschritt } from './Fortschritt.tsx';
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
function folge({ status }: Kuendigungsvorschau, sagen: Worte): string {
  if (status === 'ANZEIGE') return t('verkaufPruefung');
  return status === 'IN_PRUEFUNG' ? sagen('nachweisPruefung') : t('vorgemerktEntfaellt');
}

/** The binding act; a broker says first that the customer asked for it. */
function Senden({ actor, children }: Pick<StepProps, 'actor'> & { children: string }) {
  const laedt = useSelector(actor, select.laedt);
  const { haken, erklaeren } = useAuftrag(useSelector(actor, select.imAuftrag));
  const senden = () =>
    erklaeren(({ imAuftragDesKunden }) =>
      actor.send({ type: imAuftragDesKunden ? 'IM_AUFTRAG_KUENDIGEN' : 'KUENDIGEN' }),
    );
  return (
    <Abschnitt>
      {haken && <Checkbox {...haken} />}
      <Aktionen>
        <Button loading={laedt} onClick={senden}>
          {children}
        </Button>
      </Aktionen>
    </Abschnitt>
  );
}

function useZeilen(
  { actor, versicherungsNummer }: StepProps,
  vorschau: Kuendigungsvorschau | null,
): SummaryRow[] {
  const { grund, nachweis, feedback } = useSelector(actor, select.antworten);
  const { data } = useAngebot(versicherungsNummer);
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
    ...(vorschau.status === 'ANZEIGE' ? [] : geldzeilen(vorschau, sagen)),
  ];
}

/** What comes back, or what is still due before the first debit. */
function geldzeilen(vorschau: Kuendigungsvorschau, sagen: Worte): SummaryRow[] {
  const { nochFaellig } = vorschau;
  const zurueck = { label: sagen('erstattung'), value: erstattung(vorschau, sagen) };
  if (nochFaellig === null) return [zurueck];
  const datum = formatDatumLang(nochFaellig.am);
  const value = t('nochFaelligAm', { betrag: formatBetrag(nochFaellig.betrag), datum });
  return [zurueck, { label: t('nochFaellig'), value }];
}

function erstattung({ erstattung: betrag, nochFaellig }: Kuendigungsvorschau, sagen: Worte) {
  if (betrag === null) return t('erstattungSpaeter');
  if (nochFaellig !== null) return t('erstattungNichtAbgebucht');
  return betrag === 0
    ? sagen('erstattungNichts')
    : `${formatBetrag(betrag)}, ${t('erstattungHinweis')}`;
}
