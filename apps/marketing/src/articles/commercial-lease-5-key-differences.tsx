export const CommercialLease5KeyDifferences = () => (
  <>
    <p>
      You have rented homes all your life, and now there is a shop, a studio or an office. The paper is called a lease
      again, and it has a rent and a term again. Almost everything else works differently. Five differences explain most
      of the surprises; know them before you compare offers.
    </p>

    <h2>1. The law protects you less, so the paper decides more</h2>
    <p>
      Leases of homes stand inside a frame of rules: deposits, entry, eviction, repairs. For business premises much of
      that frame is missing, because the law takes both sides for professionals. What you sign is mostly what holds,
      also where it is hard. A landlord may in some states lock out a business tenant under conditions under which no
      home could be touched. A waiver that would be void in your flat may be good in your shop. So read as if there were
      no safety net, and negotiate as is usual in business: forms are opening offers here.
    </p>

    <h2>2. The rent is only a part of the rent</h2>
    <p>An office “at $24 a square foot” can cost $24 or $38. What matters is who pays taxes, insurance and upkeep.</p>
    <ul>
      <li>
        <strong>Gross:</strong> the landlord pays them out of the rent.
      </li>
      <li>
        <strong>Modified gross:</strong> some are included, or included up to what they were in a base year.
      </li>
      <li>
        <strong>Triple net:</strong> you pay your share of all three on top.
      </li>
    </ul>
    <p>
      The share is counted by area, and the area may include hallways and lobbies: ask for usable and rentable square
      feet. Ask for last year’s real costs, for a ceiling on their growth, for a list of what may not be charged (the
      landlord’s loan, a new roof, another tenant’s improvements), and for the right to look into the books. A retail
      lease may add a percentage of your sales; then the definition of “sales” is the rent.
    </p>

    <h2>3. The term is long, and options are worth money</h2>
    <p>
      Five or ten years are usual, and the way out is narrow. That is why the clauses about change matter more than in
      any home: assignment and sublease if you sell the business or shrink, options to renew or to expand, the right to
      end it early against a payment. Options have windows and forms; one that is claimed a week late is gone. And read
      the guarantee. It often makes a person answer for a company’s lease, with everything they own, for longer than
      they expect. Ask for a ceiling, or for an end after some years of paying on time.
    </p>

    <h2>4. You build, you repair, you take away</h2>
    <p>
      Premises often come as a shell. Who builds, who pays, who approves the drawings, and when does the rent begin if
      the builders are late? An allowance from the landlord is part of the price: compare it per square foot and see
      when it is paid. Then look at the other end. “Restore to original condition” can mean tearing out what you paid
      for. Heating and cooling deserve a sentence of their own, because a unit on the roof can cost more than a year’s
      rent. Ask who replaces it, not only who maintains it. And have it said who brings the place up to the code for
      accessibility.
    </p>

    <h2>5. What you may do there, and what next door may not</h2>
    <p>
      In a home you live. In business the use clause decides what you can sell, to whom and until when. Make it wide
      enough for next year’s idea, and check it against zoning, which no lease can change. Ask for what keeps your trade
      alive: an exclusive right for your kind of business in the building, signs that can be seen, parking, deliveries,
      hours. In a shopping centre ask what happens if the large shop that draws the people closes. And look up: your
      lease may rank behind the landlord’s mortgage. A “non-disturbance” agreement lets you stay if the bank takes the
      building.
    </p>

    <h2>Before you compare two offers</h2>
    <p>Bring them to the same form. For each, write down:</p>
    <ul>
      <li>all that is paid in the first year, with shares of costs, divided by the usable square feet,</li>
      <li>what that becomes in the last year, with the steps of the rent and a growth of costs that you believe in,</li>
      <li>free months and allowances, taken off the whole,</li>
      <li>what leaving after half of the term would cost,</li>
      <li>the three dates that you must not miss.</li>
    </ul>
    <p>
      The cheaper rent often belongs to the dearer lease. A report from our <a href="/analysis">document analyzer</a>{' '}
      collects these numbers with the sentences they stand in, for business leases as well as for homes, which shortens
      the first hour. The second hour belongs to a lawyer who does leases where the premises are. On a contract that
      will cost more than most cars, that hour is part of the price.
    </p>
  </>
);
