import json,glob,itertools,subprocess,os,openpyxl,re
for t in sorted(glob.glob("truth/*.json")):
    d=json.load(open(t));fn="documents/"+os.path.basename(t)[:-5];assert os.path.exists(fn)
    if fn.endswith("pdf"):
        tx=subprocess.run(["pdftotext","-layout",fn,"-"],capture_output=True,text=True).stdout
        nums={float(x.replace(",","").rstrip(".")) for x in re.findall(r"[\d,]*\d\.?\d*",tx) if x.replace(",","").rstrip(".").count(".")<2}
        labs=tx
    else:
        nums=set();labs=""
        for ws in openpyxl.load_workbook(fn):
            for row in ws.iter_rows(values_only=True):
                for v in row:
                    if isinstance(v,(int,float)):nums.add(abs(round(float(v),2)))
                    elif v:
                        labs+=str(v)+"\n"
                        m=re.fullmatch(r"\(?([\d,]+\.\d\d)\)?",str(v))
                        if m:nums.add(float(m[1].replace(",","")))
    for s in d["statements"]:
        bad=0;tv=set()
        for r in s["rows"]:
            for c,v in enumerate(r["values"]):
                if v is not None and abs(v) not in nums:print(fn,"not printed",r["label"],v)
            if r["label"] not in labs and r["label"][:25] not in labs and not r["label"].startswith("Total "):print("label?",r["label"])
            if "footsFrom" in r:
                it=r["footsFrom"]["items"];var=[c for c,h in enumerate(s["columns"]) if re.search("Variance",h)]
                for c in range(len(s["columns"])):
                    xs=[s["rows"][i]["values"][c] or 0 for i in it];v=r["values"][c] or 0
                    ok=abs(sum(xs)-v)<.006 or (len(xs)<5 and any(abs(sum(k*x for k,x in zip(g,xs))-v)<.006 for g in itertools.product((1,-1),repeat=len(xs))))
                    if not ok:print(fn,"NO TIE",r["label"],s["columns"][c],sum(xs),v)
        print(os.path.basename(fn),s["title"],len(s["rows"]),list(s["keyTotals"]),bool(s["planted"]))
