import type { Vertrag } from '#contract/entities/vertrag.ts';
import { formatDatumLang } from '#contract/tag.ts';
import { useFeatures } from '../../useFeatures.ts';
import { useImAuftrag, useVertragswege } from '../../flows/vertrag/wege.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Wegliste } from '../startseite/Wegliste.tsx';
import { offenBei, umsatzaufgaben } from '../uebersicht/aktivitaeten.ts';
import { t } from '../uebersicht/aktivitaetstexte.ts';
import { t as vermittlerText } from './vermittlerTexte.ts';

/** What waits at this contract: its revenue, for the customer its frame number, too. */
export function Offenes({ vertrag }: { vertrag: Vertrag }) {
  const istAn = useFeatures();
  const imAuftrag = useImAuftrag();
  const { aenderung } = useVertragswege();
  const wege = imAuftrag
    ? umsatzaufgaben(vertrag).map(({ faelligAm }) => ({
        href: aenderung(vertrag.versicherungsNummer, 'jahresumsatz'),
        text: vermittlerText('umsatzOffen'),
        zeile: t('bis', { datum: formatDatumLang(faelligAm) }),
      }))
    : offenBei(vertrag, istAn);
  if (wege.length === 0) return null;
  return (
    <Abschnitt titel={t('offenes')}>
      <Wegliste wege={wege} />
    </Abschnitt>
  );
}
