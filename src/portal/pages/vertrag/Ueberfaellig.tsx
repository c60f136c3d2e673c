import type { Vertrag } from '#contract/entities/vertrag.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatum } from '#contract/fields/datum.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { useImAuftrag } from '../../flows/vertrag/wege.ts';
import { t } from './texte.ts';
import { t as vermittlerText } from './vermittlerTexte.ts';

/** What is owed, since when and how to pay it (`domain/vertrag.md §11`). */
export function Ueberfaellig({ vertrag }: { vertrag: Vertrag }) {
  const { insurer } = useBrand();
  const { rueckstand, versicherungsNummer } = vertrag;
  const imAuftrag = useImAuftrag();
  return (
    <>
      {imAuftrag ? (
        <InfoBox type="warning" headline={vermittlerText('ueberfaellig')} />
      ) : (
        <InfoBox
          type="warning"
          headline={t('ueberfaellig')}
          action={
            <ButtonLink href="/kunden/bankverbindung">{t('bankverbindungHinterlegen')}</ButtonLink>
          }
        />
      )}
      {rueckstand && (
        <FactList
          facts={[
            { label: t('rueckstand'), value: formatBetrag(rueckstand.betrag) },
            { label: t('faelligSeit'), value: formatDatum(rueckstand.faelligAm) },
            ...(rueckstand.zahlbarBis === null
              ? []
              : [{ label: t('zahlbarBis'), value: formatDatum(rueckstand.zahlbarBis) }]),
            { label: t('empfaenger'), value: insurer.name },
            { label: t('empfaengerIban'), value: insurer.iban.replaceAll(' ', '\u00A0') },
            { label: t('verwendungszweck'), value: versicherungsNummer },
          ]}
        />
      )}
    </>
  );
}
