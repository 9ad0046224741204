import json,glob,os,re,openpyxl
from pypdf import PdfReader
ix=json.load(open("index.json")); print(len(ix),len(os.listdir("documents")),len(os.listdir("truth")))
for e in ix:
    fn=e["file"]; t=json.load(open(f"truth/{fn}.json")); 
    if fn.endswith("pdf"):
        tx=" ".join(p.extract_text() for p in PdfReader("documents/"+fn).pages); nums=[float(x.replace(",","")) for x in re.findall(r"\d[\d,]*\.?\d*",tx)]
        lab=tx
    else:
        nums=[];lab=""
        for ws in openpyxl.load_workbook("documents/"+fn,data_only=True):
            for r in ws.iter_rows(values_only=True):
                for v in r:
                    if isinstance(v,(int,float)): nums.append(abs(float(v)))
                    elif isinstance(v,str): lab+=" "+v; nums+= [float(x.replace(",","")) for x in re.findall(r"\d[\d,]*\.?\d*",v)]
    ns={round(x,2) for x in nums}; miss=[];tot=0
    for s in t["statements"]:
        for r in s["rows"]:
            assert len(r["values"])==len(s["columns"])
            if r["label"] not in lab: miss.append(r["label"])
            for v in r["values"]:
                if v is None: continue
                tot+=1
                if round(abs(v),2) not in ns and round(abs(v)*100,1) not in ns: miss.append((r["label"],v))
        print(fn,s["title"],"|",s["propertyName"],s["periodFrom"],s["periodTo"],s["sheet"],s["page"],list(s["keyTotals"]),bool(s["planted"]))
    print("   values",tot,"not printed:",miss[:8])
