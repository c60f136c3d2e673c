import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import { istEnthalten } from '#contract/schaeden/deckung.ts';
import type { Schadenart as Art } from '#contract/schaeden/sparte.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import { darfMelden, meldungsformen } from '#machines/schaden/answers.ts';
import * as select from '#machines/schaden/selectors.ts';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { brieffelder } from '../../../formular/Brieffelder.tsx';
import { Formular } from '../../../formular/Formular.tsx';
import { useFormular } from '../../../formular/useFormular.ts';
import { gemerktes } from '../../vertrag/beendigung/merken.ts';
import { t } from '../texte.ts';
import { Fortschritt } from './Fortschritt.tsx';
import { Notruf } from './Notruf.tsx';
import { imNamen, type StepProps, useFlowState, useWorte } from './step.ts';

/** What happened: what the contract covers first, and the rest all the same. */
export function Schadenart(props: StepProps) {
  const { actor, sparte, ausgang } = props;
  const w = useWorte(actor);
  const formular = useSchadenart(props);
  const gewaehlt = formular.gelesen.antwort['schadenart'];
  const art = typeof gewaehlt === 'string' ? sparte.arten[gewaehlt] : undefined;
  const deckungen = useSelector(actor, select.deckungen);
  const weiter = () => {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  };
  return (
    <Page
      title={t('schadenartTitel')}
      {...imNamen(props)}
      back={{ label: t('alleVertraege'), href: ausgang }}
      progress={<Fortschritt schritt="schadenart" />}
      flowState={useFlowState(actor)}
    >
      <Notruf />
      <Formular
        formular={formular}
        sofort={brieffelder}
        onSenden={weiter}
        knopf={t('weiter')}
        danach={{
          schadenart: art && !istEnthalten(art, deckungen) && (
            <InfoBox type="warning">{w('nichtEnthaltenSatz', { art: art.label })}</InfoBox>
          ),
        }}
      />
      <p>{w('schadenartFuss')}</p>
    </Page>
  );
}

function useSchadenart({ actor, sparte, draft }: StepProps) {
  const w = useWorte(actor);
  const deckungen = useSelector(actor, select.deckungen);
  const fehlt = (art: unknown) => {
    const eine = typeof art === 'string' ? sparte.arten[art] : undefined;
    return eine !== undefined && !istEnthalten(eine, deckungen);
  };
  const wahl = ([wert, { label, zeile }]: [string, Art]) => {
    const folge = fehlt(wert) ? w('nichtEnthalten') : zeile;
    return folge === undefined ? { wert, label } : { wert, label, folge };
  };
  const seite: Frageseite = {
    titel: t('schadenartTitel'),
    felder: [
      {
        name: 'schadenart',
        art: 'karten',
        label: t('schadenartTitel'),
        optionen: gereiht(Object.entries(sparte.arten), fehlt).map(wahl),
      },
      {
        name: 'trotzdem',
        art: 'haken',
        label: t('trotzdem'),
        wenn: ({ schadenart }) => fehlt(schadenart),
      },
    ],
  };
  const form = meldungsformen(sparte).schadenart.check(
    z.refine((antwort) => darfMelden(sparte, antwort, deckungen), {
      error: t('trotzdemFehlt'),
      path: ['trotzdem'],
    }),
  );
  return useFormular(seite, alsAntwort(form), {
    gemerkt: gemerktes(draft, 'schadenart'),
  });
}

/** What she has comes first. */
function gereiht<Eintrag extends readonly [string, unknown]>(
  arten: readonly Eintrag[],
  fehlt: (art: string) => boolean,
): Eintrag[] {
  return arten.toSorted(([a], [b]) => Number(fehlt(a)) - Number(fehlt(b)));
}

/** A box that is not ticked is no answer. */
function alsAntwort<Form extends z.ZodMiniType>(form: Form) {
  return z.pipe(
    z.transform(({ trotzdem, ...andere }: Readonly<Record<string, unknown>>): unknown => ({
      ...andere,
      ...(trotzdem === true ? { trotzdem } : {}),
    })),
    form,
  );
}
