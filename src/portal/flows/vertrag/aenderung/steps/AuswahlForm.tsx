import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import type { ZahlweiseAngebot } from '#contract/entities/aenderung.ts';
import { zahlweiseLabel } from '#contract/entities/zahlweise.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import * as select from '#machines/vertrag/aenderung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ChoiceCards } from '#widgets/choice-cards/ChoiceCards.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';
import { Stoerung } from './Stoerung.tsx';
import { useWahl } from './useWahl.ts';

interface Props extends StepProps {
  angebot: ZahlweiseAngebot;
}

/** One card per payment period, and what stands against the last choice. */
export function AuswahlForm(props: Props) {
  const { actor, angebot } = props;
  const laedt = useSelector(actor, select.laedt);
  const istFehler = useSelector(actor, select.istTechnischerFehler);
  const hinderung = useSelector(actor, select.hinderung);
  const abgelehnt = useSelector(actor, select.auswahl);
  const { gewaehlt, versuch, waehlen, senden } = useWahl(props, angebot);
  const abschicken = (event: FormEvent) => {
    event.preventDefault();
    senden();
  };
  const fehler = t('nichtGewaehlt');
  return (
    <form noValidate onSubmit={abschicken}>
      <Abschnitt>
        {versuch.fehlt && (
          <ErrorSummary
            key={versuch.nummer}
            errors={[{ fieldId: 'field-zahlweise', text: fehler }]}
          />
        )}
        <ChoiceCards
          legend={t('zahlweise')}
          legendHidden
          name="zahlweise"
          value={gewaehlt}
          onChange={waehlen}
          options={optionen(angebot)}
          {...(versuch.fehlt ? { error: fehler } : {})}
        />
        {hinderung && abgelehnt && (
          <InfoBox
            type="warning"
            headline={t('nichtGespeichert', { zahlweise: zahlweiseLabel[abgelehnt.wunsch.wert] })}
          >
            {hinderung.text}
          </InfoBox>
        )}
        {istFehler && <Stoerung actor={actor} />}
        <Button type="submit" loading={laedt}>
          {t(istFehler ? 'nochmalBerechnen' : 'beitragBerechnen')}
        </Button>
      </Abschnitt>
    </form>
  );
}

function optionen({ optionen: alle }: ZahlweiseAngebot) {
  return alle.map(({ zahlweise, beitrag, aktuell, hinderung }) => ({
    value: zahlweise,
    label: t(zahlweise),
    subline: aktuell
      ? t('jetzt')
      : t('imJahr', { betrag: formatBetrag(beitrag.jahresVersicherungsPraemie) }),
    aside: formatBetrag(beitrag.versicherungsPraemie),
    ...(hinderung ? { disabled: true } : {}),
    ...(hinderung && !aktuell ? { reason: hinderung.text } : {}),
  }));
}
