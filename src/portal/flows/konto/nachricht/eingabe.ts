import { useState } from 'react';
import * as z from 'zod/mini';
import { betreffWort, nachrichtBetreff } from '#contract/endpoints/nachrichtSchreiben.ts';
import { nachrichtMax } from '#contract/endpoints/nachricht.ts';
import { istAktiv, type Vertragskachel } from '#contract/entities/vertrag.ts';
import { antworten, type Geschrieben } from '#machines/konto/nachricht/answers.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { produktName } from '#contract/produkte/produkte.ts';
import { useFormular } from '../../../formular/useFormular.ts';
import { usePorts } from '../../../ports.ts';
import { type DraftStorage, draftAt } from '../../draft.ts';
import { t } from './texte.ts';

/** What whoever led here knows of it already. */
export type Vorgeschrieben = Partial<Pick<Geschrieben, 'anliegen' | 'versicherungsNummer' | 'text'>>;

/** The form, with what this tab kept of it; kept above the step, so that nothing typed is lost when the session ends. */
export function useNachrichtFormular(
  vertraege: readonly Vertragskachel[],
  { sub, vorgeschrieben }: { sub: string; vorgeschrieben: Vorgeschrieben },
) {
  const { speicher } = usePorts();
  const [seite] = useState(() => seiteMit(vertraege));
  const draft = entwurf(speicher, sub);
  return useFormular(seite, form, {
    bekannt: vorgeschrieben,
    gemerkt: {
      lies: () => z.safeParse(gemerkt, draft.read()?.antworten).data ?? {},
      schreibe: (getippt) => draft.write({ schritt: 'schreiben', antworten: getippt }),
    },
  });
}

/** It was sent: nothing of it stays in the tab. */
export function vergissNachricht(speicher: DraftStorage, sub: string): void {
  entwurf(speicher, sub).clear();
}

function entwurf(speicher: DraftStorage, sub: string) {
  return draftAt(speicher, 'konto/nachricht', '', sub);
}

const gemerkt = z.record(z.string(), z.string());

const { anliegen, versicherungsNummer, text } = antworten.schreiben.shape;
const form = z.object({
  anliegen,
  versicherungsNummer: z.pipe(
    z.transform((nummer?: string) => nummer || null),
    versicherungsNummer,
  ),
  text,
});

function seiteMit(vertraege: readonly Vertragskachel[]): Frageseite<Geschrieben> {
  return {
    titel: t('titel'),
    einleitung: t('einleitung'),
    felder: [
      {
        name: 'anliegen',
        art: 'liste',
        label: t('anliegen'),
        optionen: nachrichtBetreff.options.map((wert) => ({ wert, label: betreffWort[wert] })),
      },
      {
        name: 'versicherungsNummer',
        art: 'liste',
        label: t('vertrag'),
        optionen: vertraege.map((vertrag) => ({
          wert: vertrag.versicherungsNummer,
          label: zeileVon(vertrag),
        })),
        ohne: t('ohneVertrag'),
        optional: true,
        wenn: () => vertraege.length > 0,
      },
      {
        name: 'text',
        art: 'langtext',
        label: t('nachricht'),
        hinweis: t('keineGesundheit'),
        platzhalter: t('platzhalter'),
        hoechstens: nachrichtMax,
      },
    ],
  };
}

function zeileVon(vertrag: Vertragskachel): string {
  const { produktIdentifier, versicherungsNummer: nummer } = vertrag;
  const name = produktName(schluesselAusIdentifier(produktIdentifier));
  const zeile = t('vertragZeile', { name, nummer });
  return istAktiv(vertrag) ? zeile : t('beendet', { zeile });
}
