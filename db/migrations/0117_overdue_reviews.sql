-- Whether a coordinator was told that the review of an emergency access is overdue
-- (src/server/breakglass/breakglass.overdue.repo.ts, decision 0116).

create index overdue_reviews_of_access on notices (subject) where kind = 'breakglass.reviewOverdue';
