# management firm's combined roll: owners > houses > apartments, cover letter page, platypus table
from common import *
from reportlab.platypus import *; from reportlab.lib.pagesizes import letter,landscape; from reportlab.lib import colors; from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
def main():
    r=rng("p5"); N=Names(r); fn="Combined_owner_rolls_Q1.pdf"; fonts(); rows=[]
    ss=getSampleStyleSheet(); B=ParagraphStyle("b",parent=ss["Normal"],fontName="Helvetica",fontSize=10,leading=14); C=ParagraphStyle("c",parent=ss["Normal"],fontName="Helvetica",fontSize=7.6,leading=8.8)
    own=[("Client 2207 - Marchetti Family Trust",[("118 Alder St",[("Up","3/1",1275),("Down","3/1",1225)]),("122 Alder St",[("1","2/1",1095),("2","2/1",1080),("3","1/1",890),("Attic","Studio",640)]),("Rear 122 Alder",[("Coach house","1/1",925)])]),
     ("Client 2214 - Estate of Wm. Vosburgh",[("9-11 Canal Terrace",[("9","4/1.5",1650),("11","4/1.5",1625)]),("640 N. Quincy",[(f"{i}",("2/1","1/1")[i%2],1150 if i%2==0 else 985) for i in range(1,9)]),("Quincy store",[("Store","Retail",1400)])]),
     ("Client 2231 - Bellweather Sisters LLC",[("77 Fountain Pl",[(f"{f}{s}","2/2",1395+25*f) for f in (1,2,3) for s in "AB"]),("81 Fountain Pl",[(f"{f}{s}","1/1",1125+20*f) for f in (1,2,3) for s in "ABC"])])]
    data=[["Unit","Tenant","Bed/\nbath","Moved in","Lease\nthru","Monthly\nrent","Parking","Other","Total\ndue","Security\nheld","Balance\nfwd"]]
    sty=[("FONT",(0,0),(-1,-1),"Helvetica",7.8),("FONT",(0,0),(-1,0),"Helvetica-Bold",7.8),("ALIGN",(5,0),(-1,-1),"RIGHT"),("VALIGN",(0,0),(-1,-1),"TOP"),("VALIGN",(0,0),(-1,0),"BOTTOM"),("LINEBELOW",(0,0),(-1,0),1,colors.HexColor("#7a1f1f")),("TOPPADDING",(0,0),(-1,-1),1.6),("BOTTOMPADDING",(0,0),(-1,-1),1.6)]
    keys=("rent","pk","ot","tot","dep","bal"); G=dict.fromkeys(keys,0); n=occ=0; summ=[]
    first=True
    def d(v,first=False): return ("$ " if first else "")+(f"({abs(v):,.2f})" if v<0 else f"{v:,.2f}")
    for o,props in own:
        O=dict.fromkeys(keys,0); on=oo=0
        data.append([o]+[""]*10); i=len(data)-1; sty+=[("SPAN",(0,i),(-1,i)),("BACKGROUND",(0,i),(-1,i),colors.HexColor("#efe3d3")),("FONT",(0,i),(-1,i),"Helvetica-Bold",8.6)]
        for p,us in props:
            data.append([p]+[""]*10); i=len(data)-1; sty+=[("SPAN",(0,i),(-1,i)),("FONT",(0,i),(-1,i),"Helvetica-BoldOblique",8),("TOPPADDING",(0,i),(-1,i),5)]
            for u,bb,rent in us:
                n+=1; on+=1; row=dict(unit=u,propertyName=p,section=o,unitType=bb)
                if (p,u) in (("122 Alder St","Attic"),("640 N. Quincy","5"),("81 Fountain Pl","2B")):
                    ask=rent+25; data.append([u,f"Vacant - asking {ask:,}",bb]+[""]*8); row.update(statusText="Vacant",marketRent=ask); rows.append(row); continue
                nm=N.fl() if u!="Store" else "Quincy Street Vacuum & Sewing Machine Repair Co."; rent+=r.choice([0,-20,-45,15,0]); pk=r.choice([0,0,35,35,70]) if u!="Store" else 0; ot=r.choice([0,0,0,25,12.5]) ; bal=r.choice([0]*6+[rent,-40,88.12]); dep=r.choice([rent,rent,1000,0])
                mi=dt.date(r.randint(2014,2024),r.randint(1,12),1); e=r.choice([dt.date(2025,m_,1) for m_ in (5,6,7,8,9,12)]); e=eom(e); e="mo-mo" if r.random()<.2 else e
                t=rent+pk+ot; occ+=1; oo+=1; v=dict(rent=rent,pk=pk,ot=ot,tot=t,dep=dep,bal=bal)
                data.append([u,Paragraph(nm.replace("&","&amp;"),C),bb,mi.strftime("%b %-d, %Y"),e if isinstance(e,str) else e.strftime("%b %-d, %Y"),d(rent,first),d(pk) if pk else "-",d(ot) if ot else "-",d(t,first),d(dep,first),d(bal) if bal else "-"]); first=False
                row.update(tenantName=nm,statusText="Occupied",moveInDate=mi,leaseEndDate=e,contractRent=rent,totalCharges=t,deposit=dep,charges=[dict(code=a,amount=b) for a,b in (("Parking",pk),("Other",ot)) if b])
                if bal: row["balance"]=bal
                rows.append(row)
                for k in keys: O[k]+=v[k]; G[k]+=v[k]
        data.append([f"Total {o.split(' - ')[1]}","","",f"{oo} of {on} rented","",*[d(O[k]) for k in keys]]); i=len(data)-1; sty+=[("SPAN",(0,i),(2,i)),("SPAN",(3,i),(4,i)),("FONT",(0,i),(-1,i),"Helvetica-Bold",7.8),("LINEABOVE",(5,i),(-1,i),.5,colors.black),("BOTTOMPADDING",(0,i),(-1,i),8)]
        summ.append((o,on,oo,O["rent"]))
    data.append([f"ALL OWNERS","","",f"{occ} of {n} rented","",*[d(G[k],1) for k in keys]]); i=len(data)-1; sty+=[("SPAN",(0,i),(2,i)),("SPAN",(3,i),(4,i)),("FONT",(0,i),(-1,i),"Helvetica-Bold",8),("LINEABOVE",(0,i),(-1,i),.5,colors.black),("LINEBELOW",(0,i),(-1,i),1.2,colors.black)]
    t=Table(data,colWidths=[62,140,40,66,66,62,48,44,66,66,66],repeatRows=1); t.setStyle(TableStyle(sty))
    def page(c,dc):
        if dc.page==1: return
        c.setFont("Helvetica-Bold",10); c.drawString(36,582,"Kessock & Dunmire Property Care - rent roll by owner"); c.setFont("Helvetica",8); c.drawRightString(756,582,"As of March 31, 2025"); c.drawString(36,22,"Kessock & Dunmire, 4 Market Sq. - prepared from our ledgers, not audited"); c.drawRightString(756,22,f"Page {dc.page} of 3")
    D=SimpleDocTemplate(doc(fn),pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=44,bottomMargin=40)
    st=[Spacer(1,60),Paragraph("<b>Kessock &amp; Dunmire Property Care</b>",B),Paragraph("4 Market Square",B),Spacer(1,20),Paragraph("April 4, 2025",B),Spacer(1,14),Paragraph("To: Pemberly Savings, attn. loan review",B),Spacer(1,14),
     Paragraph("Enclosed are the rolls of the three clients whose buildings secure note 88-1172, all as of March 31, 2025. Parking and other charges are billed with the rent. Balances in parentheses are prepaid. In short:",B),Spacer(1,10)]
    s=Table([["","Units","Rented","Monthly rent"]]+[[a,str(b),str(c_),f"${e:,.2f}"] for a,b,c_,e in summ],colWidths=[260,50,50,90],hAlign="LEFT"); s.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",9.5),("ALIGN",(1,0),(-1,-1),"RIGHT"),("LINEBELOW",(0,0),(-1,0),.5,colors.grey)]))
    st+=[s,Spacer(1,20),Paragraph("R. Dunmire",B),PageBreak(),t]
    D.build(st,onFirstPage=page,onLaterPages=page); print("pages",D.page)
    save(fn,"MULTIFAMILY","combined roll: owners, houses, apartments; cover letter; subtotals per owner",rows,None,"2025-03-31",n,occ,n-occ,hard=True,
      totals=dict(contractRent=G["rent"],totalCharges=G["tot"],deposit=G["dep"],balance=G["bal"],**{"charge:Parking":G["pk"],"charge:Other":G["ot"]}))
if __name__=="__main__": main()
