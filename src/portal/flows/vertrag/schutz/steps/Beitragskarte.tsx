import { type RefObject, useEffect, useRef } from 'react';
import type { Berechnung } from '#contract/entities/aenderung.ts';
import type { Schutzberechnung } from '#contract/entities/aenderungswunsch.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatumLang } from '#contract/tag.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import { Button } from '#widgets/button/Button.tsx';
import { TextButton } from '#widgets/button/TextButton.tsx';
import { PriceCard } from '#widgets/price-card/PriceCard.tsx';
import { t as einzeln } from '../../aenderung/texte.ts';
import { unterschiedInWorten, zahlweisenIn } from '../preise.ts';
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
  const { berechnung } = ergebnis;
  // Nobody knows what the wishes come to: a difference of those before would be taken for theirs.
  const istGescheitert = stellwerk.istVeraltet && !stellwerk.laedt;
  return (
    <div ref={karte} tabIndex={-1}>
      <PriceCard
        {...beitragsstand({ ergebnis, stellwerk })}
        title={berechnung ? t('beitragNeu') : sagen('beitragJetzt')}
        line={berechnung ? gueltigAb(berechnung, ergebnis) : t('nochNichts')}
        {...(berechnung && !istGescheitert && zeilenMit(berechnung, ergebnis))}
        action={<Pruefknopf stellwerk={stellwerk} />}
        note={<Hindernis stellwerk={stellwerk} karte={karte} />}
      />
    </div>
  );
}

function gueltigAb({ wirksamkeitsdatum }: Berechnung, { wuensche }: Schutzberechnung): string {
  const datum = formatDatumLang(wirksamkeitsdatum);
  return t(wuensche.length > 1 ? 'gemeinsamAb' : 'alleinAb', { datum });
}

/** An instalment is compared with one of the same period only; a year always can be. */
function zeilenMit(berechnung: Berechnung, ergebnis: Schutzberechnung) {
  const { beitragAlt, beitragNeu, differenzProZahlung } = berechnung;
  const { davor, danach } = zahlweisenIn(ergebnis);
  const imJahr = beitragNeu.jahresVersicherungsPraemie - beitragAlt.jahresVersicherungsPraemie;
  const bisher = formatBetrag(beitragAlt.versicherungsPraemie);
  const sum = { label: einzeln('jahresbeitrag'), amount: unterschiedInWorten(imJahr) };
  if (davor !== danach) {
    const amount = t('mitPeriode', { preis: bisher, periode: zahlweiseLabel[davor] });
    return { items: [{ label: einzeln('bisher'), amount }], sum };
  }
  const items = [
    { label: einzeln('bisher'), amount: bisher },
    { label: t('unterschiedZeile'), amount: unterschiedInWorten(differenzProZahlung) },
  ];
  // Nothing of a year where that is what was said of an instalment.
  return { items, sum: imJahr === differenzProZahlung ? undefined : sum };
}

export function Pruefknopf({ stellwerk }: Pick<BeitragProps, 'stellwerk'>) {
  return (
    <Button fullWidth loading={stellwerk.laedt} onClick={() => stellwerk.pruefen()}>
      {t('pruefenKnopf')}
    </Button>
  );
}

/** What stands in the way, as soon as she wanted to go on or cannot; and how all is as before. */
function Hindernis({ stellwerk, karte }: Pick<BeitragProps, 'stellwerk' | 'karte'>) {
  const { hindernis, gefragt, laedt, wuensche } = stellwerk;
  const ort = useRef<HTMLSpanElement>(null);
  // The button may stand far away, in the bar of a phone.
  useEffect(() => {
    if (gefragt > 0 && hindernis !== 'fehltAntwort') ort.current?.focus();
  }, [gefragt, hindernis]);
  const istZuSagen = !laedt && hindernis !== null && (gefragt > 0 || istVomVertrag.has(hindernis));
  return (
    <>
      {istZuSagen && (
        <span ref={ort} role="alert" tabIndex={-1}>
          {t(hindernis)}{' '}
        </span>
      )}
      {wuensche.length > 0 && (
        <TextButton
          onClick={() => {
            stellwerk.allesZurueck();
            // The button goes with the wishes.
            karte.current?.focus();
          }}
        >
          {t('allesZurueck')}
        </TextButton>
      )}
    </>
  );
}

const istVomVertrag: ReadonlySet<string> = new Set(['nachweisNoetig', 'nichtZusammen']);

/** The price with all wishes; the one of the contract while there are none. */
export function beitragsstand({
  ergebnis,
  stellwerk,
}: Pick<BeitragProps, 'ergebnis' | 'stellwerk'>) {
  const { berechnung, bisher } = ergebnis;
  const { versicherungsPraemie } = berechnung?.beitragNeu ?? bisher;
  const fehlt = stellwerk.istVeraltet || (stellwerk.wuensche.length > 0 && !berechnung);
  const state = stellwerk.laedt ? 'calculating' : fehlt ? 'unavailable' : 'settled';
  return {
    state,
    price: formatBetrag(versicherungsPraemie).replace(/\u00A0EUR$/, ''),
    unit: t('einheit', { periode: zahlweiseLabel[zahlweisenIn(ergebnis).danach] }),
    ...(stellwerk.hindernis === 'nichtZusammen' && { reason: t('nichtZusammen') }),
  } as const;
}
