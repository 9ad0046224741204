# PointClickCare style census rent roll, assisted living / memory care
from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
r=R(2603); fn="pcc_census_rates_larkfield.pdf"; rows=[]
P=ParagraphStyle("p",fontName="Helvetica",fontSize=7,leading=8); PB=ParagraphStyle("b",parent=P,fontName="Helvetica-Bold")
el=[]; data=[["Room /\nBed","Accom.\nType","Resident","Payer","Care\nLevel","Admit\nDate","Market\nRate","Room &\nBoard","Level of\nCare","Medication\nMgmt","Second\nPerson","Total\nMonthly","Status"]]
sty=[("FONT",(0,0),(-1,-1),"Helvetica",7),("FONT",(0,0),(-1,0),"Helvetica-Bold",7),("BACKGROUND",(0,0),(-1,0),colors.HexColor("#2d5f73")),("TEXTCOLOR",(0,0),(-1,0),colors.white),("ALIGN",(6,0),(11,-1),"RIGHT"),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("LINEBELOW",(0,1),(-1,-1),.25,colors.lightgrey),("TOPPADDING",(0,0),(-1,-1),2),("BOTTOMPADDING",(0,0),(-1,-1),2)]
G=[0.0]*6; units=occ=0
wings=[("Assisted Living - Garden Wing","G",14,[("Studio",4150),("Companion",3350),("1BR",5275)]),("Assisted Living - Lake Wing","L",12,[("Studio",4250),("1BR Dlx",5690)]),("Memory Care - Harbor","H",10,[("Private",6480),("Companion",5120)])]
for wn,wp,cnt,ty in wings:
    sty+= [("SPAN",(0,len(data)),(-1,len(data))),("BACKGROUND",(0,len(data)),(-1,len(data)),colors.HexColor("#dfeaee")),("FONT",(0,len(data)),(-1,len(data)),"Helvetica-Bold",7.5)]
    data.append([wn]+[""]*12); S=[0.0]*6; nb=ob=0
    for k in range(1,cnt+1):
        t,mk=r.choice(ty)
        for bed in (("A","B") if t=="Companion" else ("",)):
            u=f"{wp}{100+k}"+(f"-{bed}" if bed else ""); nb+=1; x=r.random()
            if x<.13:
                stt="Vacant" if x>.04 else "Offline - Reno"; data.append([u,t,"","","","",f"{mk:,.2f}","-","-","-","-","-",stt]); rows.append(dict(unit=u,unitType=t,section=wn,marketRent=float(mk),statusText=stt)); S[0]+=mk; continue
            ob+=1; nm=r.name(); pay=r.choice(["Private Pay"]*5+["LTC Insurance","Medicaid Waiver"]); rb=float(round(mk*r.uniform(.9,1.0),0)) if pay!="Medicaid Waiver" else 2615.0
            lv=r.choice([0,1,2,3]) if wp!="H" else r.choice([2,3,4]); loc=float([0,575,1120,1685,2240][lv]); med=r.choice([0.0,425.0]) ; sp=950.0 if t.startswith("1BR") and r.random()<.3 else 0.0
            ad=r.day(date(2020,2,1),date(2025,5,20)); stt=r.choice(["Active"]*9+["Hospital Leave"]); tt=rb+loc+med+sp
            f=lambda v:f"{v:,.2f}" if v else "-"
            data.append([u,t,Paragraph(nm+(" &amp; "+r.choice(FN) if sp else ""),P),Paragraph(pay,P),f"L{lv}" if lv else "IND",ad.strftime("%d-%b-%y"),f"{mk:,.2f}",f(rb),f(loc),f(med),f(sp),f(tt),stt])
            nmt=data[-1][2].text.replace("&amp;","&")
            ch=[{"code":a,"amount":v} for a,v in (("Room & Board",rb),("Level of Care",loc),("Medication Mgmt",med),("Second Person",sp)) if v]
            rows.append(dict(unit=u,unitType=t,section=wn,tenantName=nmt,moveInDate=iso(ad),marketRent=float(mk),contractRent=rb,charges=ch,totalCharges=tt,statusText=stt))
            for i,v in enumerate((mk,rb,loc,med,sp,tt)): S[i]+=v
    sty.append(("FONT",(0,len(data)),(-1,len(data)),"Helvetica-Bold",7)); sty.append(("LINEABOVE",(0,len(data)),(-1,len(data)),.8,colors.black)); sty.append(("SPAN",(0,len(data)),(5,len(data))))
    data.append([f"{wn.split(' - ')[1]}: {nb} beds, {ob} occupied ({ob/nb:.1%})"]+[""]*5+[f"{v:,.2f}" if v else "-" for v in S]+[""]); units+=nb; occ+=ob; G=[a+b for a,b in zip(G,S)]
sty+= [("FONT",(0,len(data)),(-1,len(data)),"Helvetica-Bold",7.5),("BACKGROUND",(0,len(data)),(-1,len(data)),colors.HexColor("#c5d8df")),("SPAN",(0,len(data)),(5,len(data)))]
data.append([f"Facility Total: {units} beds, {occ} occupied, {units-occ} vacant/offline"]+[""]*5+[f"{v:,.2f}" for v in G]+[""])
def pgf(c,d):
    w,h=landscape(letter); c.setFont("Helvetica-Bold",12); c.drawString(36,h-34,"Larkfield Senior Residence"); c.setFont("Helvetica",8); c.drawString(36,h-46,"Resident Census with Rates  |  Effective Date: May 31, 2025  |  Facility # 0417"); c.drawRightString(w-36,h-34,"User: kbaines  06/02/2025 09:14 ET")
    c.setFont("Helvetica",6.5); c.drawString(36,22,"Confidential - contains protected information. Room & Board excludes ancillary and pharmacy pass-through charges."); c.drawRightString(w-36,22,f"Page {c.getPageNumber()}")
SimpleDocTemplate(f"{B}/documents/{fn}",pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=58,bottomMargin=38).build([Table(data,repeatRows=1,style=sty,colWidths=[42,50,112,62,32,48,56,58,54,54,52,60,60])],onFirstPage=pgf,onLaterPages=pgf)
save(fn,"SENIOR_HOUSING","PointClickCare census with rates","Larkfield Senior Residence","2025-05-31",units,occ,units-occ,rows,totals=dict(zip("marketRent contractRent loc med second totalCharges".split(),G)))
