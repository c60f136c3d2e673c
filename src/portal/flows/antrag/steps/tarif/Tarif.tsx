import { useSelector } from '@xstate/react';
import { hausmarke } from '#contract/marken.ts';
import * as select from '#machines/antrag/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { RadioGroup } from '#widgets/radio-group/RadioGroup.tsx';
import { Beitragsbox } from '../Beitragsbox.tsx';
import { Schrittseite } from '../Schrittseite.tsx';
import { type StepProps, useKontext } from '../step.ts';
import { Beginnwahl } from './Beginnwahl.tsx';
import { BeitragGeaendert } from './BeitragGeaendert.tsx';
import { Hindernis } from './Hindernis.tsx';
import { t } from './texte.ts';
import { Tarifhinweise } from './Tarifhinweise.tsx';
import { useTarifwahl } from './useTarifwahl.ts';
import { Varianten } from './Varianten.tsx';
import { Zahlweisen } from './Zahlweisen.tsx';

/** The price: every choice is counted in at once (`domain/antrag.md §1`, states 3 and 4). */
export default function Tarif(props: StepProps) {
  const { actor, seite } = props;
  const stand = useTarifwahl(props);
  const lage = useSelector(actor, select.tariflage);
  const hinweis = useSelector(actor, select.tarifantwort)?.hinweise[0];
  const marke = useKontext(actor, ({ umfeld }) => umfeld?.marke) ?? hausmarke;
  if (!stand) return null;
  const { wahl, versuch } = stand;
  const selbstbeteiligungen = seite.tarif.selbstbeteiligungen.map(({ wert, label, folge }) => ({
    value: wert,
    label,
    subline: folge,
  }));

  return (
    <Schrittseite
      {...props}
      titel={t('tarifTitel')}
      einleitung={t('einleitung')}
      neben={
        <Beitragsbox {...props} grund={lage === 'nichtMoeglich' ? hinweis?.text : undefined} />
      }
    >
      <Form onSubmit={stand.weiter}>
        {versuch.fehler.length > 0 && <ErrorSummary key={versuch.nummer} errors={versuch.fehler} />}
        <BeitragGeaendert {...props} />
        <Varianten {...props} stand={stand} wahlen={seite.tarif.varianten(marke)} />
        {selbstbeteiligungen.length > 0 && (
          <RadioGroup
            label={t('sb')}
            prominent
            hint={t('sbHinweis')}
            name="sb"
            value={wahl.sb ?? null}
            onChange={(sb) => stand.waehle({ sb })}
            options={selbstbeteiligungen}
          />
        )}
        <Zahlweisen {...props} stand={stand} />
        <Beginnwahl stand={stand} />
        <Tarifhinweise {...props} ziel="tarif" />
        <Hindernis {...props} />
        {(lage === 'angebot' || lage === 'rechnet') && (
          <Button type="submit" loading={lage === 'rechnet'}>
            {t('weiter')}
          </Button>
        )}
      </Form>
    </Schrittseite>
  );
}
