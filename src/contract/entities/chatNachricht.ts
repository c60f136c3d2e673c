import * as z from 'zod/mini';
import { anhang } from './nachricht.ts';

/** Message of a chat (`specification §3`); `text` is sanitised HTML where `html` is set. */
export const chatNachricht = z.object({
  author: z.string(),
  direction: z.enum(['incoming', 'outgoing']),
  time: z.iso.datetime(),
  source: z.enum(['CHAT', 'EMAIL', 'SYSTEM', 'ATTACHMENT']),
  subject: z.nullable(z.string()),
  recipients: z.array(z.string()),
  cc: z.array(z.string()),
  html: z.boolean(),
  text: z.string(),
  /** The file of an ATTACHMENT. */
  anhang: z.optional(anhang),
});
