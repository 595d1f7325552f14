import { ChevronDown, Files, Moon, Settings, Share2, Sun } from 'lucide-react';
import { useTheme } from '../../../lib/use-theme.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';

const icon = 'size-4';

/** The owner's menu. */
export function OwnerMenu({ onShare }: { onShare: () => void }) {
  const { theme, toggle } = useTheme();
  const ThemeIcon = theme === 'dark' ? Sun : Moon;
  return (
    <Menu
      trigger={
        <Button>
          {t('Your page')} <ChevronDown aria-hidden className={icon} />
        </Button>
      }
    >
      <MenuItem
        icon={<Settings aria-hidden className={icon} />}
        onSelect={() => location.assign('/profile/settings')}
      >
        {t('Profile Settings')}
      </MenuItem>
      <MenuItem
        icon={<Files aria-hidden className={icon} />}
        onSelect={() => location.assign('/resume')}
      >
        {t('My Resumes')}
      </MenuItem>
      <MenuItem icon={<ThemeIcon aria-hidden className={icon} />} onSelect={toggle}>
        {theme === 'dark' ? t('Switch to light theme') : t('Switch to dark theme')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Share2 aria-hidden className={icon} />} onSelect={onShare}>
        {t('Share Profile')}
      </MenuItem>
    </Menu>
  );
}
