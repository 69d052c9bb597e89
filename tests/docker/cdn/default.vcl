vcl 4.1;

backend site {
	.host = "proxy";
	.port = "3000";
}

sub vcl_recv {
	if (req.method == "POST" && req.url == "/purge-pages") {
		if (req.http.authorization != "Bearer test-token") {
			return (synth(403));
		}
		ban("obj.http.surrogate-key ~ " + req.http.surrogate-key);
		return (synth(200));
	}
	if (req.url ~ "^/(api|admin)" || (req.method != "GET" && req.method != "HEAD")) {
		return (pass);
	}
	# Pages that may be stored are the same for everybody.
	unset req.http.cookie;
}

sub vcl_backend_response {
	if (beresp.http.cache-control !~ "s-maxage") {
		set beresp.uncacheable = true;
		set beresp.ttl = 1s;
	}
}

sub vcl_deliver {
	set resp.http.x-hits = obj.hits;
}
