# charges in rows under each apartment, future residents' section, charge summary, inherited from another manager's system
from common import *; from openpyxl import Workbook; from openpyxl.styles import *
def main():
    r=rng("x7"); N=Names(r); fn="RR w charges - Tidewater Terrace 033125.xlsx"; wb=Workbook(); ws=wb.active; ws.title="Report1"; rows=[]; D=dt.date
    for i,t in enumerate(("Tidewater Terrace (tdwtr)","Rent Roll with Recurring Charges","As Of = 03/31/2025","Sorted by Apartment"),1): ws.cell(i,1,t).font=Font(name="Tahoma",size=10,bold=i<3)
    H1=["Apartment","Apartment","Apartment","Resident","Resident","Market","Charge","Charge","Resident","Other","Move","Lease","Move",""]; H2=["","Type","Sq Ft","","Name","Rent","Code","Amount","Deposit","Deposit","In","Expiration","Out","Balance"]
    for j,(a,b) in enumerate(zip(H1,H2),1):
        for q,v in ((6,a),(7,b)): c=ws.cell(q,j,v); c.font=Font(name="Tahoma",size=8,bold=True); c.fill=PatternFill("solid",fgColor="D3D3D3"); c.alignment=Alignment(horizontal="center",wrap_text=True)
    ws.cell(8,1,"Current/Notice/Vacant Residents").font=Font(name="Tahoma",size=8,bold=True)
    rw=9; kinds={"tt11":(690,1325),"tt21":(910,1540),"tt22":(985,1625)}; summ={}; T=dict(sq=0,mk=0,ch=0,d1=0,bal=0,od=0); occ=n=0; fut=[]
    def put(q,vals):
        for j,v in enumerate(vals,1):
            if v is None: continue
            c=ws.cell(q,j,v); c.font=Font(name="Tahoma",size=8)
            if isinstance(v,D): c.number_format="mm/dd/yyyy"
            elif j in (6,8,9,10,14): c.number_format="#,##0.00"
            elif j==3: c.number_format="#,##0.00"
    def unit(u,k,vac,section,future=False):
        nonlocal rw,occ
        sq,mk=kinds[k]; mk+=20*(int(u[2:])%3==0); row=dict(unit=u,unitType=k,area=sq,marketRent=mk,section=section)
        if vac: put(rw,[u,k,sq,"VACANT","VACANT",mk,None,0,0,0,None,None,None,0]); row.update(statusText="VACANT",deposit=0,balance=0); rows.append(row); rw+=1; ws.cell(rw,7,"Total").font=Font(name="Tahoma",size=8,bold=True); put(rw,[None]*7+[0]); row["totalCharges"]=0; rw+=2; T["sq"]+=sq; T["mk"]+=mk; return
        nm=N.fl(); rent=mk-r.randrange(0,140,5); ch=[("rent",rent)]
        if r.random()<.4: ch.append(("petfee",35))
        if r.random()<.3: ch.append(("cvdpark",60))
        ch.append(("trash",22.5))
        if r.random()<.12: ch.append(("emplcr" if False else "concrent",-75))
        mi=D(r.randint(2018,2024),r.randint(1,12),r.randint(1,28)) if not future else D(2025,4,r.choice([7,14,25])); le=eom(addm(D(2025,4,1),r.randint(0,11))) if not future else D(2026,4,30)
        mo=D(2025,4,r.choice([11,30])) if (not future and r.random()<.08) else None; dep=r.choice([300,500,rent]); od=r.choice([0,0,200]); bal=r.choice([0]*6+[rent,-22.5,88.4]) if not future else 0
        tot=sum(a for _,a in ch); put(rw,[u,k,sq,f"t00{r.randint(10000,99999)}",nm,mk,ch[0][0],ch[0][1],dep,od,mi,le,mo,bal])
        for c_,a in ch[1:]: rw+=1; put(rw,[None]*6+[c_,a])
        rw+=1; ws.cell(rw,7,"Total").font=Font(name="Tahoma",size=8,bold=True); put(rw,[None]*7+[tot]); ws.cell(rw,8).font=Font(name="Tahoma",size=8,bold=True); ws.cell(rw,8).border=Border(top=Side(style="thin")); rw+=2
        row.update(tenantName=nm,statusText="Occupied" if not future else "Future",contractRent=rent,charges=[dict(code=c_,amount=a) for c_,a in ch],totalCharges=tot,deposit=dep,balance=bal,moveInDate=mi,leaseEndDate=le,moveOutDate=mo)
        if future: row["statusText"]=section
        rows.append(row)
        if not future:
            occ+=1
            for k_,v in (("sq",sq),("mk",mk),("ch",tot),("d1",dep),("bal",bal),("od",od)): T[k_]+=v
            for c_,a in ch: summ[c_]=summ.get(c_,0)+a
        else:
            for k_,v in (("ch",tot),("d1",dep),("od",od)): FT[k_]=FT.get(k_,0)+v
    S1="Current/Notice/Vacant Residents"; FT={}
    vacs={(1,4),(2,9),(4,1),(4,12)}
    for fl in (1,2,3,4):
        for i in range(1,15): n+=1; unit(f"{fl}-{i:02d}",("tt11","tt21","tt22","tt21")[i%4],(fl,i) in vacs,S1)
    ws.cell(rw,1,"Future Residents/Applicants").font=Font(name="Tahoma",size=8,bold=True); rw+=1
    for u,i in (("1-04",4),("4-12",12)): unit(u,("tt11","tt21","tt22","tt21")[i%4],False,"Future Residents/Applicants",True)
    def b(q,vals):
        put(q,vals)
        for j in range(1,15): ws.cell(q,j).font=Font(name="Tahoma",size=8,bold=True)
    rw+=1; b(rw,["Summary Groups",None,"Square Footage",None,"# Of Units","Market Rent",None,"Lease Charges","Security Deposit","Other Deposits",None,None,"% Occ","Balance"])
    for lab_,nn,ok in (("Occupied Units",occ,1),("Vacant Units",n-occ,0)):
        rw+=1; sel=[x for x in rows if x["section"]==S1 and (("tenantName" in x)==bool(ok))]
        put(rw,[lab_,None,sum(x["area"] for x in sel),None,nn,sum(x["marketRent"] for x in sel),None,sum(x["totalCharges"] for x in sel),sum(x["deposit"] for x in sel),T["od"] if ok else 0,None,None,f"{nn/n:.2%}",sum(x["balance"] for x in sel)])
    rw+=1; put(rw,["Future Residents",None,None,None,None,None,None,FT["ch"],FT["d1"],FT["od"],None,None,None,0])
    rw+=1; b(rw,["Totals (excl. future)",None,T["sq"],None,n,T["mk"],None,T["ch"],T["d1"]+0,T["od"],None,None,None,T["bal"]])
    rw+=3; b(rw,["Summary of Charges by Charge Code",None,"(current residents)"]); 
    for c_,a in sorted(summ.items()): rw+=1; put(rw,[c_,None,a])
    rw+=1; b(rw,["Total",None,T["ch"]])
    for col,w in zip("ABCDEFGHIJKLMN",(18,10,10,12,24,11,10,11,10,10,11,11,11,11)): ws.column_dimensions[col].width=w
    ws.page_setup.orientation="landscape"; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0; ws.print_title_rows="6:7"; wb.save(doc(fn))
    save(fn,"MULTIFAMILY","charges in rows under each apartment, future section, summaries",rows,"Tidewater Terrace","2025-03-31",n,occ,n-occ,totals=dict(area=T["sq"],marketRent=T["mk"],totalCharges=T["ch"],deposit=T["d1"],balance=T["bal"]))
if __name__=="__main__": main()
