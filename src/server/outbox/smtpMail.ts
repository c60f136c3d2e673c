import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { istEigenerRechner } from './loopback.ts';
import type { MailVersand } from './ports.ts';

/** Mails over SMTP (`smtp://` or `smtps://` with user and password); never in clear text over a network. */
export function smtpMail(url: string, absender: string): MailVersand {
  const { protocol, hostname } = new URL(url);
  if (!['smtp:', 'smtps:'].includes(protocol)) {
    throw new Error('MAIL_SMTP_URL begins with smtp:// or smtps://.');
  }
  const transport = createTransport({
    url,
    requireTLS: protocol === 'smtp:' && !istEigenerRechner(hostname),
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = /@([^\s>]+)/.exec(absender)?.[1] ?? 'localhost';
  return async ({ an, betreff, text, html, anhaenge }, id = randomUUID()) => {
    // As an object, so that no comma or bracket in it can add a second recipient.
    const to = { name: '', address: an };
    const messageId = `<${id}@${host}>`;
    const attachments = anhaenge.map(({ name: filename, inhalt: content }) => ({
      filename,
      content,
      contentType: 'application/pdf',
    }));
    const inhalt = { subject: betreff, text, html, attachments };
    await transport.sendMail({ from: absender, to, messageId, ...inhalt });
  };
}
