import * as z from 'zod/mini';
import { antworten } from '#machines/vertrag/widerruf/answers.ts';
import { useForm } from '../../../../formular/useForm.ts';
import type { StepProps } from './step.ts';

type Feld = 'name' | 'versicherungsNummer' | 'email' | 'grund' | 'freitext' | 'webseite';

/** What is known of whoever is signed in. */
export type Bekannt = Record<'name' | 'versicherungsNummer' | 'email', string>;

/** The form, with what this tab kept of it; kept from the first letter on. */
export function useAngaben({ draft }: Pick<StepProps, 'draft'>, bekannt: Bekannt) {
  const form = useForm<Feld, typeof zuSenden>(zuSenden, anfang(draft, bekannt));
  const merken = (name: Feld, text: string) => {
    const werte = Object.fromEntries(felder.map((feld) => [feld, form.value(feld)]));
    const frueher = z.safeParse(gemerkt, draft.read()?.antworten).data ?? {};
    const angaben = { ...werte, [name]: text };
    draft.write({ schritt: 'angaben', antworten: { ...frueher, angaben } });
  };
  return {
    ...form,
    field: (name: Feld) => {
      const { onChange, ...field } = form.field(name);
      return {
        ...field,
        onChange: (text: string) => {
          onChange(text);
          merken(name, text);
        },
      };
    },
  };
}

const felder: readonly Feld[] = [
  'name',
  'versicherungsNummer',
  'email',
  'grund',
  'freitext',
  'webseite',
];
const gemerkt = z.record(z.string(), z.unknown());
const werteDerAngaben = z.object({ angaben: z.partialRecord(z.enum(felder), z.string()) });

/** A field left empty was not asked for. */
const zuSenden = z.pipe(
  z.transform((werte: Readonly<Record<string, string>>): unknown =>
    Object.fromEntries(
      Object.entries(werte).filter(([name, wert]) => !freiwillig.has(name) || wert.trim()),
    ),
  ),
  antworten.angaben,
);
const freiwillig = new Set(['grund', 'freitext', 'webseite']);

function anfang(draft: StepProps['draft'], bekannt: Bekannt): Record<Feld, string> {
  const frueher = z.safeParse(werteDerAngaben, draft.read()?.antworten).data?.angaben ?? {};
  return { grund: 'KEINE_ANGABE', freitext: '', webseite: '', ...bekannt, ...frueher };
}
