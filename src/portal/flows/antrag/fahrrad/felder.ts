import type { FahrradAntworten } from '#machines/antrag/fahrrad/answers.ts';
import { istZuAltFuerReparatur, zuAltFuerReparatur } from '#machines/antrag/fahrrad/regel.ts';
import { anschrift } from '../bloecke/anschrift.ts';
import { kontakt } from '../bloecke/kontakt.ts';
import { person } from '../bloecke/person.ts';
import { vorversicherungMit } from '../bloecke/vorversicherung.ts';
import { zahlung } from '../bloecke/zahlung.ts';
import type { Antragsfrage, Antragsfragen } from '#machines/antrag/frage.ts';
import { fahrradDaten } from './rad.ts';
import { t } from './texte.ts';

type Seite<Schritt extends keyof FahrradAntworten> = Antragsfrage<FahrradAntworten, Schritt>;

const nutzung: Seite<'nutzung'> = {
  titel: t('nutzungTitel'),
  felder: [
    {
      name: 'nutzung',
      art: 'karten',
      label: t('nutzung'),
      warum: t('nutzungWarum'),
      optionen: [
        { wert: 'PRIVAT', label: t('PRIVAT'), folge: t('privatFolge') },
        { wert: 'BERUFLICH', label: t('BERUFLICH'), folge: t('beruflichFolge') },
        { wert: 'LIEFERDIENST', label: t('LIEFERDIENST'), folge: t('lieferdienstFolge') },
      ],
    },
    { name: 'schloss', art: 'haken', label: t('schloss'), warum: t('schlossWarum') },
  ],
};

const risikoort: Seite<'risikoort'> = {
  titel: t('risikoortTitel'),
  warum: t('risikoortWarum'),
  felder: [{ art: 'adresse' }],
};

const schutzumfang: Seite<'schutzumfang'> = {
  titel: t('schutzumfangTitel'),
  einleitung: t('schutzumfangEinleitung'),
  felder: [
    {
      name: 'reparaturschutz',
      art: 'karten',
      label: t('reparaturschutz'),
      warum: t('reparaturschutzWarum'),
      optionen: [
        { wert: 'OHNE_VERSCHLEISS', label: t('OHNE_VERSCHLEISS'), folge: t('ohneFolge') },
        { wert: 'MIT_VERSCHLEISS', label: t('MIT_VERSCHLEISS'), folge: t('mitFolge') },
        { wert: 'KEINER', label: t('KEINER'), folge: t('keinerFolge') },
      ],
      vorgabe: ({ antworten, heute }) =>
        istZuAltFuerReparatur(antworten.fahrradDaten?.kaufdatum, heute)
          ? 'KEINER'
          : 'OHNE_VERSCHLEISS',
    },
    {
      name: 'schutzbrief',
      art: 'haken',
      label: t('schutzbrief'),
      warum: t('schutzbriefWarum'),
      optional: true,
    },
  ],
  sperren: ({ antworten, heute }) =>
    istZuAltFuerReparatur(antworten.fahrradDaten?.kaufdatum, heute)
      ? {
          reparaturschutz: {
            OHNE_VERSCHLEISS: zuAltFuerReparatur,
            MIT_VERSCHLEISS: zuAltFuerReparatur,
          },
        }
      : {},
};

const vorversicherung = vorversicherungMit({
  frage: t('diebstaehle'),
  warum: t('diebstaehleWarum'),
});

const dort = anschrift({ frage: t('dort'), hier: t('dortJa'), woanders: t('dortNein') });

/** The pages of questions for a bicycle (`domain/antrag.md §6.1`, §5.1). */
export const frageSteps = {
  fahrradDaten,
  nutzung,
  risikoort,
  schutzumfang,
  vorversicherung,
  person,
  anschrift: dort,
  kontakt,
  zahlung,
} satisfies Antragsfragen<FahrradAntworten>;
