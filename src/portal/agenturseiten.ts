import type { GeschuetzterPfad } from './addresses.ts';
import { type Portalseite, spaeter } from './seite.tsx';
import type { Nutzer } from './session/identitaet.ts';
import { t } from './shell/rahmentexte.ts';

/** Pages of a broker about the agency, the drafts and himself. */
export const agenturseiten = {
  '/vermittler/agentur': {
    ...spaeter(() => import('./pages/agentur/Agentur.tsx')),
    titel: t('agentur'),
    hilfe: 'vermittler',
  },
  '/vermittler/einstellungen': {
    ...spaeter(() => import('./pages/einstellungen/Einstellungen.tsx')),
    fluss: true,
  },
  '/vermittler/entwuerfe': {
    ...spaeter(() => import('./pages/entwuerfe/Entwuerfe.tsx')),
    titel: t('entwuerfe'),
    hilfe: 'vermittler',
  },
  '/vermittler/kundendaten': {
    ...spaeter(() => import('./pages/vermittlerdaten/Vermittlerdaten.tsx')),
    titel: t('datenTitel'),
  },
  '/vermittler/kundendaten/email': {
    ...spaeter(() => import('./pages/vermittlerdaten/Email.tsx')),
    fluss: true,
  },
  '/vermittler/kundendaten/handynummer': {
    ...spaeter(() => import('./pages/vermittlerdaten/Handynummer.tsx')),
    fluss: true,
  },
  '/vermittler/kundendaten/passwort': {
    ...spaeter(() => import('./pages/vermittlerdaten/Passwort.tsx')),
    fluss: true,
  },
  '/vermittler/untervermittler/anlegen': {
    ...spaeter(() => import('./pages/agentur/Anlegen.tsx')),
    fluss: true,
    hilfe: 'vermittler',
  },
} as const satisfies Partial<Record<GeschuetzterPfad, Portalseite<{ nutzer: Nutzer }>>>;
