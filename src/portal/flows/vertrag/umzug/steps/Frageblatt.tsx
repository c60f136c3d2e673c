import type { ReactNode } from 'react';
import type { ZodMiniType } from 'zod/mini';
import type { Widerspruch } from '#machines/antrag/regel.ts';
import type { UmzugsEreignis } from '#machines/vertrag/umzug/events.ts';
import { Page } from '#widgets/page/Page.tsx';
import { StepProgress } from '#widgets/step-progress/StepProgress.tsx';
import { Formular } from '../../../../formular/Formular.tsx';
import type { Frageseite, Sperren } from '#machines/formular/frage.ts';
import { gemerktesVon } from '../../../../formular/notizen.ts';
import { useEingaben } from '../../../../formular/useEingaben.ts';
import { useFormValues } from '../../../../formular/useFormValues.ts';
import { t } from '../texte.ts';
import { type StepProps, useFlowState, useWeg } from './step.ts';

export interface Blatt {
  seite: Frageseite;
  form: ZodMiniType;
  sperren?: Sperren;
  /** What the shape alone cannot tell. */
  fehler?: (gelesen: Readonly<Record<string, unknown>>) => readonly Widerspruch[];
  /** The answer as the chart takes it; as it was read unless told. */
  antwort?: (gelesen: Readonly<Record<string, unknown>>) => unknown;
}

interface Props extends StepProps {
  schritt: 'neueAdresse' | 'vertraegeWaehlen';
  blatt: Blatt;
  /** What stands in the fields for the answer given before. */
  vorher: unknown;
  children?: ReactNode;
}

/** One page of questions: fields, what is wrong with them, the way on. */
export function Frageblatt(props: Props) {
  const { actor, schritt, blatt, children } = props;
  const { seite } = blatt;
  const { fortschritt, back } = useWeg(props);
  const { form, weiter } = useBlatt(props);
  return (
    <Page
      title={seite.titel}
      lead={seite.einleitung}
      back={back}
      progress={<StepProgress {...fortschritt} />}
      flowState={useFlowState(actor)}
    >
      <Formular
        key={schritt}
        formular={form}
        uebersicht={t('warumNicht')}
        onSenden={weiter}
        knopf={t('weiter')}
      />
      {children}
    </Page>
  );
}

function useBlatt({ actor, schritt, blatt, vorher, notizen }: Props) {
  const { seite, sperren = {}, fehler, antwort = gelesenes } = blatt;
  const lage = { sperren };
  const werte = useFormValues(gemerktesVon(notizen, schritt));
  const pruefung = {
    form: blatt.form,
    widersprueche: (gelesen: unknown) => fehler?.({ ...alsFelder(gelesen) }) ?? [],
  };
  const form = useEingaben(seite, lage, { antwort: vorher }, pruefung, werte);
  return {
    form,
    weiter: () => {
      const gelesen = form.pruefe();
      if (!gelesen) return;
      // The shape of the step has just taken it.
      const ereignis = { type: 'WEITER', antwort: antwort(gelesen) } as WeiterEreignis;
      if (!actor.getSnapshot().can(ereignis)) return;
      notizen.vergiss(schritt);
      actor.send(ereignis);
    },
  };
}

type WeiterEreignis = Extract<UmzugsEreignis, { type: 'WEITER' }>;

function gelesenes(gelesen: Readonly<Record<string, unknown>>): unknown {
  return gelesen;
}

function alsFelder(gelesen: unknown): object {
  return typeof gelesen === 'object' && gelesen !== null ? gelesen : {};
}
