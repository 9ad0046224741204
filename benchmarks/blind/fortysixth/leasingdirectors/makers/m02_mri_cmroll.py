from common import *
from reportlab.pdfgen import canvas
F="RV0440_CMROLL.pdf"
def run():
    R=random.Random(4202); base=dt.date(2026,1,15)
    W,H=(11*72,8.5*72); c=canvas.Canvas(str(DOCS/F),pagesize=(W,H),invariant=1)
    sid=[101,103,105,107,109,111,115,117,119,121,123,127,131,133,135,141,143,145,151,155,201,203,205,301,302]
    nm=names(R,RET,len(sid)); vacs={107,133,203}; addl={117:"RV0440-0118"}
    lines=[];rows=[];
    # columns
    def L(suite="",occ="",st="",ex="",gla="",rent="",psf="",rec="",oth="",cat="",fd="",fa="",fp=""):
        return f"{suite:<13}{occ:<28.27}{st:>10} {ex:>10} {gla:>8} {rent:>11} {psf:>7} {rec:>10} {oth:>9}   {cat:<4}{fd:>10} {fa:>11} {fp:>7}".rstrip()
    tot=dict(o=0,v=0,no=0,nv=0,rent=0,rec=0,oth=0)
    body=[("b","Vacant Suites"),("","")]
    for s in sid:
        if s in vacs:
            g=R.randint(1000,3600); body.append(("",L(f"RV0440-{s:04d}","Vacant",gla=f"{g:,}")))
            rows.append(dict(unit=f"RV0440-{s:04d}",area=g,statusText="Vacant",section="Vacant Suites")); tot["v"]+=g; tot["nv"]+=1
    body+=[("",""),("b","Occupied Suites"),("","")]
    for i,s in enumerate(sid):
        if s in vacs: continue
        g=R.randint(900,4200) if s<201 else R.randint(5200,31000)
        st,en=term(R,base,years=(3,5,5,10,10)); rate=R.randrange(1450,3600,25)/100 if g<5000 else R.randrange(700,1500,25)/100
        u=f"RV0440-{s:04d}"; rent=r2(rate*g/12); rec=r2(g*R.randrange(480,560,5)/100/12) if R.random()<.85 else None; oth=R.choice([None,None,None,75.0,150.0])
        if s in addl: g0=g
        fut=[];d=st;x=rent
        while addm(d,12)<=en:
            d=addm(d,12)
            if d>base and len(fut)<4: x=r2(x*1.025); fut.append((d,x))
        f=lambda k: dict(cat="BRR" ,fd=us(fut[k][0]),fa=m2(fut[k][1]),fp=m2(fut[k][1]*12/g)) if k<len(fut) else {}
        body.append(("",L(u,nm[i],us(st),us(en),f"{g:,}",m2(rent),m2(rent*12/g),m2(rec) if rec else "",m2(oth) if oth else "",**f(0))))
        r=dict(unit=u,tenantName=nm[i][:27].strip(),area=g,statusText="Occupied",section="Occupied Suites",contractRent=rent,leaseStartDate=iso(st),leaseEndDate=iso(en),charges=([{"code":"Monthly Cost Recovery","amount":rec}] if rec else [])+([{"code":"Monthly Other Income","amount":oth}] if oth else []),rentSteps=[{"date":iso(d),"amount":x} for d,x in fut])
        rows.append(r); tot["o"]+=g;tot["no"]+=1;tot["rent"]+=rent;tot["rec"]+=rec or 0;tot["oth"]+=oth or 0
        for k in range(1,len(fut)): body.append(("",L(**f(k))))
        if s in addl:
            g2=640; rent2=r2(rate*g2/12); rec2=r2(g2*.44)
            body.append(("",L(addl[s],"  Additional Space",us(st),us(en),f"{g2:,}",m2(rent2),m2(rent2*12/g2),m2(rec2))))
            rows.append(dict(unit=addl[s],tenantName=nm[i][:27].strip(),area=g2,statusText="Occupied",section="Occupied Suites",contractRent=rent2,leaseStartDate=iso(st),leaseEndDate=iso(en),charges=[{"code":"Monthly Cost Recovery","amount":rec2}]))
            tot["o"]+=g2;tot["no"]+=1;tot["rent"]+=rent2;tot["rec"]+=rec2
            body.append(("",L("",occ="      Total",gla=f"{g+g2:,}",rent=m2(rent+rent2),rec=m2((rec or 0)+rec2))))
        body.append(("",""))
    T=tot["o"]+tot["v"]; n=tot["no"]+tot["nv"]
    tl=[("",""),("",f"{'Totals:':<14}{'Occupied Sqft:':<24}{tot['o']/T*100:8.2f}%  {tot['no']:>3} Units  {tot['o']:>10,}   {m2(tot['rent']):>13}        {m2(tot['rec']):>13} {m2(tot['oth']):>9}"),
      ("",f"{'':<14}{'Leased/Unoccupied Sqft:':<24}{'':9}  {0:>3} Units  {0:>10,}"),
      ("",f"{'':<14}{'Vacant Sqft:':<24}{tot['v']/T*100:8.2f}%  {tot['nv']:>3} Units  {tot['v']:>10,}"),
      ("",f"{'':<14}{'Total Sqft:':<24}{'':9}  {n:>3} Units  {T:>10,}   {m2(tot['rent']):>13}")]
    body+=tl
    pg=0; per=50; i=0
    chunks=[]
    while i<len(body):
        j=min(i+per,len(body))
        if j<len(body):
            while body[j-1][1]!="" : j-=1
        chunks.append(body[i:j]); i=j
        
    for k,ch in enumerate(chunks):
        c.setFont("Courier",6.6); y=H-30; 
        w=7*0
        def put(s,b=""):
            nonlocal y
            c.setFont("Courier-Bold" if b else "Courier",6.6); c.drawString(30,y,s); y-=8.6
        put(f"Database:  CORVUSRE".ljust(70)+"Rent Roll".ljust(96)+f"Page:  {k+1}")
        put(f"Bldg Status: Active only".ljust(62)+"Riverbend Village Shops".ljust(104)+"Date:  1/15/2026")
        put("".ljust(166)+"Time:  04:42 PM"); y-=5
        put(L("","","","","GLA","Monthly","Annual","Monthly","Monthly","---","Future Ren","t Increases","-------").replace("Future Ren t Increases"," Future Rent Increases"),"b")
        put(L("Bldg Id-Suit","Occupant Name","Rent Start","Expiration","Sqft","Base Rent","RatePSF","Cost Recov","Other Inc","Cat","Date","Monthly Amt","PSF"),"b")
        c.line(30,y+5,W-30,y+5); y-=5
        for b,s in ch: put(s,b)
        c.showPage()
    c.save()
    return save(F,"RETAIL","MRI CMROLL, monospace, vacant suites first, future increases right, additional space",True,dict(propertyName="Riverbend Village Shops",asOnDate=None,units=n,occupied=tot["no"],vacant=tot["nv"],rows=rows))
if __name__=="__main__": print(run())
