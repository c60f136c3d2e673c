import type { Vertrag } from '#contract/entities/vertrag.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatum } from '#contract/tag.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { useImAuftrag } from '../../flows/vertrag/wege.ts';
import { texte } from '../../texte.ts';
import { rueckstandVon } from './rueckstand.ts';
import { t as seite } from './seitentexte.ts';
import { t as allgemein } from './texte.ts';
import { t as vermittlerText } from './vermittlerTexte.ts';

/** What is owed, since when and how to pay it (`domain/vertrag.md §11`). */
export function Ueberfaellig({ vertrag }: { vertrag: Vertrag }) {
  const { insurer } = useBrand();
  const { rueckstand, versicherungsNummer } = vertrag;
  const imAuftrag = useImAuftrag();
  const offen = rueckstandVon(vertrag);
  if (!offen) return null;
  const warnung = imAuftrag ? vermittlerText('ueberfaellig') : allgemein('ueberfaellig');
  return (
    <>
      <InfoBox
        type={offen.ueberfaellig ? 'warning' : 'neutral'}
        headline={offen.ueberfaellig ? warnung : t('beitragOffen')}
        action={
          imAuftrag ? undefined : (
            <ButtonLink href="/kunden/bankverbindung">
              {seite('bankverbindungHinterlegen')}
            </ButtonLink>
          )
        }
      >
        {offen.satz ?? undefined}
      </InfoBox>
      {rueckstand && (
        <FactList
          facts={[
            { label: t('rueckstand'), value: formatBetrag(rueckstand.betrag) },
            { label: t('faelligSeit'), value: formatDatum(rueckstand.faelligAm) },
            { label: t('zahlbarBis'), value: formatDatum(rueckstand.zahlbarBis) },
            { label: t('empfaenger'), value: insurer.name },
            { label: t('empfaengerIban'), value: insurer.iban.replaceAll(' ', '\u00A0') },
            { label: t('verwendungszweck'), value: versicherungsNummer },
          ]}
        />
      )}
    </>
  );
}

const t = texte('vertrag.rueckstand', {
  beitragOffen: 'Ihr Beitrag ist noch offen.',
  rueckstand: 'Offener Betrag',
  faelligSeit: 'Fällig seit',
  zahlbarBis: 'Zahlbar bis',
  empfaenger: 'Zahlen an',
  empfaengerIban: 'IBAN',
  verwendungszweck: 'Verwendungszweck',
});
