import type * as z from 'zod/mini';
import { rechtsform, rechtsformName } from '#contract/entities/rechtsform.ts';
import type {
  firmenkontakt as kontaktform,
  person as personform,
} from '#machines/antrag/answers.ts';
import { type firma as firmenform, stehtImRegister } from '#machines/antrag/firma.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import { t } from './firmentexte.ts';
import { kontakt } from './kontakt.ts';
import { person } from './person.ts';

type Firma = z.infer<typeof firmenform>;

/** Block G: the firm that takes the insurance out (`domain/antrag.md §5.1`). */
export const firma: Frageseite<Firma> = {
  titel: t('firmaTitel'),
  warum: t('firmaWarum'),
  felder: [
    {
      name: 'firmenname',
      art: 'text',
      label: t('firmenname'),
      hinweis: t('firmennameHinweis'),
      autoComplete: 'organization',
    },
    {
      name: 'rechtsform',
      art: 'liste',
      label: t('rechtsform'),
      warum: t('rechtsformWarum'),
      optionen: rechtsform.options.map((wert) => ({ wert, label: rechtsformName[wert] })),
      vorgabe: () => 'EINZELUNTERNEHMEN',
    },
    {
      name: 'handelsregister',
      art: 'text',
      label: t('handelsregister'),
      hinweis: t('handelsregisterHinweis'),
      wenn: istEingetragen,
    },
    {
      name: 'registergericht',
      art: 'text',
      label: t('registergericht'),
      hinweis: t('registergerichtHinweis'),
      wenn: istEingetragen,
    },
  ],
  vermerke: (antwort) =>
    antwort.rechtsform === 'KOERPERSCHAFT'
      ? [{ nach: 'rechtsform', art: 'neutral', text: t('koerperschaft') }]
      : [],
};

function istEingetragen({ rechtsform: form }: { rechtsform?: Firma['rechtsform'] | undefined }) {
  return form !== undefined && stehtImRegister(form);
}

/** Block G: who speaks for the firm. */
export const ansprechpartner: Frageseite<z.infer<ReturnType<typeof personform>>> = {
  ...person,
  titel: t('ansprechpartnerTitel'),
  warum: t('ansprechpartnerWarum'),
};

/** Block G: how to reach the firm; a number of the office may stand beside the mobile one. */
export const firmenkontakt: Frageseite<z.infer<typeof kontaktform>> = {
  ...kontakt,
  felder: [
    ...kontakt.felder,
    { name: 'telefon', art: 'telefon', label: t('telefon'), auchFestnetz: true, optional: true },
  ],
};
