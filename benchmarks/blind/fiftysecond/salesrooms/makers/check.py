import json,glob,os,subprocess,collections
os.chdir(os.path.dirname(os.path.abspath(__file__))); idx=[];bad=0
import openpyxl
for f in sorted(glob.glob("checks/*.index")):
    e=json.load(open(f)); idx.append(e); n=e["file"]; t=json.load(open(f"truth/{n}.json")); assert os.path.exists("documents/"+n)
    for r in t["rows"]: assert r.get("unit") or r.get("tenantName"),(n,r)
    if t["units"]is not None: assert t["units"]==t["occupied"]+t["vacant"],n
    for c in json.load(open(f"checks/{n}.json")):
        s=sum(r.get(c["key"],0) for r in t["rows"] if all(r.get(k)==v for k,v in c["filter"].items()) and not any(r.get(k)==v for k,v in c.get("not",{}).items())); tie=abs(s-c["value"])<.02
        if tie!=c["tied"]: print("TIE?",n,c,round(s,2)); bad+=1
    # printed text holds every value
    if n.endswith("pdf"):
        tx=subprocess.run(["pdftotext","-layout","documents/"+n,"-"],capture_output=True,text=True).stdout
        for r in t["rows"]:
            for k in("unit","tenantName"):
                if r.get(k) and r[k] not in tx: print("MISSING",n,r[k]); bad+=1
            for k in("contractRent","area","annualRent","marketRent"):
                v=r.get(k)
                if v is None: continue
                c=[f"{v:,.2f}",f"{v:,.0f}",str(v)]; c+=[x.replace(",","~").replace(".",",").replace("~",".") for x in c]
                if not any(x in tx for x in c): print("MISSING",n,k,v); bad+=1
    else:
        wb=openpyxl.load_workbook("documents/"+n,data_only=True); ws=wb[t["sheet"]] if t["sheet"] else wb.worksheets[0]; vals=set(str(c.value) for row in ws.iter_rows() for c in row if c.value is not None); nums=set(round(c.value,2) for row in ws.iter_rows() for c in row if isinstance(c.value,(int,float)))
        for r in t["rows"]:
            for k in("unit","tenantName"):
                if r.get(k) and r[k] not in vals: print("MISSING",n,r[k]); bad+=1
            for k in("contractRent","area","annualRent","marketRent","totalCharges","deposit"):
                if r.get(k) is not None and round(r[k],2) not in nums: print("MISSING",n,k,r[k]); bad+=1
    print(f"{n:45} rows {len(t['rows']):4} u/o/v {t['units']}/{t['occupied']}/{t['vacant']} planted {(t['planted'] or {}).get('kind')} types {e['assetType']}", [ [k for k,v in collections.Counter((r.get('building'),r.get('propertyName'),r['unit']) for r in t['rows']).items() if v>1][:4]])
idx.sort(key=lambda e:e["file"]); json.dump(idx,open("index.json","w"),indent=1,ensure_ascii=False); print(len(idx),"documents; problems:",bad)
