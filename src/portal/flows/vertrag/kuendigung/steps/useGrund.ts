import * as z from 'zod/mini';
import { kuendigungsgrundKey } from '#contract/entities/beendigungsgrund.ts';
import { antworten } from '#machines/vertrag/kuendigung/answers.ts';
import { useForm } from '../../../../formular/useForm.ts';
import { gemerkteWerte, merken } from '../../beendigung/merken.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

type Feld = 'grund' | 'freitext';

/** The form of the reason, kept from the first click on; own words belong to the other reason alone. */
export function useGrund({ draft }: Pick<StepProps, 'draft'>) {
  const form = useForm<Feld, typeof zuSenden>(zuSenden, {
    grund: '',
    freitext: '',
    ...gemerkteWerte(draft, 'grund'),
  });
  return {
    ...form,
    field: (name: Feld) => {
      const { onChange, ...field } = form.field(name);
      return {
        ...field,
        onChange: (text: string) => {
          onChange(text);
          const werte = { grund: form.value('grund'), freitext: form.value('freitext') };
          merken(draft, 'grund', gefuellt({ ...werte, [name]: text }));
        },
      };
    },
  };
}

function gefuellt({ grund = '', freitext = '' }: Readonly<Record<string, string>>) {
  return grund === 'SONSTIGES' && freitext.trim() !== '' ? { grund, freitext } : { grund };
}

const zuSenden = z.pipe(
  z.pipe(
    z.transform((werte: Readonly<Record<string, string>>): unknown => gefuellt(werte)),
    z.object({
      grund: z.enum(kuendigungsgrundKey.options, t('grundFehlt')),
      freitext: z.optional(z.string()),
    }),
  ),
  antworten.grund,
);
