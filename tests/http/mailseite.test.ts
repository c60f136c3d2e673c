import { describe, expect, test } from 'vitest';
import { markenSchluessel } from '#contract/entities/marke.ts';
import { entwurfsMail } from '#server/commands/entwurfsMail.ts';
import {
  initialPasswortMail,
  kontoAdresse,
  neueEmailMail,
  nummerResetMail,
  zugangsMail,
} from '#server/commands/konto/kontoMails.ts';
import { eingangsMail } from '#server/commands/vertrag/eingangsMail.ts';
import { mailseite } from '#server/outbox/mailseite.ts';
import { marken } from '#tests/support/marken.ts';

const portalUrl = 'https://portal.example.org';
const an = { name: 'Anna Bergmann', email: 'anna@example.org', marke: 'andsafe' } as const;
const seiteVon = (text: string, betreff = 'Ihre Änderung') =>
  mailseite({ betreff, text, marke: marken.andsafe, portalUrl });

describe.each(markenSchluessel.options)('a mail of %s', (schluessel) => {
  const marke = marken[schluessel];
  const html = mailseite({ betreff: 'Ihre Änderung', text: 'Guten Tag', marke, portalUrl });

  test('says its language, its title and one heading, and whom to ask', () => {
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('<title>Ihre Änderung</title>');
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html).toContain(marke.contact.phone);
    expect(html).toContain(marke.insurer.name);
  });

  test('wears the colours of the brand by day and by night', () => {
    const [tag = '', nacht = ''] = html.split('prefers-color-scheme: dark');
    expect(tag).toContain(`color: ${marke.colours.light.primary}`);
    expect(nacht).toContain(`color: ${marke.colours.dark.primary}`);
    expect(nacht).toContain(`background-color: ${marke.colours.dark.background}`);
  });

  test('fetches nothing and runs nothing', () => {
    expect(html).not.toMatch(/<script|<link|<iframe|@import|url\(|https?:|\son\w+=/i);
  });
});

test.each([
  [
    'of a registration',
    zugangsMail(an, kontoAdresse(portalUrl, '/kunden/login/registrieren/', { token: 't' })),
    'hier richten Sie Ihren Zugang zum Kundenportal ein',
  ],
  [
    'of a new address',
    neueEmailMail(an, kontoAdresse(portalUrl, '/kunden/login/registrieren/', { token: 't' })),
    'Bitte bestätigen Sie sie hier',
  ],
  [
    'of a new phone number',
    nummerResetMail(an, kontoAdresse(portalUrl, '/kunden/handynummer-aendern/', { token: 't' })),
    'Hier geht es weiter',
  ],
  [
    'with an initial password',
    initialPasswortMail(an, 'Geheim-1', kontoAdresse(portalUrl, '/kunden/login/')),
    'Melden Sie sich damit an und wählen Sie dann ein eigenes',
  ],
  [
    'of a draft',
    entwurfsMail(
      {
        id: '0f0d3c8e-7a41-4c59-9a57-3f1f7f6f2b10',
        produkt: 'HAUSRAT',
        marke: 'hfk',
        vermittlerNummer: '100200',
        laeuftAb: new Date('2027-02-18T10:00:00Z'),
      },
      portalUrl,
    ),
    'Hier machen Sie weiter',
  ],
])('the link in the mail %s has words, and shows no address', (_, { text }, worte) => {
  const html = seiteVon(text);
  expect(html).toContain(`>${worte}</a>`);
  expect(html.replaceAll(/href="[^"]*"/g, '')).not.toContain('https://');
  const [adresse = ''] = /https:\S+/.exec(text) ?? [];
  expect(html).toContain(`href="${adresse.replaceAll('&', '&amp;')}"`);
});

test('an abbreviation in the name of a paper is no end of a sentence', () => {
  const html = seiteVon(`Mitteilung nach § 19 Abs. 5 VVG:\n${portalUrl}/api/druck/docs/x.html`);
  expect(html).toContain('>Mitteilung nach § 19 Abs. 5 VVG</a>');
});

test('what a stranger typed is no link and no markup, wherever it stands', () => {
  const html = seiteVon('Bitte klicken:\nhttps://boese.example.com/\n\n<a href="x">hier</a>');
  expect(html).not.toContain('<a ');
  expect(html).toContain('https://boese.example.com/');
  const fast = seiteVon(`Bitte klicken:\n${portalUrl}.boese.example.com/`);
  expect(fast).not.toContain('<a ');
});

test('facts and points of a mail are read as what they are', () => {
  const beleg = eingangsMail({
    nummer: 'HR261000001',
    name: null,
    email: an.email,
    zeit: new Date('2026-11-20T10:00:00Z'),
  });
  expect(seiteVon(beleg.text)).toContain('<dt>Vertragsnummer</dt><dd>HR261000001</dd>');
  const punkte = seiteVon('Das gilt für:\n– HR261000001 (Hausrat)\n– BH250000601 (BHV)');
  expect(punkte).toContain('<p>Das gilt für:</p>\n<ul><li>HR261000001 (Hausrat)</li><li>');
});
