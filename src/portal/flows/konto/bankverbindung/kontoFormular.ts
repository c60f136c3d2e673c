import * as z from 'zod/mini';
import type { Frageseite } from '#machines/formular/frage.ts';
import { antworten } from '#machines/konto/bankverbindung/answers.ts';
import { useFormular } from '../../../formular/useFormular.ts';
import { t } from './texte.ts';
import type { Vertragswahl } from './vertragswahl.ts';

/** Kept above the step, so that nothing typed is lost when a code is asked for or the session ends. */
export function useKontoFormular(vertraege: readonly Vertragswahl[]) {
  return useFormular(seiteMit(vertraege), form);
}

interface Gelesen {
  iban: string;
  anderer: boolean;
  kontoinhaber?: string;
  fuer?: 'ALLE' | 'AUSWAHL';
  vertraege?: string[];
  mandat: boolean;
}

const { iban, kontoinhaber, vertraege } = antworten.konto.shape;

/** What is not asked is null: the account is hers, and for all contracts. */
const form = z.pipe(
  z.transform((gelesen: Gelesen) => ({
    iban: gelesen.iban,
    kontoinhaber: gelesen.kontoinhaber ?? null,
    vertraege: gelesen.vertraege ?? null,
    mandat: gelesen.mandat,
  })),
  z.object({ iban, kontoinhaber, vertraege, mandat: z.literal(true, t('mandatFehlt')) }),
);

/** The account, whose it is, what is paid from it, and the mandate. */
const seiteMit = (wahl: readonly Vertragswahl[]): Frageseite<Gelesen> => ({
  titel: t('kontoTitel'),
  einleitung: t('kontoEinleitung'),
  felder: [
    { name: 'iban', art: 'iban', label: t('iban') },
    { name: 'anderer', art: 'haken', label: t('anderer'), optional: true },
    {
      name: 'kontoinhaber',
      art: 'text',
      label: t('kontoinhaber'),
      hinweis: t('einverstanden'),
      wenn: ({ anderer }) => anderer === true,
    },
    {
      name: 'fuer',
      art: 'radio',
      label: t('fuer'),
      hinweis: t('rechnungFolge'),
      optionen: [
        { wert: 'ALLE', label: t('ALLE') },
        { wert: 'AUSWAHL', label: t('AUSWAHL') },
      ],
      vorgabe: () => 'ALLE',
      wenn: () => wahl.length > 1,
    },
    {
      name: 'vertraege',
      art: 'mehrfach',
      label: t('vertraege'),
      optionen: wahl.map(({ versicherungsNummer, versicherungsName, bisher }) => ({
        wert: versicherungsNummer,
        label: versicherungsName,
        folge: bisher,
      })),
      wenn: ({ fuer }) => fuer === 'AUSWAHL',
    },
    {
      name: 'mandat',
      art: 'haken',
      label: t('mandat'),
      hinweis: t('mandatHinweis'),
      wenn: ({ anderer }) => anderer !== true,
    },
    {
      name: 'mandat',
      art: 'haken',
      label: t('mandatFremd'),
      hinweis: t('mandatHinweis'),
      wenn: ({ anderer }) => anderer === true,
    },
  ],
});
