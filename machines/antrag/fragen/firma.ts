import { rechtsform as rechtsformen, rechtsformName } from '#contract/entities/rechtsform.ts';
import type { Frageseite } from '../../formular/frage.ts';
import { type Firma, stehtImRegister } from '../firma.ts';
import { kontaktZahlungMit, namensfelder } from './person.ts';
import { wahlen } from './wahlen.ts';

/** Block G: the firm that takes the insurance out, and who speaks for it (`domain/antrag.md §5.1`). */
const firma: Frageseite<Firma> = {
  titel: 'Wie heißt Ihre Firma, und wer spricht für sie?',
  warum:
    'So steht sie auf dem Vertrag und in Briefen an andere, wenn etwas passiert ist. Mit der Person, die für sie spricht, klären wir alles zum Vertrag. Nach dem Geburtsdatum fragen wir, damit wir sie nicht verwechseln.',
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
    ...namensfelder,
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

/** All that is asked of a firm; a number of the office may stand beside the mobile one. */
export const firmenfragen = {
  firma,
  kontaktZahlung: kontaktZahlungMit([
    { name: 'telefon', art: 'telefon', label: 'Telefon', auchFestnetz: true, optional: true },
  ]),
};
