import { useQuery } from '@tanstack/react-query';
import type { Bestandsueberblick } from '#contract/endpoints/kundenbestand.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { bestandFaelligTage, entwurfEndetTage } from '#contract/zahlen.ts';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { usePorts } from '../../ports.ts';
import { ungeleseneQuery } from '../../queries/nachrichtenZaehlen.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Wegliste } from '../startseite/Wegliste.tsx';
import type { Ansicht } from './adresse.ts';
import styles from './Heute.module.css';
import { t } from './texte.ts';

/** What waits for a broker, each a way to it, and what the book comes to. */
export function Heute({ ueberblick }: { ueberblick: Bestandsueberblick }) {
  const { data: ungelesen = 0 } = useQuery(ungeleseneQuery(usePorts()));
  const wege = wegeVon(ueberblick, ungelesen);
  return (
    <div className={styles.columns}>
      <Abschnitt titel={t('heute')}>
        {wege.length === 0 ? <p>{t('nichtsOffen')}</p> : <Wegliste wege={wege} />}
      </Abschnitt>
      <Abschnitt titel={t('zahlen')}>
        <FactList
          facts={[
            { label: t('beitragImJahr'), value: formatBetrag(ueberblick.beitragsvolumen) },
            { label: t('kunden'), value: ganz.format(ueberblick.kunden) },
            { label: t('vertraege'), value: ganz.format(ueberblick.vertraege) },
          ]}
        />
      </Abschnitt>
    </div>
  );
}

/** The most urgent first; what is not there is not said. */
function wegeVon(ueberblick: Bestandsueberblick, ungelesen: number) {
  const { mahnung, umsatzOffen, faellig, endendeEntwuerfe } = ueberblick;
  const alle = [
    { anzahl: mahnung, text: 'heuteMahnung', zeile: t('heuteMahnungZeile'), href: buch('mahnung') },
    {
      anzahl: umsatzOffen,
      text: 'heuteUmsatz',
      zeile: t('heuteUmsatzZeile'),
      href: buch('umsatzaufgabe'),
    },
    {
      anzahl: faellig,
      text: 'heuteFaellig',
      zeile: t('heuteFaelligZeile', { tage: String(bestandFaelligTage) }),
      href: buch('faellig'),
    },
    {
      anzahl: endendeEntwuerfe,
      text: 'heuteEntwuerfe',
      zeile: t('heuteEntwuerfeZeile', { tage: String(entwurfEndetTage) }),
      href: '/vermittler/entwuerfe/',
    },
    {
      anzahl: ungelesen,
      text: 'heuteNachrichten',
      zeile: t('heuteNachrichtenZeile'),
      href: '/vermittler/postfach/',
    },
  ] as const;
  return alle.flatMap(({ anzahl, text, zeile, href }) =>
    anzahl === 0 ? [] : { text: t(text, { anzahl: ganz.format(anzahl) }), zeile, href },
  );
}

const buch = (ansicht: Ansicht) => `/vermittler/kundenbestand?ansicht=${ansicht}`;
const ganz = new Intl.NumberFormat('de-DE');
