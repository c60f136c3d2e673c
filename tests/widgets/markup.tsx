import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { andsafe } from '#brands/andsafe.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { PortalTheme } from '#widgets/theme/PortalTheme.tsx';

/** What a widget writes into the page before anything happens. */
export function markup(widget: ReactElement): string {
  return renderToStaticMarkup(<PortalTheme brand={andsafe}>{widget}</PortalTheme>);
}

export const runningButton = (
  <Button type="submit" loading>
    Senden
  </Button>
);

export const wayOn = <ButtonLink href="/kunden/">Weiter</ButtonLink>;
