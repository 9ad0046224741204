# Buildium-like rent roll, small, fpdf2, grouped per property with lease lines and recurring charges text
from common import *
from fpdf import FPDF
r=random.Random(409); N=Names(r); FN="09_buildium_small_portfolio.pdf"; ason=D(2025,7,1)
pdf=FPDF(orientation="P",format="letter",unit="pt"); pdf.set_auto_page_break(False); pdf.add_page(); pdf.set_margins(36,36,36)
def tx(x,y,s,st="",sz=8,al="L",col=(40,40,40)):
    pdf.set_font("Helvetica",st,sz); pdf.set_text_color(*col); s=str(s)
    pdf.text(x if al=="L" else x-pdf.get_string_width(s),y,s)
tx(36,50,"Rent roll","B",20,col=(20,90,70)); tx(36,66,"Tidewell Property Group  |  All properties  |  As of 7/1/2025","",9,col=(110,110,110))
cols=[("UNIT",36,"L"),("LEASE",98,"L"),("START - END",204,"L"),("RENT",330,"R"),("PREPAY / DEPOSITS",420,"R"),("BALANCE DUE",500,"R"),("MARKET RENT",576,"R")]
y=92; rows=[]; tot=[0]*4; units=occ=0
P=[("118 Wharf Street Duplex",[("A","2 Bed / 1 Bath",1450),("B","2 Bed / 1 Bath",1450)]),("Magnolia Six",[(f"#{i}",p,m) for i,(p,m) in enumerate([("1 Bed / 1 Bath",1095),("1 Bed / 1 Bath",1095),("2 Bed / 1 Bath",1325),("2 Bed / 1.5 Bath",1380),("1 Bed / 1 Bath",1120),("Studio",925)],1)]),("27 Cannon Ave",[("Main","3 Bed / 2 Bath",2150)])]
for pn,us_ in P:
    pdf.set_fill_color(234,244,240); pdf.rect(36,y-11,540,16,style="F"); tx(40,y,pn,"B",9); y+=17
    for h,x,a in cols: tx(x,y,h,"B",6.5,a,(120,120,120))
    y+=4; pdf.set_draw_color(200,200,200); pdf.line(36,y,576,y); y+=12; S=[0]*4
    for u,pl,mk in us_:
        units+=1; d=dict(propertyName=pn,unit=u,unitType=pl,marketRent=mk); tx(36,y,u,"B"); tx(36,y+10,pl,"",6.5,col=(130,130,130)); tx(576,y,f"${mk:,.2f}","",8,"R"); S[3]+=mk
        if u=="#3": tx(98,y,"Vacant","I",8,col=(190,60,40)); d["statusText"]="Vacant"; 
        else:
            occ+=1; nm=N(); co=r.random()<.45; nm2=f"{nm}, {N()}" if co else nm; ls=addm(D(2024,r.randint(7,12),1),r.randint(0,6)); le=td(addm(ls,12),-1); al=u=="#5"; rent=mk-r.choice([0,45,75,100]); dp=r.choice([rent,rent,1000]); ba=r.choice([0,0,0,rent,75]); 
            tx(98,y,nm2 if len(nm2)<30 else nm2.split(",")[0]+",","",8)
            if len(nm2)>=30: tx(98,y+10,nm2.split(", ")[1])
            tx(204,y,f"{us(ls,False)} - {'At will' if al else us(le,False)}"); V=[rent,dp,ba]
            for (h,x,a),v in zip(cols[3:6],V): tx(x,y,f"${v:,.2f}","",8,"R",(190,60,40) if h.startswith("BAL") and v else (40,40,40))
            ch=[("Rent",rent)]+([("Pet rent",25)] if r.random()<.4 else [])+([("Parking",40)] if r.random()<.3 else [])
            tx(204,y+10,"Recurring: "+"; ".join(f"{k} ${v:,.2f}" for k,v in ch),"",6.5,col=(130,130,130))
            S=[p+q for p,q in zip(S,[*V,0])]
            d.update(tenantName=nm2,leaseStartDate=ls,leaseEndDate="At will" if al else le,contractRent=rent,deposit=dp,balance=ba,charges=[dict(code=k,amount=v) for k,v in ch],statusText="Occupied")
        rows.append(d); y+=25; pdf.line(36,y-11,576,y-11)
        if u=="#3":
            ls=D(2025,7,15); nm=N(); tx(36,y,u,"B"); tx(98,y,nm); tx(98,y+10,"Future lease","I",6.5,col=(20,90,70)); tx(204,y,f"{us(ls,False)} - 7/31/2026"); tx(330,y,"$1,325.00","",8,"R"); tx(420,y,"$1,325.00","",8,"R"); tx(500,y,"$0.00","",8,"R"); 
            rows.append(dict(propertyName=pn,unit=u,tenantName=nm,statusText="Future lease",leaseStartDate=ls,leaseEndDate=D(2026,7,31),contractRent=1325,deposit=1325,balance=0)); y+=25; pdf.line(36,y-11,576,y-11)
    tx(98,y+2,"Total for "+pn,"B",7.5); 
    for (h,x,a),v in zip(cols[3:],S): tx(x,y+2,f"${v:,.2f}","B",8,"R")
    y+=30; tot=[a+b for a,b in zip(tot,S)]
pdf.set_draw_color(20,90,70); pdf.line(36,y-12,576,y-12); tx(36,y+2,f"Grand total   {units} units, {occ} occupied, {units-occ} vacant","B",8.5)
for (h,x,a),v in zip(cols[3:],tot): tx(x,y+2,f"${v:,.2f}","B",8,"R")
tx(36,y+16,"Totals include active leases only. Future leases are shown for information.","I",7,col=(120,120,120))
tx(36,770,"Generated 07/03/2025","",7); tx(576,770,"1 of 1","",7,"R"); pdf.output(doc(FN)); print(y)
save(FN,rows,None,"2025-07-01",units,occ,units-occ,"MULTIFAMILY","d-buildium","Buildium-like portfolio rent roll, two-line records, recurring charges as text, future lease",False)
