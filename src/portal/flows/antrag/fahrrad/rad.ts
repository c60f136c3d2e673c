import { type FahrradAntworten, sonstigerHersteller } from '#machines/antrag/fahrrad/answers.ts';
import { fahrrad } from '#contract/produkte/fahrrad.ts';
import { jaNein } from '../bloecke/jaNein.ts';
import type { Antragsfrage } from '#machines/antrag/frage.ts';
import { t as gemeinsam } from '../texte.ts';
import { t } from './texte.ts';

/** The bicycle itself. */
export const fahrradDaten: Antragsfrage<FahrradAntworten, 'fahrradDaten'> = {
  titel: t('fahrradDatenTitel'),
  vorab: {
    art: 'neutral',
    titel: gemeinsam('anzeigepflicht'),
    text: gemeinsam('anzeigepflichtText'),
    mehr: { titel: gemeinsam('anzeigepflichtMehr'), text: gemeinsam('anzeigepflichtLang') },
  },
  felder: [
    {
      name: 'fahrradTyp',
      art: 'karten',
      label: t('fahrradTyp'),
      warum: t('fahrradTypWarum'),
      optionen: [
        { wert: 'FAHRRAD', label: t('FAHRRAD'), folge: t('fahrradFolge') },
        { wert: 'E_BIKE', label: t('E_BIKE'), folge: t('eBikeFolge') },
        { wert: 'LASTENRAD', label: t('LASTENRAD'), folge: t('lastenradFolge') },
        { wert: 'S_PEDELEC', label: t('S_PEDELEC'), folge: t('sPedelecFolge') },
      ],
    },
    {
      name: 'hersteller',
      art: 'suche',
      label: t('hersteller'),
      hinweis: t('herstellerHinweis'),
      suche: 'fahrradhersteller',
    },
    {
      name: 'herstellerFreitext',
      art: 'text',
      label: t('herstellerFreitext'),
      wenn: ({ hersteller }) => hersteller === sonstigerHersteller,
    },
    { name: 'modell', art: 'text', label: t('modell'), optional: true },
    {
      name: 'kaufpreis',
      art: 'betrag',
      label: t('kaufpreis'),
      hinweis: t('kaufpreisHinweis'),
      warum: t('kaufpreisWarum'),
    },
    { name: 'kaufdatum', art: 'datum', label: t('kaufdatum'), warum: t('kaufdatumWarum') },
    {
      name: 'gebraucht',
      art: 'radio',
      label: t('gebraucht'),
      optionen: jaNein,
    },
    {
      name: 'rahmennummerSpaeter',
      art: 'haken',
      label: t('rahmennummerSpaeter'),
      optional: true,
    },
    {
      name: 'rahmennummer',
      art: 'text',
      label: t('rahmennummer'),
      hinweis: t('rahmennummerHinweis'),
      wenn: ({ rahmennummerSpaeter }) => rahmennummerSpaeter !== true,
    },
  ],
  vermerke: ({ kaufpreis = 0 }) =>
    kaufpreis > fahrrad.grenzen.kaufpreis.online
      ? [{ nach: 'kaufpreis', art: 'neutral', text: t('ueber10000') }]
      : [],
};
