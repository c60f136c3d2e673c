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
import { t } from './texte.ts';
import { type Briefkopf, entwurfVon } from './vorlage.ts';
import type { Beantwortete } from './weg.ts';

interface Brief extends Briefkopf {
  vertraege: readonly Vertragskachel[];
  /** Null where she begins. */
  auf: Beantwortete | null;
}

/** The form, with what this tab kept of it; kept above the step, so that nothing typed is lost when the session ends. */
export function useNachrichtFormular({ vertraege, auf, ...kopf }: Brief) {
  const { speicher } = usePorts();
  const [seite] = useState(() => (auf ? antwortseite(auf) : seiteMit(vertraege)));
  const formular = useFormular(seite, auf ? antwortform : form, {
    bekannt: kopf.thema,
    gemerkt: entwurfVon(speicher, kopf),
  });
  const zurueck = auf
    ? { label: t('zurNachricht'), href: nachrichtAn(auf) }
    : { label: t('zurueck'), href: '/kunden/postfach/eingang' };
  return { ...formular, zurueck };
}

function nachrichtAn({ bezug, gesendet }: Beantwortete): string {
  return `/kunden/postfach/${gesendet ? 'gesendet' : 'eingang'}/${bezug}`;
}

/** Subject and contract stand: only her words are asked for. */
function antwortseite({ betreff, versicherungsNummer: nummer }: Beantwortete): Frageseite {
  return {
    titel: t('antwortenTitel'),
    einleitung:
      nummer === null ? t('betreff', { betreff }) : t('betreffVertrag', { betreff, nummer }),
    felder: [{ ...textfeld, platzhalter: t('ihreAntwort') }],
  };
}

const { anliegen, versicherungsNummer, text } = antworten.schreiben.shape;
const form = z.object({
  anliegen,
  versicherungsNummer: z.pipe(
    z.transform((nummer?: string) => (nummer === '' ? null : (nummer ?? null))),
    versicherungsNummer,
  ),
  text,
});
const antwortform = z.object({ text });

const textfeld = {
  name: 'text',
  art: 'langtext',
  label: t('nachricht'),
  hinweis: t('keineGesundheit'),
  hoechstens: nachrichtMax,
} as const;

function seiteMit(vertraege: readonly Vertragskachel[]): Frageseite<Omit<Geschrieben, 'dateien'>> {
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
      { ...textfeld, platzhalter: t('platzhalter') },
    ],
  };
}

function zeileVon(vertrag: Vertragskachel): string {
  const { produktIdentifier, versicherungsNummer: nummer } = vertrag;
  const name = produktName(schluesselAusIdentifier(produktIdentifier));
  const zeile = t('vertragZeile', { name, nummer });
  return istAktiv(vertrag) ? zeile : t('beendet', { zeile });
}
