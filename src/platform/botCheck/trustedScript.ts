/** The part of the Trusted Types that is used here; TypeScript does not know them yet. */
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

type PolicyName = 'kajo-worker' | 'kajo-recaptcha';

/** A page may make a policy of a name once. */
const made = new Map<PolicyName, { url: string; trusted: string }>();

/**
 * The address of a script in the form that the content security policy asks for (`botCheck.trustedTypes`). The policy of
 * the name lets this one address through, and no other as long as the page is open.
 *
 * @throws TypeError where the name stands for another address, or the page's policy does not know the name
 */
export function trustedScript(name: PolicyName, url: string, page: object = window): string {
  const known = made.get(name);
  if (known) {
    if (known.url !== url) throw new TypeError(`${name} stands for another script`);
    return known.trusted;
  }
  const factory = 'trustedTypes' in page ? (page.trustedTypes as PolicyFactory) : null;
  const trusted = factory?.createPolicy(name, { createScriptURL: (asked) => asked }).createScriptURL(url) ?? url;
  made.set(name, { url, trusted });
  return trusted;
}
