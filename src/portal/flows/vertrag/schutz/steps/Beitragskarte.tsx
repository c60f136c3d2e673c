import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import type { Berechnung } from '#contract/entities/aenderung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatumLang } from '#contract/tag.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import * as select from '#machines/vertrag/schutz/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { TextButton } from '#widgets/button/TextButton.tsx';
import { PriceCard } from '#widgets/price-card/PriceCard.tsx';
import { unterschiedInWorten } from '../preise.ts';
import { t } from '../texte.ts';
import type { StellProps } from './Einstellen.tsx';
import { useWorte } from './step.ts';
import type { Stellwerk } from './useEinstellen.ts';

export interface BeitragProps extends StellProps {
  stellwerk: Stellwerk;
  /** Where the card stands: as long as it is in view the phone needs no bar. */
  karte: RefObject<HTMLDivElement | null>;
}

/** What is paid now, what with all wishes, and the difference; the way on. */
export function Beitragskarte(props: BeitragProps) {
  const { actor, stellwerk, ergebnis, karte } = props;
  const { sagen } = useWorte(actor);
  const stand = useBeitragsstand({ actor, stellwerk, ergebnis });
  const { berechnung } = ergebnis;
  const jahr = berechnung && unterschiedImJahr(berechnung);
  return (
    <div ref={karte}>
      <PriceCard
        {...stand}
        title={berechnung ? t('beitragNeu') : sagen('beitragJetzt')}
        line={
          berechnung
            ? t('gemeinsamAb', { datum: formatDatumLang(berechnung.wirksamkeitsdatum) })
            : t('nochNichts')
        }
        items={
          berechnung
            ? [
                {
                  label: t('bisherZeile'),
                  amount: formatBetrag(berechnung.beitragAlt.versicherungsPraemie),
                },
                {
                  label: t('unterschiedZeile'),
                  amount: unterschiedInWorten(berechnung.differenzProZahlung),
                },
              ]
            : []
        }
        sum={
          jahr === null ? undefined : { label: t('imJahrZeile'), amount: unterschiedInWorten(jahr) }
        }
        action={<Pruefknopf stellwerk={stellwerk} />}
        note={<Hindernis stellwerk={stellwerk} />}
      />
    </div>
  );
}

/** Nothing where that is what was said of an instalment. */
function unterschiedImJahr({ beitragAlt, beitragNeu, differenzProZahlung }: Berechnung) {
  const mehr = beitragNeu.jahresVersicherungsPraemie - beitragAlt.jahresVersicherungsPraemie;
  return mehr === differenzProZahlung ? null : mehr;
}

export function Pruefknopf({ stellwerk }: Pick<BeitragProps, 'stellwerk'>) {
  return (
    <Button fullWidth loading={stellwerk.laedt} onClick={() => stellwerk.pruefen()}>
      {t('pruefenKnopf')}
    </Button>
  );
}

/** What stands in the way, as soon as she wanted to go on or cannot; and how all is as before. */
function Hindernis({ stellwerk }: Pick<BeitragProps, 'stellwerk'>) {
  const { hindernis, gefragt, laedt, wuensche } = stellwerk;
  const istZuSagen = !laedt && hindernis !== null && (gefragt || istVomVertrag.has(hindernis));
  return (
    <>
      {istZuSagen && <span role="alert">{t(hindernis)} </span>}
      {wuensche.length > 0 && (
        <TextButton onClick={() => stellwerk.allesZurueck()}>{t('allesZurueck')}</TextButton>
      )}
    </>
  );
}

const istVomVertrag: ReadonlySet<string> = new Set(['nachweisNoetig', 'nichtZusammen']);

/** The price with all wishes; the one of the contract while there are none. */
export function useBeitragsstand({
  actor,
  ergebnis,
  stellwerk,
}: Pick<BeitragProps, 'actor' | 'ergebnis' | 'stellwerk'>) {
  const istFehler = useSelector(actor, select.istNichtBerechnet);
  const { berechnung, bisher } = ergebnis;
  const { versicherungsPraemie } = berechnung?.beitragNeu ?? bisher;
  const zahlweise = berechnung?.verlauf.find(({ eigener }) => eigener)?.zahlweise;
  const fehlt = istFehler || (stellwerk.wuensche.length > 0 && !berechnung);
  const state = stellwerk.laedt ? 'calculating' : fehlt ? 'unavailable' : 'settled';
  return {
    state,
    price: formatBetrag(versicherungsPraemie).replace(/\u00A0EUR$/, ''),
    unit: t('einheit', { periode: zahlweiseLabel[zahlweise ?? bisher.zahlweise] }),
    ...(stellwerk.hindernis === 'nichtZusammen' && { reason: t('nichtZusammen') }),
  } as const;
}
