# The manifests rarely change, so the packages installed from them stay in the build cache.
FROM node:24-slim AS manifests
WORKDIR /srv/soundings
COPY package.json package-lock.json .npmrc ./
COPY packages/core/package.json packages/core/
COPY packages/contract/package.json packages/contract/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY verification/bench/package.json verification/bench/
COPY verification/e2e/package.json verification/e2e/
COPY verification/evaluate/package.json verification/evaluate/
COPY verification/prove/package.json verification/prove/
COPY tools/package.json tools/

FROM manifests AS build
RUN npm ci --no-audit --no-fund
COPY tsconfig.base.json ./
COPY packages packages
COPY apps/web apps/web
COPY apps/server/src apps/server/src
COPY tools/commands tools/commands
RUN npm run build

# Packages that the server needs to run, without those for building and testing.
FROM manifests AS packages
RUN npm ci --omit=dev --workspace apps/server --no-audit --no-fund

FROM node:24-slim
# The running image installs nothing.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* \
  && mkdir /data && chown node:node /data
WORKDIR /srv/soundings
COPY LICENSE ./
COPY --from=packages /srv/soundings ./
COPY packages/core/src packages/core/src
COPY packages/core/assets packages/core/assets
COPY packages/contract/src packages/contract/src
COPY apps/server/src apps/server/src
COPY --from=build /srv/soundings/apps/web/dist apps/web/dist
COPY --from=build /srv/soundings/apps/server/dist apps/server/dist
# The same as in apps/server/start.json, for `npm start`.
ENV MALLOC_ARENA_MAX=2
ENV MALLOC_MMAP_THRESHOLD_=4194304
ENV MALLOC_TRIM_THRESHOLD_=1048576
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=70", "--no-memory-protection-keys", "apps/server/src/main.ts"]
