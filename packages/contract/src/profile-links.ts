import { contentLimits } from './content-limits.ts';
import { type SocialSite, socialHref, socialSiteName } from './social-sites.ts';
import { storableText } from './text-schemas.ts';
import { webHref } from './web-address.ts';

/** A person's page on a site, stored as its full address, or ''. */
export const SocialAddress = (site: SocialSite) =>
  storableText(contentLimits.link).check((payload) => {
    const typed = payload.value.trim();
    const href = typed === '' ? '' : socialHref(site, typed);
    if (href === undefined)
      payload.issues.push({
        code: 'custom',
        input: payload.value,
        message: `This isn’t a ${socialSiteName(site)} address or username`,
      });
    else payload.value = href;
  });

/** A web address as typed, or ''. */
export const WebAddress = storableText(contentLimits.link).check((payload) => {
  const typed = payload.value.trim();
  if (typed !== '' && webHref(typed) === undefined)
    payload.issues.push({
      code: 'custom',
      input: payload.value,
      message: 'This isn’t a web address, such as example.com',
    });
  else payload.value = typed;
});
