import { useSelector } from '@xstate/react';
import * as select from '#machines/antrag/selectors.ts';
import { RadioGroup } from '#widgets/radio-group/RadioGroup.tsx';
import { Segments } from '#widgets/segments/Segments.tsx';
import { Auswahlfeld } from '../../../../formular/Auswahlfeld.tsx';
import { Datumfeld } from '../../../../formular/Datumfeld.tsx';
import type { EingabeProps, Feldbilder } from '../../../../formular/Felder.tsx';
import { Formular } from '../../../../formular/Formular.tsx';
import { feldProps } from '../../../../formular/Textfelder.tsx';
import { Merkhaken } from '../../merken/Merkhaken.tsx';
import { Angebot } from '../angebot/Angebot.tsx';
import { Beitragsbox } from '../Beitragsbox.tsx';
import { Schrittseite } from '../Schrittseite.tsx';
import type { StepProps } from '../step.ts';
import { BeitragGeaendert } from './BeitragGeaendert.tsx';
import { Hindernis } from './Hindernis.tsx';
import { t } from './texte.ts';
import { Tarifhinweise } from './Tarifhinweise.tsx';
import { useUnberechnet } from './useUnberechnet.tsx';
import { useTarifwahl } from './useTarifwahl.ts';
import { Weiterknopf } from './Weiterknopf.tsx';

/** The price: every choice is counted in at once (`domain/antrag.md §1`, states 3 and 4). */
export default function Tarif(props: StepProps) {
  const { konfigurator } = props.seite.tarif;
  return konfigurator ? (
    <Angebot {...props} konfigurator={konfigurator} />
  ) : (
    <Tarifwahl {...props} />
  );
}

/** Of a product whose price comes last. */
function Tarifwahl(props: StepProps) {
  const { actor } = props;
  const wahl = useTarifwahl(props);
  const lage = useSelector(actor, select.tariflage);
  const hinweis = useSelector(actor, select.tarifantwort)?.hinweise[0];
  const unberechnet = useUnberechnet(props);
  if (!wahl) return null;
  return (
    <Schrittseite
      {...props}
      titel={t('angebotTitel')}
      einleitung={t('einleitung')}
      neben={
        <Beitragsbox {...props} grund={lage === 'nichtMoeglich' ? hinweis?.text : undefined} />
      }
    >
      <Formular
        formular={wahl.form}
        sofort={felder}
        onSenden={wahl.weiter}
        danach={unberechnet}
        davor={<BeitragGeaendert {...props} />}
      >
        <Tarifhinweise {...props} ziel="angebot" />
        <Hindernis {...props} />
        <Weiterknopf {...props} />
      </Formular>
      <Merkhaken {...props} />
    </Schrittseite>
  );
}

/** More would be too narrow on a phone. */
const segmenteHoechstens = 4;

const felder: Feldbilder = { karten: Auswahlfeld, radio: Grossauswahl, datum: Datumfeld };

/** A choice as large as those between cards; side by side as long as there is room for it. */
function Grossauswahl(props: EingabeProps<'radio'>) {
  const { feld, eingaben } = props;
  if (feld.optionen.length <= segmenteHoechstens) {
    const { label, ...frage } = feldProps(props);
    return (
      <Segments
        {...frage}
        legend={label}
        prominent
        value={String(eingaben[feld.name] ?? '')}
        options={feld.optionen.map(({ wert, label: wort, folge }) => ({
          value: String(wert),
          label: wort,
          line: folge,
        }))}
      />
    );
  }
  return (
    <RadioGroup
      {...feldProps(props)}
      prominent
      value={String(eingaben[feld.name] ?? '')}
      options={feld.optionen.map(({ wert, label, folge }) => ({
        value: String(wert),
        label,
        subline: folge,
      }))}
    />
  );
}
