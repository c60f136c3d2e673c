import { useState } from 'react';
import * as z from 'zod/mini';
import { antworten } from '#machines/konto/bankverbindung/answers.ts';
import type { DatenAntworten } from '#machines/konto/daten/answers.ts';
import { useForm } from '../../../formular/useForm.ts';
import { t } from './texte.ts';

/** What the form asks besides the account; each decides what must be filled in. */
interface Wahl {
  /** The account is somebody else's. */
  anderer: boolean;
  /** Some contracts and not all. */
  auswahl: boolean;
}

/** Kept above the step, so that nothing typed is lost when a code is asked for or the session ends. */
export function useKontoForm() {
  const [anderer, setAnderer] = useState(false);
  const [auswahl, setAuswahl] = useState(false);
  const form = useForm(felder({ anderer, auswahl }), {
    iban: '',
    kontoinhaber: '',
    vertraege: '',
    mandat: '',
  });
  return {
    ...form,
    anderer,
    setAnderer,
    auswahl,
    setAuswahl,
    /** The answer of the step, or null after showing what is wrong with it. */
    antwort(): DatenAntworten['bankverbindung'] | null {
      const geprueft = form.check();
      return geprueft && { ...geprueft, mandat: true };
    },
  };
}

/** One text holds the numbers, as a field of a form is one text. */
export const getrennt = (nummern: string): string[] => nummern.split(' ').filter(Boolean);

const { iban, kontoinhaber, vertraege } = antworten.konto.shape;
const nichts = z.pipe(
  z.transform(() => null),
  z.null(),
);

function felder({ anderer, auswahl }: Wahl) {
  return z.object({
    iban,
    kontoinhaber: anderer ? kontoinhaber : nichts,
    vertraege: auswahl ? z.pipe(z.transform(getrennt), vertraege.def.innerType) : nichts,
    mandat: z.literal('ja', t('mandatFehlt')),
  });
}
