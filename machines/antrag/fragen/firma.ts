import type * as z from 'zod/mini';
import { rechtsform as rechtsformen, rechtsformName } from '#contract/entities/rechtsform.ts';
import type { Frageseite } from '../../formular/frage.ts';
import type { firmenkontakt as kontaktform, person as personform } from '../answers.ts';
import { type firma as firmenform, stehtImRegister } from '../firma.ts';
import { kontakt, person } from './person.ts';
import { wahlen } from './wahlen.ts';
import { zahlung } from './zahlung.ts';

type Firma = z.infer<typeof firmenform>;

/** Block G: the firm that takes the insurance out (`domain/antrag.md §5.1`). */
const firma: Frageseite<Firma> = {
  titel: 'Wie heißt Ihre Firma?',
  warum: 'So steht sie auf dem Vertrag und in Briefen an andere, wenn etwas passiert ist.',
  felder: [
    {
      name: 'firmenname',
      art: 'text',
      label: 'Firmenname',
      hinweis: 'So, wie er auf Ihren Rechnungen steht.',
      autoComplete: 'organization',
    },
    {
      name: 'rechtsform',
      art: 'liste',
      label: 'Rechtsform',
      warum:
        'Haften Sie selbst, zum Beispiel als Einzelunternehmen, fragen wir nach Ihrer Bonität. Bei einer GmbH fragen wir nicht nach einzelnen Personen.',
      optionen: wahlen(rechtsformen.options, rechtsformName),
      vorgabe: () => 'EINZELUNTERNEHMEN',
    },
    {
      name: 'handelsregister',
      art: 'text',
      label: 'Handelsregisternummer',
      hinweis: 'Zum Beispiel HRB\u00A012345.',
      wenn: istEingetragen,
    },
    {
      name: 'registergericht',
      art: 'text',
      label: 'Registergericht',
      hinweis: 'Zum Beispiel Amtsgericht Münster.',
      wenn: istEingetragen,
    },
  ],
  vermerke: ({ rechtsform }) =>
    rechtsform === 'KOERPERSCHAFT'
      ? [
          {
            nach: 'rechtsform',
            art: 'neutral',
            text: 'Anträge von Körperschaften prüfen wir persönlich.',
          },
        ]
      : [],
};

function istEingetragen({ rechtsform }: { rechtsform?: Firma['rechtsform'] | undefined }) {
  return rechtsform !== undefined && stehtImRegister(rechtsform);
}

/** Block G: who speaks for the firm. */
const ansprechpartner: Frageseite<z.infer<ReturnType<typeof personform>>> = {
  ...person,
  titel: 'Wer spricht für Ihre Firma?',
  warum:
    'Mit dieser Person klären wir alles zum Vertrag. Nach dem Geburtsdatum fragen wir, damit wir sie nicht verwechseln.',
};

/** Block G: how to reach the firm; a number of the office may stand beside the mobile one. */
const firmenkontakt: Frageseite<z.infer<typeof kontaktform>> = {
  ...kontakt,
  felder: [
    ...kontakt.felder,
    { name: 'telefon', art: 'telefon', label: 'Telefon', auchFestnetz: true, optional: true },
  ],
};

/** All that is asked of a firm. */
export const firmenfragen = { firma, ansprechpartner, kontakt: firmenkontakt, zahlung };
