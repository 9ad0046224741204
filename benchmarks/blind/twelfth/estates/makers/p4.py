# mobile home park, legal portrait, streets as sections, page totals; PLANTED: lot at foot of page 1 printed again at head of page 2
from common import *; from reportlab.pdfgen import canvas
def main():
    r=rng("p4"); N=Names(r); fn="WhisperingSpruce_lots_6-1-25.pdf"; fonts(); rows=[]
    W,H=612,1008
    recs=[]; no=0
    for st,k in (("Juniper Lane",26),("Larkspur Loop",31),("Tamarack Way",22),("Back Row",13)):
        for i in range(k):
            no+=1; pad=r.choice(["SW","SW","DW"]); base=395 if pad=="SW" else 445
            if st=="Back Row": pad,base="RV",310
            if no in (7,33,34,58,71,90): recs.append((st,str(no),pad,"Vacant pad" if no!=58 else "Vacant - park home, for sale",None)); continue
            own="P" if no%9==4 and pad!="RV" else "R"
            lot=base+r.choice([0,0,10,-15]); home=r.choice([425,475,510]) if own=="P" else 0; ws=38.5 if pad!="RV" else 24; tr=16.25; late=r.choice([0]*9+[25]); dog=r.choice([0,0,0,10])
            mi=dt.date(r.randint(1994,2025),r.randint(1,5),r.randint(1,28)); past=r.choice([0]*11+[lot+ws+tr,60,118.25])
            yr=r.randint(1974,2019)
            recs.append((st,str(no),pad,N.fl()+(" / "+r.choice(F) if r.random()<.2 else ""),(own,lot,home,ws,tr,dog,late,mi,past,yr)))
    c=canvas.Canvas(doc(fn),pagesize=(W,H)); c.setTitle("Lot list")
    R=dict(lot=352,home=394,ws=430,tr=462,dog=490,late=518,tot=558,past=594); pg=0;y=0; cols=list(R)
    def head(street=None):
        nonlocal pg,y; pg+=1; y=H-50
        c.setFont("SerifB",15); c.drawCentredString(W/2,y,"WHISPERING SPRUCE MOBILE HOME COMMUNITY"); y-=15
        c.setFont("Serif",10); c.drawCentredString(W/2,y,f"Lot rents billed for June 1, 2025          sheet {pg}"); y-=24
        c.setFont("SerifB",8.5)
        for x,t in ((18,"Lot"),(42,"Pad"),(68,"Resident"),(196,"Home"),(226,"R/P"),(250,"Here since")): c.drawString(x,y,t)
        for k,t,u in (("lot","Lot","rent"),("home","Home","rent"),("ws","Water/","sewer"),("tr","","Trash"),("dog","","Pet"),("late","Late","fee"),("tot","Total","billed"),("past","Past","due")):
            c.drawRightString(R[k],y+9,t); c.drawRightString(R[k],y,u)
        c.setLineWidth(1.2); c.line(16,y-4,W-14,y-4); y-=16
    P=dict.fromkeys(cols,0); T=dict.fromkeys(cols,0)
    f=lambda v:"" if v==0 else (f"{v:,.2f}")
    def totline(lbl,D):
        nonlocal y
        c.setLineWidth(.5); c.line(300,y+8,W-14,y+8); c.setFont("NarrowB",7.6); c.drawString(190,y-1,lbl)
        for k in cols: c.drawRightString(R[k],y-1,f"{D[k]:,.2f}")
        y-=14
    def line(rec):
        nonlocal y
        st,no,pad,nm,v=rec; c.setFont("Serif",8.5); c.drawString(18,y,no); c.drawString(42,y,pad); c.drawString(68,y,nm)
        row=dict(unit=no,unitType=pad,section=st)
        if v:
            own,lot,home,ws,tr,dog,late,mi,past,yr=v; vals=dict(lot=lot,home=home,ws=ws,tr=tr,dog=dog,late=late,tot=lot+home+ws+tr+dog+late,past=past)
            c.drawString(196,y,f"'{yr%100:02d}"); c.drawString(230,y,own); c.drawString(250,y,f"{mi.month}-{mi.day}-{mi.year%100:02d}")
            for k in cols: c.drawRightString(R[k],y,f(vals[k]))
            ch=[(a,vals[k]) for a,k in (("Home rent","home"),("Water/sewer","ws"),("Trash","tr"),("Pet","dog"),("Late fee","late")) if vals[k]]
            row.update(tenantName=nm,statusText="Occupied",contractRent=lot,charges=[dict(code=a,amount=b) for a,b in ch],totalCharges=vals["tot"],moveInDate=mi)
            if past: row["balance"]=past
        else: vals=dict.fromkeys(cols,0); row["statusText"]=nm if nm=="Vacant pad" else "Vacant"
        c.setLineWidth(.2); c.setStrokeGray(.6); c.line(16,y-3,W-14,y-3); c.setStrokeGray(0); y-=13.2
        rows.append(row); return vals
    head(); cur=None; last=None; planted=None; occ=0
    for rec in recs:
        if y<80:
            totline(f"Sheet {pg} total",P); P=dict.fromkeys(cols,0); c.showPage(); head()
            if pg==2:   # the planted repeat: printed again, not in any total
                c.setFont("SerifB",9); c.drawString(18,y,cur+" (cont.)"); y-=14
                line(last); planted=dict(what=f"Lot {last[1]} ({last[3]}) is printed twice: last on sheet 1 and again first on sheet 2; totals and counts hold it once",kind="unit_doubled")
            elif rec[0]==cur: c.setFont("SerifB",9); c.drawString(18,y,cur+" (cont.)"); y-=14
        if rec[0]!=cur:
            cur=rec[0]; y-=3; c.setFont("SerifB",9); c.drawString(18,y,cur); y-=14
        v=line(rec); last=rec; occ+=bool(rec[4])
        for k in cols: P[k]+=v[k]; T[k]+=v[k]
    totline(f"Sheet {pg} total",P); y-=4; totline("PARK TOTAL",T); y-=6
    c.setFont("Serif",9); c.drawString(18,y,f"{len(recs)} lots, {occ} rented, {len(recs)-occ} vacant.   R = resident owns home, P = park-owned home.  Lot 1 deposit & all others held at First Basin Bank, see separate list."); c.save()
    dup=planted and last
    assert planted
    save(fn,"MANUFACTURED_HOUSING","mobile home park lot list, legal size, streets as headings, sheet totals",rows,"WHISPERING SPRUCE MOBILE HOME COMMUNITY","2025-06-01",len(recs),occ,len(recs)-occ,planted=planted,
       totals=dict(contractRent=T["lot"],totalCharges=T["tot"],balance=T["past"],**{"charge:Home rent":T["home"],"charge:Water/sewer":T["ws"],"charge:Trash":T["tr"],"charge:Pet":T["dog"],"charge:Late fee":T["late"]}))
if __name__=="__main__": main()
