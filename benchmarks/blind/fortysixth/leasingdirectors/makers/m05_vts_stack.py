from common import *
from reportlab.pdfgen import canvas
from reportlab.lib import colors
F="One_Calloway_Stacking_List.pdf"
def run():
    R=random.Random(4505); asof=dt.date(2026,2,1)
    W,H=(17*72*.72,11*72*.9); W,H=(1008,612)  # legal landscape
    c=canvas.Canvas(str(DOCS/F),pagesize=(W,H),invariant=1)
    nm=iter(names(R,OFF,60)); rows=[];cnt=[0,0];pg=[0]
    X=dict(su=44,te=104,st=330,rsf=458,lcd=475,lxd=545,ten=655,mo=735,an=815,dep=885,nx=900)
    hexs={"Leased":"#2f6db5","Available":"#b9c3cc","Future":"#e2a12b","Month-to-Month":"#8e5ea8","Owner Occupied":"#4f8a5b"}
    def head():
        pg[0]+=1
        c.setFillColor(colors.HexColor("#17324d")); c.rect(0,H-46,W,46,fill=1,stroke=0); c.setFillColor(colors.white)
        c.setFont("Helvetica-Bold",15); c.drawString(36,H-29,"One Calloway"); c.setFont("Helvetica",9); c.drawString(150,H-28,"Stacking Plan – List View     |     Active & future leases as of Feb 1, 2026")
        c.drawRightString(W-36,H-28,f"{pg[0]}"); c.setFillColor(colors.HexColor("#555555")); c.setFont("Helvetica",7.2)
        y=H-60
        for k,t,al in (("su","SUITE","l"),("te","TENANT","l"),("st","STATUS","l"),("rsf","RSF","r"),("lcd","LCD","l"),("lxd","LXD","l"),("ten","RATE (PSF/YR)","r"),("mo","MONTHLY RENT","r"),("an","ANNUAL RENT","r"),("dep","SEC. DEP.","r"),("nx","NEXT STEP","l")):
            (c.drawString if al=="l" else c.drawRightString)(X[k],y,t)
        c.setFillColor(colors.black); return H-76
    y=head(); tot=[0,0,0,0]
    floors=list(range(16,0,-1)); 
    for f in floors:
        sp=[]
        k=R.choice([1,2,3,3,4]) if f>1 else 3
        full=18240 if f>3 else 16915
        cuts=sorted(R.sample(range(2,16),k-1)); sizes=[]; p=0
        for q in cuts+[18]: sizes.append(round(full*(q-p)/18)); p=q
        sizes[-1]+=full-sum(sizes)
        recs=[]
        for i,a in enumerate(sizes):
            su=f"{f}{'00' if k==1 else f'{(i+1)*10:02d}'}"
            kind="Leased"
            z=R.random()
            if z<.14: kind="Available"
            elif z<.2: kind="Month-to-Month"
            if f==1 and i==0: kind="Owner Occupied"
            recs.append((su,a,kind))
            if (kind=="Available" and R.random()<.45) : recs.append((su,a,"Future"))
        h=16+13*len(recs)+6
        if y-h<30: c.showPage(); y=head()
        occ=sum(a for s,a,kd in recs if kd not in("Available","Future"))
        c.setFillColor(colors.HexColor("#e9eef3")); c.rect(36,y-12,W-72,14,fill=1,stroke=0); c.setFillColor(colors.black)
        c.setFont("Helvetica-Bold",8.5); sec=f"Floor {f}"; c.drawString(40,y-8.5,sec); c.setFont("Helvetica",7.5); c.drawString(104,y-8.5,f"{full:,} RSF   ·   {occ/full*100:.1f}% occupied"); y-=24
        for su,a,kd in recs:
            c.setFillColor(colors.HexColor(hexs[kd])); c.rect(36,y-2.5,4,10,fill=1,stroke=0); c.setFillColor(colors.black); c.setFont("Helvetica",8)
            c.drawString(X["su"],y,su); c.drawString(X["st"],y,kd); c.drawRightString(X["rsf"],y,f"{a:,}")
            r=dict(unit=su,area=a,statusText=kd,section=sec)
            if kd=="Available":
                c.setFillColor(colors.HexColor("#888888")); c.drawString(X["te"],y,"–"); c.drawRightString(X["ten"],y,f"Ask {R.randrange(4200,5600,50)/100:.2f} FSG"); c.setFillColor(colors.black); cnt[1]+=1; tot[1]+=a
            else:
                t="Calloway Management Office" if kd=="Owner Occupied" else next(nm); r["tenantName"]=t; c.drawString(X["te"],y,t)
                if kd=="Leased":
                    s,e=term(R,asof,years=(5,7,10,10))
                elif kd=="Future":
                    s=addm(asof,R.randint(1,7)); e=addm(s,84)-dt.timedelta(1)
                elif kd=="Month-to-Month": s=addm(asof,-R.randint(30,110)); e="MTM"
                if kd=="Owner Occupied":
                    c.drawRightString(X["mo"],y,"0.00");c.drawRightString(X["an"],y,"0.00"); r.update(contractRent=0,annualRent=0)
                else:
                    rate=R.randrange(3850,5900,25)/100; mo=r2(rate*a/12); an=r2(mo*12)
                    fm=lambda d:d.strftime("%b %d, %Y")
                    c.drawString(X["lcd"],y,fm(s)); c.drawString(X["lxd"],y,e if isinstance(e,str) else fm(e)); c.drawRightString(X["ten"],y,f"{rate:.2f} {R.choice(['FSG','FSG','NNN'])}"); c.drawRightString(X["mo"],y,m2(mo)); c.drawRightString(X["an"],y,m2(an))
                    dep=R.choice([None,mo,r2(2*mo)]); 
                    if dep: c.drawRightString(X["dep"],y,m2(dep))
                    r.update(leaseStartDate=iso(s),leaseEndDate=e if isinstance(e,str) else iso(e),contractRent=mo,annualRent=an,deposit=dep)
                    if kd!="Month-to-Month":
                        n=addm(s,12)
                        while n<=asof: n=addm(n,12)
                        if n<e: x=r2(mo*1.03); c.drawString(X["nx"],y,f"{n:%m/%d/%y}: ${x:,.2f}"); r["rentSteps"]=[{"date":iso(n),"amount":x}]
                    if kd!="Future": tot[2]+=mo; tot[3]+=an
                if kd!="Future": cnt[0]+=1; tot[0]+=a
            rows.append(r); y-=13
        y-=2
    if y<110: c.showPage(); y=head()
    y-=14; c.setLineWidth(1.2); c.line(36,y+14,W-36,y+14); c.setFont("Helvetica-Bold",9)
    T=tot[0]+tot[1]
    c.drawString(44,y,"Building total (excl. future leases)"); c.drawRightString(X["rsf"],y,f"{T:,}"); c.drawRightString(X["mo"],y,m2(tot[2])); c.drawRightString(X["an"],y,m2(tot[3])); y-=18
    c.setFont("Helvetica",8.5)
    for l in (f"Occupied   {cnt[0]} suites   {tot[0]:,} RSF   {tot[0]/T*100:.1f}%",f"Available   {cnt[1]} suites   {tot[1]:,} RSF   {tot[1]/T*100:.1f}%"): c.drawString(44,y,l); y-=13
    c.save()
    return save(F,"OFFICE","VTS-like stacking list by floor top-down, legal landscape, future leases under available suites",False,dict(propertyName="One Calloway",asOnDate="2026-02-01",units=sum(cnt),occupied=cnt[0],vacant=cnt[1],rows=rows))
if __name__=="__main__": print(run())
