import { texte } from '../../../texte.ts';

export const t = texte('konto.daten', { zuIhrenDaten: 'Zu Ihren Daten' });
