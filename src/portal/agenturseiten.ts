import type { GeschuetzterPfad } from './addresses.ts';
import { type Portalseite, spaeterAus } from './seite.tsx';
import type { Nutzer } from './session/identitaet.ts';
import { t } from './shell/rahmentexte.ts';

const seite = spaeterAus(() => import('./pages/agentur/bereich.ts'));

/** Pages of a broker about the agency, the drafts and himself. */
export const agenturseiten = {
  '/vermittler/agentur': {
    ...seite('Agentur'),
    titel: t('agentur'),
    hilfe: 'vermittler',
  },
  '/vermittler/einstellungen': {
    ...seite('Einstellungen'),
    fluss: true,
  },
  '/vermittler/entwuerfe': {
    ...seite('Entwuerfe'),
    titel: t('entwuerfe'),
    hilfe: 'vermittler',
  },
  '/vermittler/kundendaten': {
    ...seite('Vermittlerdaten'),
    titel: t('datenTitel'),
  },
  '/vermittler/kundendaten/email': {
    ...seite('Email'),
    fluss: true,
  },
  '/vermittler/kundendaten/handynummer': {
    ...seite('Handynummer'),
    fluss: true,
  },
  '/vermittler/kundendaten/passwort': {
    ...seite('Passwort'),
    fluss: true,
  },
  '/vermittler/untervermittler/anlegen': {
    ...seite('Anlegen'),
    fluss: true,
    hilfe: 'vermittler',
  },
} as const satisfies Partial<Record<GeschuetzterPfad, Portalseite<{ nutzer: Nutzer }>>>;
