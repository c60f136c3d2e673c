import type { $ZodErrorMap } from 'zod/v4/core';

/** What zod would say in English where a schema has no sentence of its own. */
export const germanText: $ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined
      ? 'Diese Angabe fehlt.'
      : 'Diese Angabe hat nicht die richtige Form.';
  }
  if (issue.code === 'invalid_value') return 'Wählen Sie einen der vorgesehenen Werte.';
  if (issue.code === 'unrecognized_keys') return 'Diese Angabe ist hier nicht vorgesehen.';
  const zeichen = 'origin' in issue && issue.origin === 'string' ? ' Zeichen' : '';
  if (issue.code === 'too_big') return `Geben Sie höchstens ${issue.maximum}${zeichen} ein.`;
  if (issue.code === 'too_small') return `Geben Sie mindestens ${issue.minimum}${zeichen} ein.`;
  return 'Prüfen Sie diese Angabe.';
};
