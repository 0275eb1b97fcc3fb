# The play server. docs/hosting.md says how to run it; compose.yaml runs it with PostgreSQL.

FROM python:3.11-slim AS build
WORKDIR /build
COPY requirements/bootstrap.txt requirements/build.txt requirements/browser.txt requirements/server.txt requirements/
RUN pip install --no-cache-dir --disable-pip-version-check --root-user-action=ignore \
        --require-hashes -r requirements/bootstrap.txt -r requirements/build.txt
RUN python -m venv --without-pip /opt/ecumene \
    && uv pip install --no-cache --python /opt/ecumene/bin/python --compile-bytecode \
        --require-hashes -r requirements/server.txt
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY docs/rules docs/rules
COPY web web
COPY src src
RUN hatchling build -t wheel -d dist \
    && uv pip install --no-cache --python /opt/ecumene/bin/python --compile-bytecode --no-deps dist/*.whl

FROM python:3.11-slim
RUN useradd --system --uid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin ecumene \
    && install -d -o ecumene -g ecumene -m 0700 /data
COPY --from=build /opt/ecumene /opt/ecumene
ENV PATH=/opt/ecumene/bin:$PATH \
    ECUMENE_HOST=0.0.0.0 \
    ECUMENE_PORT=8000 \
    ECUMENE_DATA=/data
USER ecumene
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
# Without urllib, which would ask a proxy of the environment.
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 CMD ["python", "-c", "\
import http.client, os, sys; \
server = http.client.HTTPConnection('127.0.0.1', int(os.environ['ECUMENE_PORT']), timeout=4); \
server.request('GET', '/health'); \
sys.exit(server.getresponse().status != 200)"]
ENTRYPOINT ["ecumene", "serve"]
