import { useState } from 'react';
import * as z from 'zod/mini';
import { antworten } from '#machines/antrag/nachricht/answers.ts';
import { usePorts } from '../../../ports.ts';
import { type DraftStorage, draftAt } from '../../draft.ts';
import { useForm } from '../../../formular/useForm.ts';
import type { Anliegen } from '../anliegen.ts';
import { t } from './texte.ts';

export type Feld =
  | 'anliegen'
  | 'nachricht'
  | 'name'
  | 'email'
  | 'telefon'
  | 'rueckrufzeit'
  | 'webseite';

/** The form, with what this tab kept of it and what the application knows already. */
export function useEingabe(anliegen: Anliegen | null) {
  const { speicher } = usePorts();
  const [schema] = useState(() => zuSenden(anliegen !== null));
  const form = useForm<Feld, typeof schema>(schema, anfang(speicher, anliegen));
  const merken = (name: Feld, text: string) => {
    const werte = Object.fromEntries(felder.map((feld) => [feld, form.value(feld)]));
    entwurf(speicher).write({ schritt: 'schreiben', antworten: { ...werte, [name]: text } });
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

/** It was sent: nothing of it stays in the tab. */
export function vergissEingabe(speicher: DraftStorage): void {
  entwurf(speicher).clear();
}

const felder: readonly Feld[] = [
  'anliegen',
  'nachricht',
  'name',
  'email',
  'telefon',
  'rueckrufzeit',
  'webseite',
];
const gemerkt = z.record(z.string(), z.string());

/**
 * A field left empty was not asked for; a time is told with a callback alone. An application speaks
 * for itself: nothing has to be written beside it.
 */
export function zuSenden(ausAntrag: boolean) {
  return z.pipe(
    z.transform((werte: Readonly<Record<string, string>>) => {
      const { rueckrufzeit, ...uebrige } = werte;
      const alle = werte['anliegen'] === 'RUECKRUF' ? { ...uebrige, rueckrufzeit } : uebrige;
      const gegeben = Object.fromEntries(
        Object.entries(alle).filter(([name, wert]) => !freiwillig.has(name) || wert?.trim()),
      );
      const ohneWorte = ausAntrag && !werte['nachricht']?.trim();
      return ohneWorte ? { ...gegeben, nachricht: t('bittePruefen') } : gegeben;
    }),
    antworten.schreiben,
  );
}
const freiwillig = new Set(['telefon', 'rueckrufzeit', 'webseite']);

function anfang(speicher: DraftStorage, anliegen: Anliegen | null): Record<Feld, string> {
  const frueher = z.safeParse(gemerkt, entwurf(speicher).read()?.antworten).data ?? {};
  return {
    anliegen: anliegen ? 'ANFRAGE_RISIKO' : '',
    nachricht: '',
    name: anliegen?.name ?? '',
    email: anliegen?.email ?? '',
    telefon: anliegen?.telefon ?? '',
    rueckrufzeit: '',
    webseite: '',
    ...frueher,
  };
}

function entwurf(speicher: DraftStorage) {
  return draftAt(speicher, 'antrag/nachricht', '', '');
}
