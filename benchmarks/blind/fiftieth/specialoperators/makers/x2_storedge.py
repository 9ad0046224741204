# storEDGE flat export, numbers as text, hidden columns, info sheet
from .common import *
from openpyxl import Workbook
from openpyxl.styles import Font
META=dict(file="rent-roll-export_2025-08-31.xlsx",assetType="SELF_STORAGE",style="storEDGE flat export, 198 rows, no title, text money, hidden id columns, second sheet with report info",hard="no title on the roll, text numbers, hidden columns, many extra columns, no totals on the roll")
def make(rng,path):
    wb=Workbook();ws=wb.active;ws.title="Rent Roll";wb.properties.created=dt.datetime(2025,9,1)
    H=["Unit Id","Unit","Unit Group","Width","Length","Sq Ft","Floor","Unit Status","Tenant Id","First Name","Last Name","Company","Move In","Paid Through","Street Rate","Rent","Protection Plan","Invoice Fee","Total Recurring","Last Rate Change","Days Past Due","Account Balance"]
    ws.append(H)
    for c in ws[1]:c.font=Font(bold=True)
    gr=[("Premium Interior Climate",[(5,5,49),(5,10,82),(10,10,139),(10,15,184)],1,70),("Standard Upstairs Climate",[(5,5,39),(5,10,64),(10,10,109)],2,66),("Drive Up",[(10,10,128),(10,20,199),(10,30,268)],1,62)]
    nm=names(rng,240,"{f}|{l}");ni=0;rows=[];cnt={};tot=dict(rent=0,pp=0,fee=0,tr=0,bal=0);summ=[]
    money=lambda x:f"${x:,.2f}" if x>=0 else f"-${-x:,.2f}"
    co=["Copperline Events","Third Street Players","Bluebird Plumbing Co","Ridge & Vale Staging","Vantry Medical Records"]
    n=0
    for g,sz,fl,k in gr:
        gs=dict(n=0,o=0,st=0,rent=0)
        for i in range(k):
            w,l,st=sz[i*len(sz)//k];u=f"{'ABC'[gr.index((g,sz,fl,k))]}{i+1:03d}";n+=1
            x=rng.random();stt="Available" if x<.09 else "Unrentable" if x<.105 else "Reserved" if x<.12 else "Occupied"
            if stt=="Occupied":
                y=rng.random();stt="Auction" if y<.015 else "Overlocked" if y<.05 else stt
            T=dict(unit=u,unitType=g,area=w*l,statusText=stt,marketRent=st)
            gs["n"]+=1;gs["st"]+=st;cnt[stt]=cnt.get(stt,0)+1
            R=[f"u-{rng.randrange(16**6):06x}",u,g,w,l,w*l,fl,stt]
            if stt in("Occupied","Overlocked","Auction"):
                a,b=nm[ni].split("|");ni+=1;c=None
                if rng.random()<.03 and co:c=co.pop()
                mi=rdate(rng,dt.date(2017,1,1),dt.date(2025,8,20));late=stt!="Occupied";pd=rng.randrange(12,60) if stt=="Overlocked" else rng.randrange(65,110) if late else 0
                rent=round(st*rng.choice([.8,.9,1,1,1.1,1.22,1.3]));pp=rng.choice([0,11,11,14,21]);fee=rng.choice([0,0,0,2])
                pt=dt.date(2025,8,31)-dt.timedelta(days=pd) if late else rdate(rng,dt.date(2025,9,1),dt.date(2025,9,30))
                bal=round((rent+pp)*(1+pd//30)+20,2) if late else rng.choice([0,0,0,0,-15])
                R+=[f"t-{rng.randrange(16**6):06x}",a,b,c,iso(mi),iso(pt),money(st),money(rent),money(pp),money(fee),money(rent+pp+fee),iso(addm(mi,9)) if mi<dt.date(2024,11,1) else None,str(pd),money(bal)]
                T.update(tenantName=(c or f"{a} {b}"),moveInDate=mi,contractRent=rent,charges=[{"code":"Protection Plan","amount":pp},{"code":"Invoice Fee","amount":fee}],totalCharges=rent+pp+fee,balance=bal)
                if c: R[9]=R[10]=None
                for q,v in(("rent",rent),("pp",pp),("fee",fee),("tr",rent+pp+fee),("bal",bal)):tot[q]=round(tot[q]+v,2)
                gs["o"]+=1;gs["rent"]+=rent
            else:R+=[None]*6+[money(st)]
            ws.append(R);rows.append(T)
        summ.append((g,gs))
    for c in "AI":ws.column_dimensions[c].hidden=True
    for i,w in enumerate([10,8,26,7,7,7,6,12,10,12,16,22,11,12,11,10,14,11,14,14,12,14]):ws.column_dimensions["ABCDEFGHIJKLMNOPQRSTUV"[i]].width=w
    ws.freeze_panes="C2";ws.auto_filter.ref=f"A1:V{n+1}"
    ws.page_setup.orientation="landscape";ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    s=wb.create_sheet("Report Info")
    for r in [["Report","Rent Roll"],["Facility","Cobalt Storage - Murfreesboro"],["Report date","2025-08-31"],["Exported by","t.okafor"],[],["Unit Group","Units","Rented","Street Rate","Rent"]]+[[g,v["n"],v["o"],v["st"],v["rent"]] for g,v in summ]:s.append(r)
    o=sum(v["o"] for _,v in summ)
    s.append(["Total",n,o,sum(v["st"] for _,v in summ),tot["rent"]]);s.append([])
    for l,v in [("Protection Plan",tot["pp"]),("Invoice Fee",tot["fee"]),("Total Recurring",tot["tr"]),("Account Balance",tot["bal"])]:s.append([l,None,None,None,v])
    s.append([]);s.append(["Unit status","Units"])
    for k in sorted(cnt):s.append([k,cnt[k]])
    s.column_dimensions["A"].width=28
    wb.save(path)
    return truth("Cobalt Storage - Murfreesboro","2025-08-31",n,o,n-o,rows,sheet="Rent Roll")
