import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import type { Dokumentmarke } from '../documents/marke.ts';
import { mailseite } from './mailseite.ts';
import type { Briefsendung, Mail, MailVersand } from './ports.ts';

/** Sends a mail on the paper of its brand. */
export type Briefversand = (
  brief: Mail & Partial<Pick<Briefsendung, 'anhaenge'>>,
  id?: string,
) => Promise<void>;

/** The one way out for mails: whatever is sent, has its page. */
export function briefpapier(
  senden: MailVersand,
  {
    marken,
    portalUrl,
  }: {
    marken: Readonly<Record<MarkenSchluessel, Dokumentmarke>>;
    portalUrl: string | null;
  },
): Briefversand {
  return ({ marke, anhaenge = [], ...brief }, id) => {
    const html = mailseite({ ...brief, marke: marken[marke], portalUrl });
    return senden({ ...brief, html, anhaenge }, id);
  };
}
