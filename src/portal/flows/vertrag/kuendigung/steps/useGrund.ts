import * as z from 'zod/mini';
import type { AngebotenerGrund } from '#contract/entities/beendigung.ts';
import { kuendigungsgrundKey } from '#contract/entities/beendigungsgrund.ts';
import { freitextMax } from '#contract/endpoints/vertrag/beendigung.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import { antworten } from '#machines/vertrag/kuendigung/answers.ts';
import { useFormular } from '../../../../formular/useFormular.ts';
import { gemerkteWerte, merken } from '../../beendigung/merken.ts';
import { t } from '../texte.ts';
import { type StepProps, useWorte } from './step.ts';

interface Props extends Pick<StepProps, 'actor' | 'draft'> {
  gruende: readonly AngebotenerGrund[];
}

/** The form of the reason, kept from the first click on; own words belong to the other reason alone. */
export function useGrund({ actor, draft, gruende }: Props) {
  const sagen = useWorte(actor);
  return useFormular(seiteMit(gruende, sagen), zuSenden, {
    sperren: { grund: Object.fromEntries(gruende.flatMap(gesperrt)) },
    gemerkt: {
      lies: () => gemerkteWerte(draft, 'grund'),
      schreibe: (getippt) => merken(draft, 'grund', gefuellt(getippt)),
    },
  });
}

const seiteMit = (
  gruende: readonly AngebotenerGrund[],
  sagen: ReturnType<typeof useWorte>,
): Frageseite => ({
  titel: sagen('grundTitel'),
  felder: [
    { name: 'grund', art: 'karten', label: sagen('grundTitel'), optionen: gruende.map(alsWahl) },
    {
      name: 'freitext',
      art: 'langtext',
      label: sagen('eigeneWorte'),
      platzhalter: t('platzhalter'),
      hoechstens: freitextMax,
      zeilen: 3,
      wenn: ({ grund }) => grund === 'SONSTIGES',
    },
  ],
});

function alsWahl({ key: wert, label, nachweis }: AngebotenerGrund) {
  return { wert, label, ...(nachweis === null ? {} : { folge: t('mitNachweis', { nachweis }) }) };
}

function gesperrt({ key, hinderung }: AngebotenerGrund): (readonly [string, string])[] {
  return hinderung === null ? [] : [[key, hinderung]];
}

function gefuellt({ grund = '', freitext = '' }: Readonly<Record<string, unknown>>) {
  const hatWorte = typeof freitext === 'string' && freitext.trim() !== '';
  return grund === 'SONSTIGES' && hatWorte ? { grund, freitext } : { grund };
}

const zuSenden = z.pipe(
  z.pipe(
    z.transform((gelesen: Readonly<Record<string, unknown>>): unknown => gefuellt(gelesen)),
    z.object({
      grund: z.enum(kuendigungsgrundKey.options, t('grundFehlt')),
      freitext: z.optional(z.string()),
    }),
  ),
  antworten.grund,
);
