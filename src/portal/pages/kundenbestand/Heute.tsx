import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Bestandsueberblick } from '#contract/endpoints/kundenbestand.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { bestandFaelligTage, entwurfEndetTage } from '#contract/zahlen.ts';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { usePorts } from '../../ports.ts';
import { ungeleseneQuery } from '../../queries/nachrichtenZaehlen.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Teilabfrage } from '../../shell/zustand/Teilabfrage.tsx';
import { type Startweg, Wegliste } from '../startseite/Wegliste.tsx';
import type { Ansicht } from './adresse.ts';
import styles from './Heute.module.css';
import { t } from './texte.ts';

interface Props {
  abfrage: UseQueryResult<Bestandsueberblick>;
  /** The link to a view of the book is followed. */
  onAnsicht: (ansicht: Ansicht) => void;
}

/** What waits for a broker, each a way to it, and what the book comes to. */
export function Heute({ abfrage, onAnsicht }: Props) {
  return (
    <Teilabfrage abfrage={abfrage} fehler={t('heuteFehler')}>
      {(ueberblick) => (
        <div className={styles.columns}>
          <Abschnitt titel={t('heute')}>
            <Wartendes {...{ ueberblick, onAnsicht }} />
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
      )}
    </Teilabfrage>
  );
}

interface Wartendesteile extends Pick<Props, 'onAnsicht'> {
  ueberblick: Bestandsueberblick;
}

/** That nothing waits is said once everything was asked for. */
function Wartendes({ ueberblick, onAnsicht }: Wartendesteile) {
  const { data: ungelesen, isError } = useQuery(ungeleseneQuery(usePorts()));
  const wege = [...buchwege(ueberblick, onAnsicht), ...andereWege(ueberblick, ungelesen ?? 0)];
  return (
    <>
      {wege.length > 0 && <Wegliste wege={wege} />}
      {wege.length === 0 && ungelesen !== undefined && <p>{t('nichtsOffen')}</p>}
      {ungelesen === undefined && isError && <p>{t('nachrichtenFehler')}</p>}
    </>
  );
}

/** Views of the book, the most urgent first; what is not there is not said. */
function buchwege(
  { mahnung, umsatzOffen, faellig }: Bestandsueberblick,
  onAnsicht: Props['onAnsicht'],
): Startweg[] {
  const tage = String(bestandFaelligTage);
  const alle = [
    ['mahnung', mahnung, 'heuteMahnung', t('heuteMahnungZeile')],
    ['umsatzaufgabe', umsatzOffen, 'heuteUmsatz', t('heuteUmsatzZeile')],
    ['faellig', faellig, 'heuteFaellig', t('heuteFaelligZeile', { tage })],
  ] as const;
  return alle.flatMap(([ansicht, anzahl, text, zeile]) =>
    anzahl === 0
      ? []
      : {
          text: t(text, { anzahl: ganz.format(anzahl) }),
          zeile,
          href: `/vermittler/kundenbestand?ansicht=${ansicht}`,
          onClick: (event) => {
            // Another tab is none of this one's business.
            if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onAnsicht(ansicht);
          },
        },
  );
}

function andereWege({ endendeEntwuerfe }: Bestandsueberblick, ungelesen: number): Startweg[] {
  const tage = String(entwurfEndetTage);
  const alle = [
    [endendeEntwuerfe, 'heuteEntwuerfe', t('heuteEntwuerfeZeile', { tage }), 'entwuerfe'],
    [ungelesen, 'heuteNachrichten', t('heuteNachrichtenZeile'), 'postfach'],
  ] as const;
  return alle.flatMap(([anzahl, text, zeile, seite]) =>
    anzahl === 0
      ? []
      : { text: t(text, { anzahl: ganz.format(anzahl) }), zeile, href: `/vermittler/${seite}/` },
  );
}

const ganz = new Intl.NumberFormat('de-DE');
