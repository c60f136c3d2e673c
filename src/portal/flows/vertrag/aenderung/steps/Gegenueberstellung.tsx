import type { Berechnung } from '#contract/entities/aenderung.ts';
import type { Zahlweise } from '#contract/entities/zahlweise.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatumLang } from '#contract/fields/datum.ts';
import type { Auswahl } from '#machines/vertrag/aenderung/answers.ts';
import { Compare } from '#widgets/compare/Compare.tsx';
import { t } from '../texte.ts';
import { type StepProps, useVertrag } from './step.ts';

interface Props extends StepProps {
  auswahl: Auswahl;
  berechnung: Berechnung;
}

/** What is paid now and what from then on. */
export function Gegenueberstellung({ versicherungsNummer, auswahl, berechnung }: Props) {
  const jetzt = useVertrag(versicherungsNummer).data?.zahlweise;
  const { beitragAlt, beitragNeu } = berechnung;
  return (
    <Compare
      before={{
        title: jetzt ? mitPeriode('bisher', jetzt) : t('bisher'),
        amount: formatBetrag(beitragAlt.versicherungsPraemie),
        lines: [
          ...(jetzt ? [{ label: t('zahlweiseZeile'), value: t(jetzt) }] : []),
          { label: t('jahresbeitrag'), value: formatBetrag(beitragAlt.jahresVersicherungsPraemie) },
        ],
      }}
      after={{
        title: mitPeriode('neu', auswahl.wunsch.wert),
        amount: formatBetrag(beitragNeu.versicherungsPraemie),
        lines: [
          { label: t('zahlweiseZeile'), value: t(auswahl.wunsch.wert) },
          { label: t('jahresbeitrag'), value: formatBetrag(beitragNeu.jahresVersicherungsPraemie) },
        ],
      }}
      note={[imJahr(berechnung), naechsteZahlung(berechnung), ausgleich(berechnung)].join(' ')}
    />
  );
}

function mitPeriode(seite: 'bisher' | 'neu', zahlweise: Zahlweise): string {
  return t('periode', { seite: t(seite), periode: t(`${zahlweise}_PERIODE`) });
}

function imJahr({ beitragAlt, beitragNeu }: Berechnung): string {
  const mehr = beitragNeu.jahresVersicherungsPraemie - beitragAlt.jahresVersicherungsPraemie;
  if (mehr === 0) return t('imJahrGleich');
  const betrag = formatBetrag(Math.abs(mehr));
  return mehr > 0 ? t('imJahrMehr', { betrag }) : t('imJahrWeniger', { betrag });
}

function naechsteZahlung({ naechsteFaelligkeit }: Berechnung): string {
  return t('naechsteZahlung', { datum: formatDatumLang(naechsteFaelligkeit) });
}

function ausgleich({ anteilBisHauptfaelligkeit: anteil }: Berechnung): string {
  if (anteil === 0) return '';
  const betrag = formatBetrag(Math.abs(anteil));
  return anteil > 0 ? t('ausgleichZahlen', { betrag }) : t('ausgleichErhalten', { betrag });
}
