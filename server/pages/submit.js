/* Sends the one form of a page that only leads on; without a script its button does. */
document.forms[0].submit();
