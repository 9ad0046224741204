# Section 8 list: contract rent = tenant portion + HAP; floors as sections; bedroom side table on last page
from common import *; from reportlab.pdfgen import canvas
def main():
    r=rng("p3"); N=Names(r); fn="StBrendan_HAP_Rent_Schedule_May2025.pdf"; rows=[]; fonts()
    kinds={"0BR":(712,41),"1BR":(884,52),"2BR":(1067,68)}
    W,H=792,612
    X=dict(unit=36,br=72,name=100,ct=222,eff=246,nx=296,mi=346,cr=440,ua=476,gr=522,ttp=566,tr=612,hap=662,ur=700,dep=750)
    c=canvas.Canvas(doc(fn),pagesize=(W,H)); c.setTitle("Project-Based Section 8 rent schedule"); pg=0; y=0
    def head():
        nonlocal pg,y
        if pg: foot(); c.showPage()
        pg+=1; y=H-36
        c.setFont("Helvetica-Bold",11); c.drawString(36,y,"St. Brendan Manor"); c.setFont("Helvetica",8); c.drawRightString(W-36,y,"HAP Contract NY06-S031-417")
        y-=11; c.drawString(36,y,"Tenant Rent and Subsidy Schedule  |  Voucher month: May 2025  |  Elderly / 202-8"); c.drawRightString(W-36,y,"Sponsor: Diocesan Housing Ministry"); y-=16
        c.setFillGray(.85); c.rect(34,y-25,W-68,34,stroke=0,fill=1); c.setFillGray(0); c.setFont("Helvetica-Bold",7)
        c.drawCentredString(283,y,"Certification"); c.line(222,y-3,342,y-3); c.drawCentredString(466,y,"Unit rent"); c.line(402,y-3,522,y-3); c.drawCentredString(634,y,"Who pays"); c.line(540,y-3,702,y-3)
        y-=11
        for k,t1,t2 in (("unit","","Apt"),("br","Unit","size"),("name","","Head of household"),("ct","","Type"),("eff","Effec-","tive"),("nx","Next","annual"),("mi","","Moved in")):
            c.drawString(X[k],y,t1); c.drawString(X[k],y-9,t2)
        for k,t1,t2 in (("cr","Contract","rent"),("ua","Util.","allow."),("gr","Gross","rent"),("ttp","","TTP"),("tr","Tenant","rent"),("hap","Assistance","payment"),("ur","Util.","reimb."),("dep","Sec.","deposit")):
            c.drawRightString(X[k],y,t1); c.drawRightString(X[k],y-9,t2)
        y-=23
    def foot():
        c.setFont("Helvetica-Oblique",6.5); c.drawString(36,24,"Contains information protected under the Privacy Act. Destroy working copies."); c.drawRightString(W-36,24,f"- {pg} -")
    def prow(vals,font="Helvetica",size=7.5):
        nonlocal y
        c.setFont(font,size)
        for k,v in vals.items():
            if v is None: continue
            if k in ("cr","ua","gr","ttp","tr","hap","ur","dep"): c.drawRightString(X[k],y,v)
            else: c.drawString(X[k],y,v)
        y-=11.2
    n0=lambda x:"-" if x is None else f"{x:,.0f}"
    head(); tot=dict(cr=0,ua=0,gr=0,ttp=0,tr=0,hap=0,ur=0,dep=0); side={k:[0,0,0] for k in kinds}; occ=0;cnt=0
    for fl,word in enumerate(("Ground floor","Second floor","Third floor","Fourth floor"),1):
        if y<90: head()
        c.setFont("Helvetica-BoldOblique",8); c.drawString(36,y,word); c.setLineWidth(.4); c.line(36,y-2,100,y-2); y-=12
        st=dict.fromkeys(tot,0)
        for i in range(14 if fl==1 else 16):
            if y<46: head()
            u=f"{fl}{chr(65+i)}" if i<8 else f"{fl}{chr(66+i) if i>=8 else ''}"   # no letter I
            k="0BR" if i%5==0 else ("2BR" if i in (7,13) else "1BR"); cr,ua=kinds[k]; cnt+=1; side[k][0]+=1
            if (fl,i) in ((1,4),(3,6),(4,11)):
                prow(dict(unit=u,br=k,name="VACANT",cr="-",ua="-",gr="-",ttp="-",tr="-",hap="-",ur="-",dep="-"))
                rows.append(dict(unit=u,unitType=k,section=word,statusText="VACANT")); continue
            nm=N.lf(); mi=dt.date(r.randint(2003,2024),r.randint(1,12),r.randint(1,28)); ct=r.choice(["AR","AR","AR","IR","MI" if mi.year==2024 else "AR"])
            eff=dt.date(2024,mi.month,1) if mi.month>5 else dt.date(2025,mi.month,1); nx=addm(eff,12)
            ttp=r.choice([25,r.randint(180,420),r.randint(180,420),r.randint(240,610),r.randint(240,330)])
            tr=max(0,ttp-ua); ur=max(0,ua-ttp); hap=cr-tr; dep=r.choice([50,tr,ttp,200])
            v=dict(cr=cr,ua=ua,gr=cr+ua,ttp=ttp,tr=tr,hap=hap,ur=ur,dep=dep)
            pv={a:f"{b:,}" for a,b in v.items()}
            prow(dict(unit=u,br=k,name=nm,ct=ct,eff=eff.strftime("%m/%d/%Y"),nx=nx.strftime("%m/%d/%Y"),mi=mi.strftime("%m/%d/%Y"),**pv))
            rows.append(dict(unit=u,unitType=k,tenantName=nm,section=word,statusText="Occupied",contractRent=cr,moveInDate=mi,deposit=dep,
                charges=[dict(code="Tenant rent",amount=tr),dict(code="Assistance payment",amount=hap)]))
            occ+=1; side[k][1]+=1; side[k][2]+=cr
            for a in v: st[a]+=v[a]; tot[a]+=v[a]
        c.line(402,y+8,750,y+8)
        prow(dict(name=f"{word} - subtotal",**{a:f"{b:,}" for a,b in st.items()}),"Helvetica-Bold"); y-=4
    if y<190: head()
    c.setLineWidth(1); c.line(36,y+9,750,y+9); prow(dict(name=f"ALL FLOORS ({cnt} apts)",**{a:f"{b:,}" for a,b in tot.items()}),"Helvetica-Bold",7.5); c.line(36,y+8,750,y+8); y-=14
    c.setFont("Helvetica-Bold",8); c.drawString(36,y,"Unit mix"); y-=11; c.setFont("Helvetica",7.5)
    for a in [("Size","Apts","Leased","Rent each","Contract rent leased")]+[(k,str(s[0]),str(s[1]),f"{kinds[k][0]:,}",f"{s[2]:,}") for k,s in side.items()]+[("Total",str(cnt),str(occ),"",f"{tot['cr']:,}")]:
        c.drawString(36,y,a[0])
        for x,t in zip((110,160,215,310),a[1:]): c.drawRightString(x,y,t)
        y-=10.5
    y-=6; c.drawString(36,y,"Rents for vacant apartments are not shown here; vacancy claims are filed separately. AR annual, IR interim, MI move-in certification.")
    foot(); c.save()
    save(fn,"SENIOR_HOUSING","Section 8 schedule, tenant and assistance portions, floors as sections, side table",rows,"St. Brendan Manor","2025-05",cnt,occ,cnt-occ,
       totals=dict(contractRent=tot["cr"],deposit=tot["dep"],**{"charge:Tenant rent":tot["tr"],"charge:Assistance payment":tot["hap"]}))
if __name__=="__main__": main()
