import json,glob,os,re
from pypdf import PdfReader
from openpyxl import load_workbook
ix=json.load(open("index.json")); print(len(ix)); assert {e["file"] for e in ix}==set(os.listdir("documents"))
for e in ix:
    f=e["file"]; t=json.load(open(f"truth/{f}.json")); bad=[]
    if f.endswith("pdf"): P=[p.extract_text() for p in PdfReader("documents/"+f).pages]
    else: W=load_workbook("documents/"+f,data_only=True)
    for s in t["statements"]:
        if f.endswith("pdf"):
            txt=P[s["page"]-1] if s["page"] else "\n".join(P)
            nums=[float(x.replace(",","")) for x in re.findall(r"\d[\d,]*(?:\.\d+)?",txt)]
        else:
            w=W[s["sheet"]]; nums=[abs(c.value) for r in w.iter_rows() for c in r if isinstance(c.value,(int,float))]
            txt=" ".join(str(c.value) for r in w.iter_rows() for c in r if c.value)
        st=set(round(n,2) for n in nums)
        for r in s["rows"]:
            assert len(r["values"])==len(s["columns"])
            for v in r["values"]:
                if v is not None and round(abs(v),2) not in st: bad.append((r["label"],v))
            if re.sub(r"\s+"," ",r["label"]).replace("Total - ","")[:24] not in re.sub(r"\s+"," ",txt): bad.append(r["label"])
        R=s["rows"]
        for k in ("total_assets","total_liabilities","total_equity"):
            if k in s["keyTotals"] and k=="total_assets":
                assert s["keyTotals"][k]["values"]==R[-1]["values"],f
        print(f,s["title"],len(R),list(s["keyTotals"]),"PLANTED" if s["planted"] else "")
        if s["propertyName"].lower() not in txt.lower(): bad.append(s["propertyName"])
    if bad: print("   BAD",bad[:6])
