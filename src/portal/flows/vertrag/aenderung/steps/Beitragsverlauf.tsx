import type { Berechnung, Verlaufsschritt } from '#contract/entities/aenderung.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatum, formatDatumLang } from '#contract/tag.ts';
import { Timeline } from '#widgets/timeline/Timeline.tsx';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { t } from '../texte.ts';

/** What is paid from when on, all pending changes together; nothing where only this one changes something. */
export function Beitragsverlauf({ berechnung: { verlauf } }: { berechnung: Berechnung }) {
  if (!zeigtVerlauf(verlauf)) return null;
  return (
    <Abschnitt titel={t('verlaufTitel')}>
      <Timeline steps={verlauf.map(alsSchritt)} />
    </Abschnitt>
  );
}

/** More than a before and an after. */
function zeigtVerlauf(verlauf: readonly Verlaufsschritt[]): boolean {
  return verlauf.length > 2 || verlauf.some(({ einmalig }) => einmalig !== null);
}

function alsSchritt(schritt: Verlaufsschritt, stelle: number) {
  const { ab, zahlweise, versicherungsPraemie, was, einmalig, eigener } = schritt;
  return {
    when: stelle === 0 ? t('bisher') : t('ab', { datum: formatDatumLang(ab) }),
    what: t('rate', {
      betrag: formatBetrag(versicherungsPraemie),
      zahlweise: zahlweiseLabel[zahlweise],
    }),
    lines: [...was, ...(einmalig ? [einmal(einmalig)] : [])],
    current: eigener,
  };
}

/** What is paid or credited once, and when. */
export function einmal({ betrag, am }: NonNullable<Verlaufsschritt['einmalig']>): string {
  const worte = { betrag: formatBetrag(Math.abs(betrag)), datum: formatDatum(am) };
  return betrag > 0 ? t('verlaufZahlen', worte) : t('verlaufErhalten', worte);
}
