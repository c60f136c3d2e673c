import * as z from 'zod/mini';
import { freitextMax } from '#contract/endpoints/vertrag/beendigung.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import { antworten } from '#machines/vertrag/widerruf/answers.ts';
import type { Feldeingaben } from '../../../../formular/antwort.ts';
import { useFormular } from '../../../../formular/useFormular.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

/** What is known of whoever is signed in. */
export type Bekannt = Record<'name' | 'versicherungsNummer' | 'email', string>;
type Gruende = readonly { key: string; label: string }[];

interface Props extends Pick<StepProps, 'draft' | 'zugang'> {
  bekannt: Bekannt;
  /** Where the list does not come nothing is asked. */
  gruende: Gruende;
}

/** The form, with what this tab kept of it; kept from the first letter on. */
export function useAngaben({ draft, zugang, bekannt, gruende }: Props) {
  const schreibe = (getippt: Feldeingaben) => {
    const frueher = z.safeParse(gemerkt, draft.read()?.antworten).data ?? {};
    const angaben = { ...leer, ...bekannt, ...getippt };
    draft.write({ schritt: 'angaben', antworten: { ...frueher, angaben } });
  };
  const lies = () => z.safeParse(gemerkteAngaben, draft.read()?.antworten).data?.angaben ?? {};
  const seite = seiteMit(zugang === 'OFFEN', gruende);
  return useFormular(seite, antworten.angaben, { bekannt, gemerkt: { lies, schreibe } });
}

const leer = { grund: 'KEINE_ANGABE', freitext: '', webseite: '' };
const gemerkt = z.record(z.string(), z.unknown());
const gemerkteAngaben = z.object({ angaben: z.record(z.string(), z.string()) });

/** Who is signed in reads name and contract; nobody else is asked for a reason. */
const seiteMit = (istOffen: boolean, gruende: Gruende): Frageseite => ({
  titel: t('angabenTitel'),
  einleitung: t(istOffen ? 'angaben' : 'angabenKunde'),
  felder: [
    {
      name: 'name',
      art: 'text',
      label: t('name'),
      autoComplete: 'name',
      wenn: () => istOffen,
      bleibt: true,
    },
    {
      name: 'versicherungsNummer',
      art: 'text',
      label: t('vertragsnummer'),
      hinweis: t('vertragsnummerHinweis'),
      wenn: () => istOffen,
      bleibt: true,
    },
    {
      name: 'email',
      art: 'email',
      label: t('email'),
      ...(istOffen ? { hinweis: t('emailHinweis') } : {}),
    },
    {
      name: 'grund',
      art: 'liste',
      label: t('grund'),
      optionen: gruende.map(({ key: wert, label }) => ({ wert, label })),
      ohne: false,
      optional: true,
      vorgabe: () => 'KEINE_ANGABE',
      sonst: 'KEINE_ANGABE',
      wenn: () => gruende.length > 0,
    },
    {
      name: 'freitext',
      art: 'langtext',
      label: t('freitext'),
      platzhalter: t('platzhalter'),
      hoechstens: freitextMax,
      zeilen: 3,
      optional: true,
    },
    {
      name: 'webseite',
      art: 'leerfeld',
      label: t('webseite'),
      optional: true,
      wenn: () => istOffen,
    },
  ],
});
