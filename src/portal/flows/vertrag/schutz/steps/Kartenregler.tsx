import { heuteInBerlin, tagePlus } from '#contract/tag.ts';
import { ChoiceCards } from '#widgets/choice-cards/ChoiceCards.tsx';
import { usePorts } from '../../../../ports.ts';
import { istZahlung } from '../../aenderung/worte.ts';
import { fruehestens, periodeVon, preisVon, saetze } from '../preise.ts';
import { gewaehlteWahl, type Reglerwahl, wunschZu } from '../regler.ts';
import { t } from '../texte.ts';
import type { ReglerProps } from './Gruppen.tsx';
import { Zuruecknehmen } from './Zuruecknehmen.tsx';

/** One of a few, each with what it costs more or less. */
export function Kartenregler(props: ReglerProps) {
  const { regler, stellwerk } = props;
  const { name, titel, wahlen } = regler;
  const { now } = usePorts();
  const morgen = tagePlus(heuteInBerlin(now()), 1);
  const gewaehlt = gewaehlteWahl(regler, stellwerk.wuensche);
  // Where the offer does not name what holds now, that is a choice as well.
  const ohneJetzt = !wahlen.some(({ option }) => option.aktuell);
  // What could be left out is what holds.
  const weglassbar = wahlen.find(({ option }) => option.wert.endsWith('=false'));
  const bisher = { value: wieBisher, label: t('wieBisher'), subline: weglassbar?.option.name };
  const grund = stellwerk.grund(name);
  return (
    <div>
      <ChoiceCards
        legend={titel}
        name={name}
        value={gewaehlt?.option.wert ?? (wunschZu(name, stellwerk.wuensche) ? null : wieBisher)}
        options={[
          ...(ohneJetzt ? [bisher] : []),
          ...wahlen.map((wahl) => karte(wahl, gewaehlt, { ...props, morgen })),
        ]}
        onChange={(wert) => {
          const wahl = wahlen.find(({ option }) => option.wert === wert);
          stellwerk.waehle(name, wahl && !wahl.option.aktuell ? wahl.auswahl : null);
        }}
        busy={stellwerk.istVeraltet}
        {...(grund !== null && { error: grund })}
      />
      {grund !== null && <Zuruecknehmen name={name} stellwerk={stellwerk} />}
    </div>
  );
}

const wieBisher = 'wie-bisher';

function karte(
  wahl: Reglerwahl,
  gewaehlt: Reglerwahl | null,
  { regler, morgen }: ReglerProps & { morgen: string },
) {
  const { option, label, folge } = wahl;
  if (option.aktuell) return { value: option.wert, label, subline: folge, aside: t('jetzt') };
  const sperre = wahl === gewaehlt ? undefined : option.hinderung?.text;
  const ab = fruehestens(option, morgen);
  // How often is paid changes the instalment, not what the cover costs: its own words say so.
  const unterschied = istZahlung(regler.art) ? undefined : preisVon(option);
  const periode = periodeVon(option);
  return {
    value: option.wert,
    label,
    subline: saetze(folge, ab),
    aside: unterschied ? t('mitPeriode', { preis: unterschied, periode }) : wahl.zusatz,
    disabled: sperre !== undefined,
    reason: sperre,
  };
}
