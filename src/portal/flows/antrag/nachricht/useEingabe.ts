import { useState } from 'react';
import * as z from 'zod/mini';
import {
  nachrichtAnliegen,
  nachrichtMax,
  rueckrufzeit as zeiten,
} from '#contract/endpoints/nachricht.ts';
import { antworten, type Geschrieben } from '#machines/antrag/nachricht/answers.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import { useFormular } from '../../../formular/useFormular.ts';
import { usePorts } from '../../../ports.ts';
import { type DraftStorage, draftAt } from '../../draft.ts';
import type { Anliegen } from '../anliegen.ts';
import { t } from './texte.ts';

/** The form, with what this tab kept of it and what the application knows already. */
export function useEingabe(anliegen: Anliegen | null) {
  const { speicher } = usePorts();
  const [seite] = useState(() => seiteZu(anliegen));
  const [form] = useState(() => zuSenden(anliegen !== null));
  const bekannt = anliegen ? { ...anliegen, anliegen: 'ANFRAGE_RISIKO' } : {};
  const draft = entwurf(speicher);
  return useFormular(seite, form, {
    bekannt,
    gemerkt: {
      lies: () => z.safeParse(gemerkt, draft.read()?.antworten).data ?? {},
      schreibe: (getippt) => draft.write({ schritt: 'schreiben', antworten: getippt }),
    },
  });
}

/** It was sent: nothing of it stays in the tab. */
export function vergissEingabe(speicher: DraftStorage): void {
  entwurf(speicher).clear();
}

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

function seiteZu(anliegen: Anliegen | null): Frageseite<Geschrieben> {
  return {
    titel: titelZu(anliegen),
    felder: [
      {
        name: 'anliegen',
        art: 'radio',
        label: t('anliegen'),
        optionen: nachrichtAnliegen.options.map((wert) => ({ wert, label: t(wert) })),
      },
      {
        name: 'nachricht',
        art: 'langtext',
        label: t(anliegen ? 'nachrichtPruefung' : 'nachricht'),
        platzhalter: t('platzhalter'),
        hoechstens: nachrichtMax,
        ...(anliegen ? { optional: true } : {}),
      },
      { name: 'name', art: 'text', label: t('name'), autoComplete: 'name' },
      { name: 'email', art: 'email', label: t('email') },
      {
        name: 'telefon',
        art: 'telefon',
        label: t('telefon'),
        auchFestnetz: true,
        optional: true,
        wenn: (antwort) => antwort.anliegen !== 'RUECKRUF',
      },
      {
        name: 'telefon',
        art: 'telefon',
        label: t('telefon'),
        auchFestnetz: true,
        wenn: istRueckruf,
      },
      {
        name: 'rueckrufzeit',
        art: 'radio',
        label: t('rueckrufzeit'),
        optionen: zeiten.options.map((wert) => ({ wert, label: t(wert) })),
        optional: true,
        wenn: istRueckruf,
      },
      { name: 'webseite', art: 'leerfeld', label: t('webseite'), optional: true },
    ],
  };
}

function titelZu(anliegen: Anliegen | null): string {
  if (!anliegen) return t('titel');
  return t(anliegen.grund === 'BONITAET_NEGATIV' ? 'titelEntscheidung' : 'titelPruefung');
}

function istRueckruf({ anliegen }: { anliegen?: Geschrieben['anliegen'] | undefined }): boolean {
  return anliegen === 'RUECKRUF';
}

function entwurf(speicher: DraftStorage) {
  return draftAt(speicher, 'antrag/nachricht', '', '');
}
