/** Words that put a cost or a duty on the tenant. */
export const onTenant =
  "(?:\\b(?:on|at|to|against|from|by|for|with)\\b TT(?:'s (?:own )?(?:account|dime|expense|cost|tab|bill|nickel|charge|pocket|ledger|responsibility))?\\b|\\bTT (?:{must} )?(?:also )?(?:pays?|owes?|covers?|is (?:charged|billed|liable|responsible)|are (?:charged|billed|liable|responsible)|picks? up|foots?|reimburses?|bears?)\\b|\\bTT's (?:lookout|problem|responsibility|job|bill|to (?:pay|fix|bear|handle)|cost|expense|account)\\b|\\bup to TT\\b|\\b(?:charged|billed) to the (?:apartment|unit|household|home)\\b)";
