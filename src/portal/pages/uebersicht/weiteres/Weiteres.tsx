import { useQuery } from '@tanstack/react-query';
import type { Vertragskachel } from '#contract/entities/vertrag.ts';
import { schadenweg } from '../../../kommtNoch.ts';
import { usePorts } from '../../../ports.ts';
import { ungeleseneQuery, zahlwort } from '../../../queries/nachrichtenZaehlen.ts';
import { Abschnitt } from '../../../shell/Abschnitt.tsx';
import { useFeatures } from '../../../useFeatures.ts';
import { Wegliste } from '../../startseite/Wegliste.tsx';
import { Ansprechpersonen } from './Ansprechpersonen.tsx';
import { Ereignisse } from './Ereignisse.tsx';
import { NeueDokumente } from './NeueDokumente.tsx';
import { Termine } from './Termine.tsx';
import { t } from './texte.ts';

interface Props {
  vertraege: readonly Vertragskachel[];
  partnerNummer: string;
}

/** Beside the contracts: what can have happened, the days to come, and who helps. */
export function Daneben({ vertraege }: Props) {
  return (
    <>
      <Ereignisse vertraege={vertraege} />
      <Termine vertraege={vertraege} />
      <Ansprechpersonen vertraege={vertraege} />
    </>
  );
}

/** Below the contracts: her new documents, what is offered to everybody, and what was written to her. */
export function Darunter({ vertraege, partnerNummer }: Props) {
  return (
    <>
      <NeueDokumente {...{ vertraege, partnerNummer }} />
      <Services />
      <Postfach />
    </>
  );
}

function Services() {
  const feature = useFeatures();
  if (!feature('services-widget')) return null;
  return (
    <Abschnitt titel={t('services')}>
      <Wegliste
        wege={[
          {
            href: '/kunden/zahlungsweise',
            text: t('zahlweise'),
            zeile: t('zahlweiseZeile'),
          },
          ...(feature('umzugsservice')
            ? [{ href: '/kunden/umzugsservice/', text: t('umzug'), zeile: t('umzugZeile') }]
            : []),
          { href: schadenweg, text: t('schaden'), zeile: t('schadenZeile') },
          { href: '/kunden/kontakt', text: t('kontakt'), zeile: t('kontaktZeile') },
        ]}
      />
    </Abschnitt>
  );
}

/** Stands last: it comes by itself, and nothing moves when it does. */
function Postfach() {
  const { data = 0 } = useQuery(ungeleseneQuery(usePorts()));
  if (data === 0) return null;
  return (
    <Abschnitt titel={t('postfach')}>
      <p>
        <a href="/kunden/postfach/eingang">
          {data === 1 ? t('eineUngelesen') : t('ungelesen', { anzahl: zahlwort(data) })}
        </a>
      </p>
    </Abschnitt>
  );
}
