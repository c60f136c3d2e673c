import { useQuery } from '@tanstack/react-query';
import type { Widerrufsangebot } from '#contract/entities/beendigung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatumLang, heuteInBerlin } from '#contract/tag.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts } from '../../../../ports.ts';
import { widerrufQuery } from '../../../../queries/beendigung.ts';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { Abfrage } from '../../../../shell/zustand/Abfrage.tsx';
import { t } from '../texte.ts';
import { KeinWiderruf } from './KeinWiderruf.tsx';
import { type StepProps, useFlowState } from './step.ts';

/** Until when, what comes back; or why not. */
export function Uebersicht(props: StepProps) {
  const { actor, versicherungsNummer: nummer } = props;
  const flowState = useFlowState(actor);
  const abfrage = useQuery(widerrufQuery(usePorts().client, nummer));
  return (
    <Abfrage abfrage={abfrage} title={t('uebersichtTitel')} flowState={flowState}>
      {(angebot) => (
        <Page
          title={t('uebersichtTitel')}
          {...(angebot.hinderung
            ? {}
            : { lead: t('frist', { datum: formatDatumLang(angebot.fristEnde) }) })}
          back={{ label: t('zumVertrag'), href: `/kunden/vertraege/${nummer}` }}
          flowState={flowState}
        >
          {angebot.hinderung ? (
            <KeinWiderruf versicherungsNummer={nummer} kuendbar={angebot.kuendbar}>
              {angebot.hinderung.errorMessage}
            </KeinWiderruf>
          ) : (
            <Moeglich {...props} angebot={angebot} />
          )}
        </Page>
      )}
    </Abfrage>
  );
}

function Moeglich({ actor, versicherungsNummer: nummer, angebot }: StepProps & MitAngebot) {
  const heute = heuteInBerlin(usePorts().now());
  return (
    <>
      <FactList
        facts={[
          { label: t('vertragsnummer'), value: nummer },
          { label: t('ende'), value: ende(angebot, heute) },
          { label: t('zurueck'), ...zurueck(angebot) },
          { label: t('mandat'), value: t('mandatGeloescht') },
        ]}
      />
      <Aktionen>
        <Button onClick={() => actor.send({ type: 'WEITER', antwort: { gelesen: true } })}>
          {t('widerrufen')}
        </Button>
        {angebot.kuendbar && (
          <ButtonLink
            variant="secondary"
            href={`/kunden/kuendigen-widerrufen/${nummer}/kuendigung`}
          >
            {t('lieberKuendigen')}
          </ButtonLink>
        )}
      </Aktionen>
    </>
  );
}

interface MitAngebot {
  angebot: Widerrufsangebot;
}

/** What comes back; before the first debit nothing, and nothing more is collected. */
function zurueck({ abgebucht, erstattung }: Widerrufsangebot) {
  return abgebucht
    ? { value: formatBetrag(erstattung), hint: t('zurueckHinweis') }
    : { value: t('zurueckNichts'), hint: t('zurueckNichtsHinweis') };
}

function ende({ vertragsBeginn }: Widerrufsangebot, heute: string): string {
  return vertragsBeginn > heute ? t('endeNie') : t('endeHeute', { datum: formatDatumLang(heute) });
}
