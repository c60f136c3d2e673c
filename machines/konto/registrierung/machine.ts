import { linkUngueltig } from '../parts/link.ts';
import { nummer } from '../parts/nummer.ts';
import { tan } from '../parts/tan.ts';
import { anfang, kontoSetup, sitzungOhneBedeutung } from '../setup.ts';
import { abweichendeEmail } from './abweichendeEmail.ts';
import { emailBestaetigen, linkPruefen, passwortFestlegen, vertragsnummer } from './schritte.ts';

/** An account of her own: contract, link by mail, password, confirmed number (`domain/konto.md §2`). */
export const registrierung = kontoSetup.createMachine({
  id: 'registrierung',
  description: 'Zugang einrichten: Vertrag, Link per E-Mail, Passwort, Handynummer',
  context: ({ input }) => anfang(input),
  initial: 'einstieg',
  on: sitzungOhneBedeutung,
  states: {
    einstieg: {
      description: 'Kommt sie mit einem Link, oder fehlt nur noch die Handynummer?',
      always: [
        { guard: { type: 'istEinstieg', params: { einstieg: 'LINK' } }, target: 'linkPruefen' },
        { guard: { type: 'istEinstieg', params: { einstieg: 'NUMMER' } }, target: 'handynummer' },
        { target: 'vertragsnummer' },
      ],
    },
    vertragsnummer,
    emailBestaetigen,
    abweichendeEmail,
    linkPruefen,
    linkUngueltig: linkUngueltig({ anfang: '#vertragsnummer' }),
    passwortFestlegen,
    handynummer: nummer({
      schritt: 'handynummer',
      titel: 'Ihre Handynummer',
      description: 'An diese Nummer gehen künftig die Codes',
      auswege: { ende: '#linkUngueltig' },
    }),
    tanPruefen: tan({ nummer: '#handynummer', auswege: { ende: '#linkUngueltig' } }),
    fertig: {
      id: 'fertig',
      description: 'Das Konto ist eingerichtet',
      meta: { step: 'fertig', title: 'Konto eingerichtet' },
      type: 'final',
    },
    kontoBesteht: {
      id: 'kontoBesteht',
      description: 'Für sie besteht bereits ein Konto',
      meta: { step: 'kontoBesteht', title: 'Konto besteht schon' },
      type: 'final',
    },
    emailGeaendert: {
      id: 'emailGeaendert',
      description: 'Die neue E-Mail-Adresse gilt',
      meta: { step: 'emailGeaendert', title: 'E-Mail-Adresse geändert' },
      type: 'final',
    },
    abweichendeEmailGesendet: {
      id: 'abweichendeEmailGesendet',
      description: 'Der Service prüft die Angaben und meldet sich',
      meta: { step: 'abweichendeEmailGesendet', title: 'Angaben gesendet' },
      type: 'final',
    },
  },
});
