/** What a call says of who makes it. Nowhere else is a token put into a header. */
export const callerHeaders = (accessToken: string | null, locale: string): Record<string, string> => ({
  'Accept-Language': locale,
  ...(accessToken === null ? {} : { Authorization: `Bearer ${accessToken}` }),
});
