# dot-matrix text report, 132 columns, two lines a tenant, subtotals by building
from common import *; from reportlab.pdfgen import canvas
def main():
    r=rng("p1"); N=Names(r); fonts(); asof=dt.date(2025,3,31)
    fn="PELLERIN_RRL07_0325.pdf"; rows=[]; lines=[]
    typ={"1A":(640,895,[815,870]),"2A":(840,1050,[940,1035]),"2B":(905,1095,[985,1080]),"3T":(1180,1325,[1190,1310])}
    z=lambda:dict(n=0,occ=0,sq=0,mkt=0,rent=0,dep=0,bal=0,oth=0,tot=0)
    G=z()
    def f(d): return d.strftime("%m/%d/%y")
    def bal(b): return (m(abs(b))+("CR" if b<0 else "  "))
    lay="{:<6}{:<4}{:>6}  {:<25}{:<3}{:<10}{:<10}{:<10}{:>11}{:>11}{:>11}{:>13}"
    for b,nm in ((1,"BLDG 1 - 1400 RIVERBEND CT"),(2,"BLDG 2 - 1410 RIVERBEND CT"),(3,"BLDG 3 - 1420 RIVERBEND CT (TOWNHOUSES)")):
        T=z(); block=[["",nm,""]]; lines+=[("", )[0:1] and [""]]; lines.append([nm,""])
        for i in range(16 if b<3 else 11):
            u=f"{b}{(i//8+1) if b<3 else 0}{(i%8+1) if b<3 else i+1:02d}"
            t=("1A","2A","2B","2A")[i%4] if b<3 else "3T"; sq,mk,(lo,hi)=typ[t]
            vac=(b,i) in ((1,5),(2,2),(2,13),(3,8)); row=dict(unit=u,building=nm,unitType=t,area=sq,marketRent=mk)
            if vac:
                lines.append([lay.format(u,t,f"{sq:,}","** VACANT **","V","","","",m(mk),"0.00","0.00","0.00  "),""])
                row.update(statusText="V",contractRent=0,deposit=0,balance=0); rent=dep=bl=0; ch=[]; tot=0
            else:
                nme=N.li().upper().replace("Ñ","N"); 
                if r.random()<.12: nme+=" & "+r.choice(F)[0].upper()
                st="N" if (b,i) in ((1,9),(3,2)) else "C"
                mi=dt.date(r.randint(2012,2024),r.randint(1,12),r.choice([1,1,1,15,20])); 
                s=addm(dt.date(2024,4,1),r.randint(0,10)) ; s=max(s,mi); s=dt.date(s.year,s.month,s.day)
                e=addm(s,12)-dt.timedelta(days=1) if s.day==1 else eom(addm(s,11))
                mtm=r.random()<.15 and st=="C"
                rent=r.randrange(lo,hi,5); dep=r.choice([500,rent,rent-40,0,750]); bl=r.choice([0]*8+[rent,35.0,-25.0,-12.5,412.37,rent*2+70])
                ch=[]
                if r.random()<.35: ch.append(("GARG",55.0))
                if r.random()<.2: ch.append(("PET",25.0))
                if b<3: ch.append(("WATR",{"1A":28.5,"2A":36.0,"2B":36.0}[t]))
                else: ch.append(("TRSH",14.75))
                tot=rent+sum(a for _,a in ch)
                lines.append([lay.format(u,t,f"{sq:,}",nme,st,f(mi),f(s),"M-T-M" if mtm else f(e),m(mk),m(rent),m(dep),bal(bl)),
                   " "*18+"".join(f"{c:<5}{a:>7.2f}   " for c,a in ch).ljust(48)+f"TOTAL BILLED {m(tot):>10}"+(f"    MOVE-OUT {f(eom(asof+dt.timedelta(days=20)))}" if st=="N" else "")])
                row.update(tenantName=nme,statusText=st,moveInDate=mi,leaseStartDate=s,leaseEndDate="M-T-M" if mtm else e,contractRent=rent,deposit=dep,balance=bl,
                    charges=[dict(code=c,amount=a) for c,a in ch],totalCharges=tot)
                if st=="N": row["moveOutDate"]=dt.date(2025,4,30)
            rows.append(row)
            for D in (T,G):
                D["n"]+=1; D["occ"]+=not vac; D["sq"]+=sq; D["mkt"]+=mk; D["rent"]+=rent; D["dep"]+=dep; D["bal"]+=bl; D["tot"]+=tot
        lines.append([lay.format("","","-"*6,"","","","","","-"*10,"-"*10,"-"*10,"-"*10+"  "),
            lay.format(f"BLDG",f" {b}",f"{T['sq']:,}",f"  {T['n']} UNITS  {T['occ']} OCC","","","","TOTAL",m(T['mkt']),m(T['rent']),m(T['dep']),bal(T['bal'])),
            " "*66+f"TOTAL BILLED {m(T['tot']):>10}",""])
    lines.append(["="*122,lay.format("PROP","",f"{G['sq']:,}",f"  {G['n']} UNITS  {G['occ']} OCC","","","","TOTAL",m(G['mkt']),m(G['rent']),m(G['dep']),bal(G['bal'])),
        " "*66+f"TOTAL BILLED {m(G['tot']):>10}","",f"OCCUPANCY  {G['occ']*100/G['n']:.1f} PCT     VACANT UNITS {G['n']-G['occ']}","ST CODES   C-CURRENT  N-NOTICE GIVEN  V-VACANT      CR-CREDIT BALANCE","","*** END OF REPORT RRL-07 ***"])
    c=canvas.Canvas(doc(fn),pagesize=(792,612)); c.setTitle("RRL07.PRN"); y=0;pg=0; lh=10.6; k=0
    def out(s):
        nonlocal y
        c.setFont("Mono",9); c.setFillGray(.1); c.drawString(40,y,s); y-=lh
    def newpage():
        nonlocal y,pg
        if pg: c.showPage()
        pg+=1; 
        c.setFillColorRGB(.93,.97,.93)
        yy=612-24
        while yy>20: c.rect(20,yy-21.2,752,21.2,stroke=0,fill=1); yy-=42.4
        y=612-32
        out("RUN 04/01/25 06:14".ljust(42)+"TALLMADGE REALTY MANAGEMENT CO".ljust(68)+f"PAGE {pg:>4}")
        out("RRL-07".ljust(42)+"TENANT RENT ROLL     AS OF 03/31/25"); out("OWNER 0114 EST OF H PELLERIN".ljust(42)+"PROP 022 RIVERBEND COURT APARTMENTS"); out("")
        out(lay.format("UNIT","TYP","SQ FT","TENANT","ST","MOVE-IN","LSE-FROM","LSE-TO","MARKET","BASE RENT","SEC DEP","BAL DUE  "))
        out(" "*18+"OTHER MONTHLY CHARGES"); out("-"*122)
    newpage()
    for blk in lines:
        if y-lh*len(blk)<28: newpage()
        for s in blk: out(s)
    c.save()
    save(fn,"MULTIFAMILY","132-column dot-matrix report, two lines a tenant, subtotals by building",rows,"RIVERBEND COURT APARTMENTS","2025-03-31",G["n"],G["occ"],G["n"]-G["occ"],
      totals=dict(area=G["sq"],marketRent=G["mkt"],contractRent=G["rent"],deposit=G["dep"],balance=G["bal"],totalCharges=G["tot"]))
if __name__=="__main__": main()
