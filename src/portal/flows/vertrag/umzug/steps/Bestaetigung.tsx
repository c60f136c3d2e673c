import { useSelector } from '@xstate/react';
import type { Hinderung } from '#contract/entities/aenderung.ts';
import type { Vertragskachel } from '#contract/entities/vertrag.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatum, formatDatumLang } from '#contract/tag.ts';
import type { Gewaehlt } from '#machines/vertrag/umzug/guards.ts';
import * as select from '#machines/vertrag/umzug/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Card } from '#widgets/card/Card.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { silben } from '../../../../shell/silben.ts';
import { adresse } from '../adresse.ts';
import { Anschreiben } from '../../Anschreiben.tsx';
import { t } from '../texte.ts';
import { mitBitte, nameVon, type StepProps, useFlowState, useVertraege } from './step.ts';

/** The end: the address is saved, and each contract says how it stands with it. */
export function Bestaetigung(props: StepProps) {
  const { actor } = props;
  const flowState = useFlowState(actor);
  const ergebnis = useSelector(actor, select.ergebnis);
  const istTeilweise = useSelector(actor, select.istTeilweise);
  const gewaehlte = useSelector(actor, select.gewaehlte, select.gleicheWahl);
  const { neueAdresse } = useSelector(actor, select.antworten);
  const { data: vertraege = [] } = useVertraege(props);
  if (!ergebnis || !neueAdresse) return null;
  const datum = formatDatumLang(neueAdresse.umzugstag);
  return (
    <Page title={t(istTeilweise ? 'teilweiseTitel' : 'bestaetigungTitel')} flowState={flowState}>
      <InfoBox
        type="positive"
        headline={t('schreibenAn', { datum, adresse: adresse(neueAdresse) })}
      >
        {t('bestaetigungWeiter')}
      </InfoBox>
      {gewaehlte.map((einer) => {
        const { versicherungsNummer: nummer } = einer.auftrag;
        const abgelehnt = ergebnis.vertraege.find((v) => v.versicherungsNummer === nummer);
        return (
          <Ergebniskarte
            key={nummer}
            gewaehlt={einer}
            vertraege={vertraege}
            hinderung={einer.rechnung?.hinderung ?? abgelehnt?.hinderung ?? null}
          />
        );
      })}
      <Aktionen>
        <ButtonLink href="/kunden/vertraege/">{t('vertraegeAnsehen')}</ButtonLink>
        <ButtonLink variant="secondary" href="/kunden/kundendaten/">
          {t('datenAnsehen')}
        </ButtonLink>
      </Aktionen>
    </Page>
  );
}

interface Props {
  gewaehlt: Gewaehlt;
  vertraege: readonly Vertragskachel[];
  hinderung: Hinderung | null;
}

/** "Gespeichert", or "bitte Nachricht senden" (`domain/vertrag.md §6`). */
function Ergebniskarte({ gewaehlt, vertraege, hinderung }: Props) {
  const { versicherungsNummer: nummer } = gewaehlt.auftrag;
  return (
    <Card heading={silben(nameVon(vertraege, nummer))}>
      <p>{t('vertrag', { nummer })}</p>
      {hinderung ? (
        <Nachricht gewaehlt={gewaehlt} hinderung={hinderung} />
      ) : (
        <InfoBox type="positive" headline={t('gespeichert')}>
          {satz(gewaehlt, vertraege)}
        </InfoBox>
      )}
    </Card>
  );
}

function satz(
  { auftrag, rechnung }: Gewaehlt,
  vertraege: readonly Vertragskachel[],
): string | null {
  const vertrag = vertraege.find((v) => v.versicherungsNummer === auftrag.versicherungsNummer);
  if (!vertrag || !rechnung?.berechnung) return null;
  const { versicherungsPraemie } = rechnung.berechnung.beitragNeu;
  return t('gespeichertSatz', {
    datum: formatDatumLang(auftrag.wirksamkeitsdatum),
    zahlweise: zahlweiseLabel[vertrag.zahlweise],
    betrag: formatBetrag(versicherungsPraemie),
  });
}

/** A letter with what a person needs to answer it. */
function Nachricht({
  gewaehlt: { auftrag },
  hinderung,
}: Pick<Props, 'gewaehlt'> & { hinderung: Hinderung }) {
  const { versicherungsNummer: nummer } = auftrag;
  const text = t('nachrichtText', {
    nummer,
    datum: formatDatum(auftrag.wirksamkeitsdatum),
    adresse: adresse(auftrag.risikoOrt),
    grund: hinderung.text,
  });
  return (
    <InfoBox
      type="warning"
      headline={t('nichtGespeichert')}
      action={
        <Aktionen>
          {hinderung.code === 'PREIS_GEAENDERT' && (
            <ButtonLink href={`/kunden/risikoort/${nummer}`}>{t('neuBerechnen')}</ButtonLink>
          )}
          <Anschreiben
            versicherungsNummer={nummer}
            betreff={t('nachrichtBetreff', { nummer })}
            text={text}
          >
            {t('schreiben')}
          </Anschreiben>
        </Aktionen>
      }
    >
      {mitBitte(hinderung)}
    </InfoBox>
  );
}
