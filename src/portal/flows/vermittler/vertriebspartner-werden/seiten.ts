import {
  erlaubnis,
  type Erlaubnis,
  type Vermittlerart,
  vermittlerart,
} from '#contract/begriffe/anbindung.ts';
import { anrede } from '#contract/begriffe/anrede.ts';
import { type RechtsformSchluessel, rechtsformName } from '#contract/entities/rechtsform.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import type { Partnerfrage } from '#machines/vermittler/vertriebspartner-werden/answers.ts';
import { t as mailcode } from '../../mailcode/texte.ts';
import { t } from './texte.ts';

/** The questions of each step. */
export const seiten: Readonly<Record<Partnerfrage, Frageseite>> = {
  vermittlerart: {
    titel: t('vermittlerartTitel'),
    einleitung: t('artEinleitung'),
    felder: [
      {
        name: 'art',
        art: 'karten',
        label: t('vermittlerartTitel'),
        optionen: (Object.keys(vermittlerart) as Vermittlerart[]).map((wert) => ({
          wert,
          label: t(wert),
          folge: t(`folge_${wert}`),
        })),
      },
    ],
  },
  firma: {
    titel: t('firmaTitel'),
    felder: [
      {
        name: 'firmenname',
        art: 'text',
        label: t('firmenname'),
        hinweis: t('firmennameHinweis'),
        autoComplete: 'organization',
        rechtschreibung: false,
      },
      {
        name: 'rechtsform',
        art: 'liste',
        label: t('rechtsform'),
        optionen: (Object.keys(rechtsformName) as RechtsformSchluessel[]).map((wert) => ({
          wert,
          label: rechtsformName[wert],
        })),
      },
      { art: 'adresse' },
      {
        name: 'website',
        art: 'text',
        label: t('website'),
        autoComplete: 'url',
        rechtschreibung: false,
        optional: true,
      },
    ],
  },
  registrierung: {
    titel: t('registrierungTitel'),
    felder: [
      {
        name: 'ihkNummer',
        art: 'text',
        label: t('ihkNummer'),
        hinweis: t('ihkNummerHinweis'),
        autoComplete: 'off',
        rechtschreibung: false,
      },
      {
        name: 'erlaubnis',
        art: 'radio',
        label: t('erlaubnis'),
        optionen: (Object.keys(erlaubnis) as Erlaubnis[]).map((wert) => ({
          wert,
          label: t(wert),
        })),
      },
    ],
  },
  ansprechpartner: {
    titel: t('ansprechpartnerTitel'),
    einleitung: t('ansprechpartnerEinleitung'),
    felder: [
      {
        name: 'anrede',
        art: 'radio',
        label: t('anrede'),
        optionen: Object.entries(anrede).map(([wert, label]) => ({ wert, label })),
      },
      { name: 'vorname', art: 'text', label: t('vorname'), autoComplete: 'given-name' },
      { name: 'nachname', art: 'text', label: t('nachname'), autoComplete: 'family-name' },
      { name: 'email', art: 'email', label: t('email'), hinweis: mailcode('emailHinweis') },
      {
        name: 'handynummer',
        art: 'telefon',
        label: t('handynummer'),
        hinweis: t('handynummerHinweis'),
      },
    ],
  },
  bank: {
    titel: t('bankTitel'),
    felder: [
      { name: 'iban', art: 'iban', label: t('iban') },
      {
        name: 'steuernummer',
        art: 'text',
        label: t('steuernummer'),
        hinweis: t('steuernummerHinweis'),
        autoComplete: 'off',
        rechtschreibung: false,
      },
      {
        name: 'ustId',
        art: 'text',
        label: t('ustId'),
        autoComplete: 'off',
        rechtschreibung: false,
        optional: true,
      },
    ],
  },
  unterlagen: {
    titel: t('unterlagenTitel'),
    felder: (['courtagezusage', 'auftragsverarbeitung'] as const).map((name) => ({
      name,
      art: 'haken',
      label: t(name),
      hinweis: t(`${name}Hinweis`),
    })),
  },
};
