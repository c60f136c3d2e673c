// One file per icon: the package's index names six thousand of them.
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconCalendarDollar from '@tabler/icons-react/dist/esm/icons/IconCalendarDollar.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconUmbrella from '@tabler/icons-react/dist/esm/icons/IconUmbrella.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';

export const icons = {
  alert: IconAlertCircle,
  back: IconArrowLeft,
  check: IconCheck,
  close: IconX,
  contract: IconFileText,
  customers: IconUsers,
  down: IconChevronDown,
  forward: IconArrowRight,
  hide: IconEyeOff,
  info: IconInfoCircle,
  menu: IconMenu2,
  payment: IconCalendarDollar,
  person: IconUser,
  show: IconEye,
  signOut: IconLogout,
  umbrella: IconUmbrella,
};

export type IconName = keyof typeof icons;

export interface IconProps {
  name: IconName;
  /** Edge in px. */
  size?: number;
}

/** An icon beside a word; it says nothing to a screen reader. */
export function Icon({ name, size = 24 }: IconProps) {
  const Drawing = icons[name];
  return <Drawing size={size} stroke={1.75} aria-hidden="true" focusable="false" />;
}
