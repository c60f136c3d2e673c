import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import { type Mitarbeiter, mitarbeiterrechte } from '#contract/endpoints/agentur.ts';
import { recht } from '#contract/entities/recht.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import * as mitarbeiter from '#machines/konto/mitarbeiter/selectors.ts';
import * as select from '#machines/konto/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { grundfelder } from '../../../../formular/Grundfelder.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { useFlowState } from '../../daten/actor.ts';
import { Formularseite } from '../../Formularseite.tsx';
import { t } from '../texte.ts';
import type { StepProps } from '../View.tsx';

/** The rights, and below them what else can be done with the access. */
export function Rechte({ actor, person, formular }: StepProps) {
  const handlungen = useSelector(actor, mitarbeiter.handlungen, gleich);
  function senden() {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  }

  return (
    <Formularseite
      formular={formular}
      sofort={grundfelder}
      back={{ label: t('zurAgentur'), href: '/vermittler/agentur' }}
      flowState={useFlowState(actor)}
      hinweis={useSelector(actor, select.hinweis)}
      onSenden={senden}
      knopf={t('speichern')}
      laedt={useSelector(actor, select.laedt)}
      unten={
        <Abschnitt titel={t('zugang')} nurHandlungen>
          <Aktionen>
            {person.kunden > 0 && (
              <Button variant="secondary" onClick={() => actor.send({ type: 'UEBERTRAGEN' })}>
                {t('UEBERTRAGEN')}
              </Button>
            )}
            {handlungen.map((type) => (
              <Button key={type} variant="secondary" onClick={() => actor.send({ type })}>
                {t(type)}
              </Button>
            ))}
          </Aktionen>
        </Abschnitt>
      }
    />
  );
}

/** Kept above the step, so that ticks survive a question that was cancelled. */
export function useRechteFormular({ name, rechte }: Pick<Mitarbeiter, 'name' | 'rechte'>) {
  return useFormular(seiteVon(name), form, { bekannt: { rechte } });
}

function gleich(a: readonly string[], b: readonly string[]): boolean {
  return a.join() === b.join();
}

const form = z.object({
  rechte: z.pipe(
    z.transform((gewaehlt?: unknown) => gewaehlt ?? []),
    mitarbeiterrechte,
  ),
});

function seiteVon(name: string): Frageseite<z.infer<typeof form>> {
  return {
    titel: t('rechteTitel', { name }),
    einleitung: t('rechteEinleitung'),
    felder: [
      {
        name: 'rechte',
        art: 'mehrfach',
        label: t('rechte'),
        optionen: recht.options.map((wert) => ({
          wert,
          label: t(wert),
          folge: t(`${wert}Folge`),
        })),
        optional: true,
      },
    ],
  };
}
