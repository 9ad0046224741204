from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side
F="RentRollwithLeaseCharges_cooperage.xlsx"
def run():
    R=random.Random(5313); asof=dt.date(2025,10,31); wb=openpyxl.Workbook(); ws=wb.active; ws.title="Report1"
    f=Font(name="Verdana",size=7); fb=Font(name="Verdana",size=7,bold=True)
    for i,(t,s) in enumerate((("Rent Roll with Lease Charges",11),("The Cooperage Block (coop01)",8),("As Of = 10/31/2025",8),("Month Year = 10/2025",8))):
        ws.merge_cells(start_row=1+i,start_column=1,end_row=1+i,end_column=14); c=ws.cell(1+i,1,t); c.font=Font(name="Verdana",size=s,bold=True); c.alignment=Alignment(horizontal="center")
    H1=["Unit","Unit Type","Unit","Resident","Name","Market","Charge","Amount","Resident","Other","Move In","Lease","Move Out","Balance"]; H2=["","","Sq Ft","","","Rent","Code","","Deposit","Deposit","","Expiration","",""]
    for j in range(14):
        for q,h in ((5,H1),(6,H2)): c=ws.cell(q,1+j,h[j]); c.font=fb; c.alignment=Alignment(horizontal="center")
        ws.cell(6,1+j).border=Border(bottom=Side(style="thin"))
    loft=["cp-a1","cp-a1","cp-b1","cp-b2"]; sq={"cp-a1":680,"cp-b1":985,"cp-b2":1120}; mk={"cp-a1":1625,"cp-b1":2140,"cp-b2":2375}
    first="Avery Brin Cato Devi Emre Fia Gus Hana Ilse Jonah Kir Lena Milo Nev Otis Pia Quin Rosa Sven Tova Uli Vera Wes Xena Yuri Zora".split(); last="Abernook Brockway Calloran Dunster Eastlow Farrand Gilby Harnett Inskip Jessamy Kelner Lathbury Munslow Norvell Orrick Pawling Rudland Stavely Tolliver Upcott Vanstow Wexley Yelland".split()
    ret=iter(["Barrelhead Brewing LLC","Stave & Hoop Provisions","Third Coast Yoga","Cooperage Dental PLLC","Inkwell Print Studio"])
    units=[(f"C{100+10*k}","cp-com",a) for k,a in enumerate((3850,1420,2210,1865,960,1130))]+[(f"{fl}{p:02d}",loft[(p-1)%4],None) for fl in (2,3,4) for p in range(1,11)]
    r=7; rows=[]; vac={"C150","207","402","408"}; notice={"210":dt.date(2025,11,30),"305":dt.date(2025,12,15)}
    def sect(t):
        nonlocal r
        ws.cell(r,1,t).font=fb; r+=1
    def put(col,v,nf=None,b=False):
        c=ws.cell(r,col,v); c.font=fb if b else f
        if nf: c.number_format=nf
    G=dict(sq=0,mk=0,am=0,dep=0,bal=0); bycode={}; C=[0,0]; osq=0; sec="Current/Notice/Vacant Residents"
    FG=dict(am=0,dep=0,mk=0,sq=0); fut=[]
    def rec(u,t,s,code,name,m,ch,dep,mi,le,mo,bal,section,G,future=False):
        nonlocal r
        put(1,u); put(2,t); put(3,s,"#,##0.00"); put(4,code); put(5,name); put(6,m,"#,##0.00")
        G["sq"]+=s; G["mk"]+=m
        d=dict(unit=u,unitType=t,area=s,section=section,marketRent=m)
        if name=="VACANT": put(8,0,"#,##0.00"); put(9,0,"#,##0.00"); put(10,0,"#,##0.00"); put(14,0,"#,##0.00"); d.update(statusText="VACANT",contractRent=0,deposit=0,balance=0); r+=2; rows.append(d); return
        put(9,dep,"#,##0.00"); put(10,0,"#,##0.00"); put(11,us2(mi)); put(12,us2(le)); put(13,us2(mo) if mo else None); put(14,bal,"#,##0.00")
        for k,a in ch: put(7,k); put(8,a,"#,##0.00"); r+=1; (bycode.__setitem__(k,bycode.get(k,0)+a) if not future else None)
        tt=r2(sum(a for _,a in ch)); put(7,"Total",b=True); put(8,tt,"#,##0.00",True); r+=2
        G["am"]+=tt; G["dep"]+=dep; G["bal"]=G.get("bal",0)+bal
        rent=[a for k,a in ch if k in("rent","cbr")]
        d.update(tenantName=name,statusText="Future" if future else "Occupied",contractRent=rent[0],charges=[{"code":k,"amount":a} for k,a in ch],totalCharges=tt,deposit=dep,moveInDate=iso(mi),leaseEndDate=iso(le),moveOutDate=iso(mo) if mo else None,balance=bal); rows.append(d)
    sect(sec)
    for u,t,s in units:
        com=t=="cp-com"
        if not com: s=sq[t]; m=float(mk[t]+(int(u[0])-2)*30)
        else: m=float(round(s*2.35,-1))
        if u in vac: rec(u,t,s,"VACANT","VACANT",m,[],0,None,None,None,0,sec,G); C[1]+=1; continue
        mi=dt.date(R.randint(2020,2025),R.randint(1,9),R.choice([1,1,15])); 
        if com: nme=next(ret); le=addm(dt.date(mi.year,mi.month,1),84)-dt.timedelta(1); rent=r2(s*R.randrange(2300,2900,25)/1200); ch=[("cbr",rent),("camest",r2(s*.41)),("retest",r2(s*.33))]; dep=r2(rent)
        else:
            nme=f"{R.choice(first)} {R.choice(last)}"; le=eom(2026,R.randint(1,9)) ; rent=m-R.choice([0,15,40,65,110]); ch=[("rent",rent)]
            if R.random()<.5: ch.append(("garage",125.0))
            if R.random()<.3: ch.append(("petrent",40.0))
            ch.append(("trash",18.0))
            if R.random()<.1: ch.append(("conc",-100.0))
            dep=R.choice([300.0,500.0,rent])
        mo=notice.get(u); 
        if mo: le=mo
        rec(u,t,s,("c" if com else "t")+f"00{R.randint(10000,99999)}",nme,m,ch,dep,mi,le,mo,R.choice([0,0,0,0,r2(R.uniform(-300,900))]),sec,G); C[0]+=1; osq+=s
    put(1,"Total",b=True); put(5,"The Cooperage Block(coop01)",b=True)
    for col,v in ((3,G["sq"]),(6,G["mk"]),(8,G["am"]),(9,G["dep"]),(10,0),(14,G["bal"])): put(col,r2(v),"#,##0.00",True)
    r+=2; sec2="Future Residents/Applicants"; sect(sec2)
    for u,t,mi in (("207","cp-b1",dt.date(2025,11,15)),("305","cp-a1",dt.date(2026,1,1))):
        tt=dict(zip([x[0] for x in units],[x[1] for x in units]))[u]; m=float(mk[tt]+(int(u[0])-2)*30)
        rec(u,tt,sq[tt],f"t00{R.randint(10000,99999)}",f"{R.choice(first)} {R.choice(last)}",m,[("rent",m-25),("trash",18.0)],500.0,mi,addm(mi,12)-dt.timedelta(1),None,-500.0,sec2,FG,True)
    put(1,"Total",b=True); put(5,"Future Residents/Applicants",b=True); put(8,r2(FG["am"]),"#,##0.00",True); put(9,FG["dep"],"#,##0.00",True); r+=2
    sect("Summary Groups")
    for j,h in ((5,"Group"),(6,"Square Footage"),(8,"Market Rent"),(9,"# Of Units"),(10,"% Unit Occupancy")): put(j,h,b=True)
    r+=1; vs=G["sq"]-osq; vm=sum(x["marketRent"] for x in rows if x["statusText"]=="VACANT")
    for l,a,b,n in (("Occupied Units",osq,G["mk"]-vm,C[0]),("Total Vacant Units",vs,vm,C[1]),("Totals:",G["sq"],G["mk"],sum(C))): put(5,l); put(6,a,"#,##0.00"); put(8,b,"#,##0.00"); put(9,n); put(10,round(n/sum(C)*100,2),"0.00"); r+=1
    r+=1; sect("Summary of Charges by Charge Code (Current/Notice Residents Only)")
    for k in sorted(bycode): put(5,k); put(8,r2(bycode[k]),"#,##0.00"); r+=1
    put(5,"Total",b=True); put(8,r2(sum(bycode.values())),"#,##0.00",True)
    for j,w in enumerate([9,10,9,11,27,11,9,11,10,10,11,11,11,10]): ws.column_dimensions["ABCDEFGHIJKLMN"[j]].width=w
    ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(DOCS/F)
    return save(F,"MIXED_USE","Yardi rent roll with lease charges of a lofts-over-shops block, future residents, text dates",True,dict(propertyName="The Cooperage Block",asOnDate="2025-10-31",units=sum(C),occupied=C[0],vacant=C[1],rows=rows))
if __name__=="__main__": print(run())
