import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Beratungsvergleich } from '#contract/entities/beratung.ts';
import * as select from '#machines/vermittler/beratung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { Card } from '#widgets/card/Card.tsx';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { StepProgress } from '#widgets/step-progress/StepProgress.tsx';
import { TariffComparison } from '#widgets/tariff-comparison/TariffComparison.tsx';
import { TwoColumns } from '#widgets/two-columns/TwoColumns.tsx';
import { formatBetrag } from '#contract/fields/formatBetrag.ts';
import { t } from '../texte.ts';
import { Empfehlung } from './Empfehlung.tsx';
import { gehe, type StepProps, useFlowState, useWeg } from './step.ts';

/** Three offers side by side, one of them recommended, and below it why: two states, one screen. */
export function Vergleich({ actor }: StepProps) {
  const istEmpfohlen = useSelector(actor, select.istEmpfohlen);
  const { angebotVergleich } = useSelector(actor, select.antworten);
  const vergleich = useSelector(actor, select.vergleich);
  const stand = useSelector(actor, select.stand);
  const [gewaehlt, setGewaehlt] = useState<string | null>(angebotVergleich?.empfohlen ?? null);
  const [fehlt, setFehlt] = useState(false);
  const { fortschritt, back } = useWeg(actor, istEmpfohlen ? 'empfehlung' : 'angebotVergleich');
  const flowState = useFlowState(actor);
  if (!vergleich || !stand) return null;
  const empfehlen = (empfohlen: string | null) => {
    setFehlt(empfohlen === null);
    if (empfohlen !== null) actor.send({ type: 'WEITER', antwort: { empfohlen } });
  };
  const waehle = (wert: string) => {
    setGewaehlt(wert);
    setFehlt(false);
    // Below stand the reasons for another one: back to the choice, and on with this one.
    if (!istEmpfohlen) return;
    gehe(actor, 'angebotVergleich');
    empfehlen(wert);
  };
  return (
    <Page
      title={t('angebotVergleichTitel', { kunde: stand.kunde })}
      // Her name stays out of the history of the browser.
      documentTitle={t('angebotVergleichReiter')}
      lead={`${vergleich.risiko}. ${t('beitraege')}`}
      back={back}
      progress={<StepProgress {...fortschritt} />}
      flowState={flowState}
    >
      <TwoColumns aside={<Wuensche actor={actor} />}>
        <Angebote {...{ vergleich, gewaehlt, fehlt }} onWahl={waehle} />
        <p>{t('bausteine')}</p>
        {istEmpfohlen ? (
          <Empfehlung actor={actor} vergleich={vergleich} />
        ) : (
          <Button onClick={() => empfehlen(gewaehlt)}>{t('empfehlen')}</Button>
        )}
      </TwoColumns>
    </Page>
  );
}

interface AngeboteProps {
  vergleich: Beratungsvergleich;
  gewaehlt: string | null;
  fehlt: boolean;
  onWahl: (wert: string) => void;
}

function Angebote({ vergleich, gewaehlt, fehlt, onWahl }: AngeboteProps) {
  const { angebote, zeilen, immer } = vergleich;
  return (
    <TariffComparison
      legend={t('empfohlen')}
      name="empfohlen"
      value={gewaehlt}
      onChange={onWahl}
      tariffs={angebote.map(({ wunsch: value, name: label, jahresbeitrag }) => ({
        value,
        label,
        price: betrag(jahresbeitrag),
        per: t('imJahr'),
      }))}
      lines={zeilen.map(({ label, werte: values }) => ({ label, values }))}
      {...(immer !== '' && { always: immer })}
      {...(fehlt && { error: t('empfohlenFehlt') })}
    />
  );
}

/** An amount whose unit stands below it. */
function betrag(cent: number): string {
  return formatBetrag(cent).replace('\u00A0EUR', '');
}

/** What she wishes, beside what is offered. */
function Wuensche({ actor }: Pick<StepProps, 'actor'>) {
  const { bedarf } = useSelector(actor, select.antworten);
  if (!bedarf) return null;
  return (
    <Card heading={t('wuenscheDesKunden')}>
      <p>{bedarf.wuensche}</p>
      <FactList
        facts={[
          { label: t('anlass'), value: t(bedarf.anlass) },
          { label: t('gegenstand'), value: bedarf.gegenstand },
        ]}
      />
      <Button variant="secondary" onClick={() => gehe(actor, 'bedarf')}>
        {t('bedarfAendern')}
      </Button>
    </Card>
  );
}
