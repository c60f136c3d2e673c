import type { Berechnung } from '#contract/entities/aenderung.ts';
import type { Vertragskachel } from '#contract/entities/vertrag.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatum } from '#contract/tag.ts';
import type { Gewaehlt } from '#machines/vertrag/umzug/guards.ts';
import { Card } from '#widgets/card/Card.tsx';
import { type Fact, FactList } from '#widgets/fact-list/FactList.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Liste } from '../../../../pages/prosa/Liste.tsx';
import { silben } from '../../../../shell/silben.ts';
import { t } from '../texte.ts';
import { mitBitte, nameVon } from './step.ts';

interface Props {
  gewaehlt: Gewaehlt;
  vertraege: readonly Vertragskachel[];
}

/** One contract at the new address, or why it stays at the old one. */
export function Vertragskarte({ gewaehlt: { auftrag, rechnung }, vertraege }: Props) {
  const { versicherungsNummer: nummer, wohnflaeche } = auftrag;
  const hinweise = rechnung?.berechnung?.hinweise ?? [];
  const vertrag = vertraege.find((v) => v.versicherungsNummer === nummer);
  return (
    <Card heading={silben(nameVon(vertraege, nummer))} headingLevel={3}>
      <p>{t('vertrag', { nummer })}</p>
      {rechnung?.berechnung && (
        <FactList facts={fakten(rechnung.berechnung, vertrag, wohnflaeche)} />
      )}
      {hinweise.length > 0 && <Liste punkte={hinweise.map(({ text }) => silben(text))} />}
      {rechnung?.berechnung?.entfallende.map((eine) => (
        <InfoBox key={eine.art} type="warning">
          {t('entfaellt', { ...eine, datum: formatDatum(eine.wirksamkeitsdatum) })}
        </InfoBox>
      ))}
      {rechnung?.hinderung && <InfoBox type="warning">{mitBitte(rechnung.hinderung)}</InfoBox>}
    </Card>
  );
}

function fakten(
  { beitragAlt, beitragNeu, anteilBisHauptfaelligkeit: anteil, naechsteFaelligkeit }: Berechnung,
  vertrag: Vertragskachel | undefined,
  wohnflaeche: number | undefined,
): Fact[] {
  const zahlweise = vertrag ? zahlweiseLabel[vertrag.zahlweise] : '';
  const beitrag = (cent: number) => t('jeZahlung', { betrag: formatBetrag(cent), zahlweise });
  return [
    { label: t('bisher'), value: beitrag(beitragAlt.versicherungsPraemie) },
    { label: t('neu'), value: beitrag(beitragNeu.versicherungsPraemie) },
    ...(anteil === 0
      ? []
      : [{ label: t('ausgleich'), value: ausgleich(anteil, naechsteFaelligkeit) }]),
    ...(wohnflaeche === undefined
      ? []
      : [{ label: t('neueWohnflaeche'), value: flaeche(wohnflaeche, vertrag) }]),
  ];
}

function ausgleich(anteil: number, am: string): string {
  const worte = { betrag: formatBetrag(Math.abs(anteil)), datum: formatDatum(am) };
  return anteil > 0 ? t('ausgleichZahlen', worte) : t('ausgleichErhalten', worte);
}

function flaeche(neu: number, vertrag: Vertragskachel | undefined): string {
  const bisher = vertrag?.hausrat?.wohnflaeche;
  if (bisher === undefined || bisher === neu) return quadratmeter(neu);
  return t('flaecheVorher', { neu: quadratmeter(neu), bisher: quadratmeter(bisher) });
}

function quadratmeter(zahl: number): string {
  return `${zahl}\u00A0m²`;
}
