FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --omit=dev && node scripts/build.ts && npm ci --omit=dev --workspace=server --workspace=contract --workspace=planner --workspace=postcards
# What serves and what its operator runs by command is all that stays.
RUN rm -rf bench docs e2e guards server/test tools && find . -path ./node_modules -prune -o -name '*.test.ts*' -exec rm {} + \
  && find web -mindepth 1 -maxdepth 1 ! -name dist -exec rm -r {} +

FROM node:26-bookworm-slim
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
# Listening for others also closes the test checkout, unless TEST_CHECKOUT=true.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/ready').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The option is explained in scripts/run.mjs.
CMD ["node", "--max-semi-space-size=8", "server/src/main.ts"]
