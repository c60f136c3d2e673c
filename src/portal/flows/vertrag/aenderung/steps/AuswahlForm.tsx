import { useSelector } from '@xstate/react';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import type { ZahlweiseAngebot } from '#contract/entities/aenderung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { antworten } from '#machines/vertrag/aenderung/answers.ts';
import * as select from '#machines/vertrag/aenderung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ChoiceCards } from '#widgets/choice-cards/ChoiceCards.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

interface Props extends StepProps {
  angebot: ZahlweiseAngebot;
}

/** One card per payment period; the choice is kept in the draft before it is sent. */
export function AuswahlForm({ actor, draft, angebot }: Props) {
  const laedt = useSelector(actor, select.laedt);
  const istFehler = useSelector(actor, select.istTechnischerFehler);
  const bisher = useSelector(actor, select.auswahl);
  const [gewaehlt, setGewaehlt] = useState<string | null>(bisher?.wunsch.wert ?? null);
  const [versuch, setVersuch] = useState({ nummer: 0, fehlt: false });

  const antwortZu = (wert: string | null) =>
    z.safeParse(antworten.auswahl, {
      wunsch: { art: 'zahlweise', wert },
      wirksamkeitsdatum: angebot.wirksamkeitsdatum,
    }).data;
  function waehlen(wert: string) {
    setGewaehlt(wert);
    const auswahl = antwortZu(wert);
    if (auswahl) draft.write({ schritt: 'auswahl', antworten: { auswahl } });
  }
  function senden(event: FormEvent) {
    event.preventDefault();
    const antwort = antwortZu(gewaehlt);
    setVersuch(({ nummer }) => ({ nummer: nummer + 1, fehlt: !antwort }));
    if (!antwort) return;
    const wieVorher = istFehler && gewaehlt === bisher?.wunsch.wert;
    actor.send(wieVorher ? { type: 'ERNEUT' } : { type: 'WEITER', antwort });
  }

  const fehler = t('nichtGewaehlt');
  return (
    <form noValidate onSubmit={senden}>
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
        {istFehler && (
          <InfoBox type="error" headline={t('fehler')}>
            {t('nichtsVerloren')}
          </InfoBox>
        )}
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
