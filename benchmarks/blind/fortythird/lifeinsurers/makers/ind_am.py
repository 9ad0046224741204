from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from openpyxl.utils import get_column_letter as L
NAME="FSIP_Tenancy_3Q26_vLender.xlsx"
SH="3Q26 RR"
wb=openpyxl.Workbook();ws=wb.active;ws.title=SH
F=lambda **k:Font(name="Tahoma",size=9,**k)
A=D
# bldg -> (addr, [(suite, tenant, use, sf, docks, start, exp, psf, cam psf, dep, steps[(date, monthly rent)], status])
import random
B=[("A","6100 Freight St",[("100","Hallmark Fastener Supply","Whse/Office",24000,A(2021,2,1),A(2028,1,31),6.35,1.88,25000,.035,"Leased"),
 ("140","Vantage Packaging Corp.","Whse",36000,A(2019,11,1),A(2026,10,31),5.85,1.88,18000,.03,"Leased - vacating"),
 ("190","Crescent Home Medical","Whse/Office",12000,A(2024,7,1),A(2029,6,30),7.10,1.88,7500,.035,"Leased")]),
("B","6120 Freight St",[("200","Ironclad Moving & Storage","Whse",48000,A(2022,5,1),A(2032,4,30),5.60,1.72,24000,.03,"Leased"),
 ("250",None,"Whse",16500,None,None,None,None,None,0,"Vacant"),
 ("270","Blue Mesa Coffee Roasters","Flex",9800,A(2025,3,1),A(2030,2,28),8.25,1.95,13500,.035,"Leased")]),
("C","6140 Freight St",[("300","Sunbelt HVAC Distributors","Whse",62000,A(2017,9,1),A(2027,8,31),5.15,1.66,0,.025,"Leased"),
 ("380","Prairie Fiber Recycling","Whse",20000,A(2023,1,1),A(2027,12,31),5.45,1.66,10000,.03,"Leased")]),
("D","900 Spur Line Rd",[("1","Torchlight Welding & Fab","Flex",4200,A(2024,10,1),A(2027,9,30),9.00,2.10,3150,.03,"Leased"),
 ("2","Alpine Auto Glass","Flex",4200,A(2020,4,1),"MTM",8.40,2.10,2940,0,"Holdover"),
 ("3","Redwing Robotics","Flex",8400,A(2026,1,1),A(2030,12,31),9.50,2.10,13300,.035,"Leased"),
 ("4",None,"Flex",4200,None,None,None,None,None,0,"Vacant"),
 ("5","Copper State Tile","Flex",6300,A(2022,8,1),A(2027,7,31),8.90,2.10,5000,.03,"Leased"),
 ("6","Redwing Robotics","Flex",4200,A(2026,10,1),A(2030,12,31),9.50,2.10,None,.035,"Signed - not commenced")]),
("E","940 Spur Line Rd",[("Yard","Statewide Crane Rental","IOS / land",87120,A(2023,6,1),A(2028,5,31),1.45,0.22,20000,.03,"Leased"),
 ("10","Evergreen Irrigation","Whse/Office",18800,A(2021,12,1),A(2026,11,30),6.90,1.88,10500,0,"Leased"),
 ("20","Mile High Stone Works","Whse",15200,A(2024,4,1),A(2029,3,31),6.75,1.88,8600,.03,"Leased")])]
ws["B2"]="FREIGHT STREET INDUSTRIAL PARK";ws["B2"].font=F(bold=True,color="1F3864");ws["B2"].font=Font(name="Tahoma",size=13,bold=True,color="1F3864")
ws["B3"]="Tenancy detail as of 9/30/2026 | Asset Mgmt | prepared for lender annual review";ws["B3"].font=F(italic=True)
H=[("Bldg",6),("Address",16),("Suite",7),("Tenant",28),("Use",12),("NRA (SF)",9),("Occ SF",9),("Status",19),("LCD",10),("LXD",10),("WALT wt",8),("Rent PSF",8),("Mo. Base Rent",12),("Mo. NNN",11),("Mo. Gross",12),("LC / Dep",10),("Next 1 Date",10),("Next 1 Rent",11),("Next 2 Date",10),("Next 2 Rent",11)]
navy=PatternFill("solid",fgColor="1F3864");thin=Side(style="hair")
for j,(t,w) in enumerate(H,2):
    c=ws.cell(5,j,t);c.font=F(bold=True,color="FFFFFF");c.fill=navy;c.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center");ws.column_dimensions[L(j)].width=w
ws.row_dimensions[5].height=26;ws.column_dimensions["A"].width=1.5
ws.column_dimensions[L(12)].hidden=True;ws.column_dimensions[L(8)].hidden=True
r=6;rows=[];G=[0]*4;occ=0;vn=0;vsf=0
for b,ad,ss in B:
    T=[0]*4
    for k,(s,t,u,sf,a,e,psf,nn,dep,g,st) in enumerate(ss):
        v=[b if k==0 else None,ad if k==0 else None,s,t or "-- vacant --",u,sf,0 if not t else sf,st,a,e,None,psf]
        fut=st.startswith("Signed")
        R=dict(unit=s,building=b,area=sf,unitType=u,statusText=st)
        if t:
            mr=round(sf*psf/12,2);mn=round(sf*nn/12,2);mg=round(mr+mn,2)
            if s=="270" : mr_p=mr
            steps=[]
            if g:
                d=A(2026,a.month,1)
                if d<=A(2026,9,30): d=A(2027,a.month,1)
                if fut: d=A(2027,10,1)
                q=mr
                for _ in range(2):
                    if d<e: q=round(q*(1+g),2);steps.append((d,q))
                    d=A(d.year+1,d.month,1)
            R.update(tenantName=t,leaseStartDate=a,leaseEndDate=e,contractRent=mr,deposit=dep,rentSteps=[dict(date=x,amount=y) for x,y in steps],charges=[("Mo. NNN",mn)],totalCharges=mg)
            v+=[mr,mn,mg,dep]
            for x in steps: v+=list(x)
            if not fut: T=[T[0]+sf,T[1]+mr,T[2]+mn,T[3]+mg];occ+=1
            else: T[0]+=sf;vn+=1;vsf+=sf
        else: T[0]+=sf;vn+=1;vsf+=sf
        # unit 300's rent is printed with two digits changed, total keeps the right one
        printed=list(v)
        if s=="300": wrong=round(mr+900.0,2);printed[12]=wrong;R["contractRent"]=wrong
        for j,x in enumerate(printed,2):
            if x is None: continue
            c=ws.cell(r,j,x);c.font=F(italic=fut,color="C00000" if st=="Vacant" else "000000");c.border=Border(bottom=thin)
            if isinstance(x,dt.date): c.number_format="mmm d, yyyy";c.alignment=Alignment(horizontal="right")
            elif j in (7,8): c.number_format="#,##0"
            elif j>=13: c.number_format='#,##0.00'
            if j==11 and x=="MTM": c.alignment=Alignment(horizontal="right")
        if k==0: building_r=r
        rows.append(row(**R));r+=1
    c=ws.cell(r,5,f"Bldg {b} total");c.font=F(bold=True)
    for j,x in zip((7,14,15,16),T): c=ws.cell(r,j,round(x,2));c.font=F(bold=True);c.number_format="#,##0" if j==7 else "#,##0.00";c.border=Border(top=Side(style="thin"))
    G=[x+y for x,y in zip(G,T)];r+=2
for j,x in zip((5,7,14,15,16),["PARK TOTAL",*G]): c=ws.cell(r,j,round(x,2) if j>5 else x);c.font=F(bold=True);c.number_format="#,##0" if j==7 else "#,##0.00";c.border=Border(top=Side(style="double"),bottom=Side(style="double"))
r+=1
n=sum(len(x[2]) for x in B)
ws.cell(r,5,"Leased & paying SF").font=F();ws.cell(r,7,G[0]-vsf).number_format="#,##0";ws.cell(r,8,None);ws.cell(r,9,f"{(G[0]-vsf)/G[0]*100:.1f}% of NRA, {occ} of {n} spaces").font=F();ws.cell(r,7).font=F();r+=1
ws.cell(r,5,"Vacant / not commenced SF").font=F();ws.cell(r,7,vsf).number_format="#,##0";ws.cell(r,7).font=F();r+=2
ws.cell(r,2,"Rents shown in italics are not in totals (lease signed, commences 10/1/2026). 6140 Ste 300 has two 5-yr options at 95% FMV. Yard is crushed-stone outdoor storage; NRA is land area.").font=F(italic=True)
ws.freeze_panes="F6";ws.page_setup.orientation="landscape";ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(NAME))
save(NAME,rows,"Freight Street Industrial Park","2026-09-30",n,occ,vn,"INDUSTRIAL","Asset manager's Excel tenancy detail, building printed once per group, hidden columns, two next-step pairs, building subtotals","asset manager in Excel",sheet=None,planted=dict(what="Bldg C suite 300 (Sunbelt HVAC): Mo. Base Rent printed 900.00 too high (27,508.33 instead of 26,608.33); its gross, the building and park totals keep the right rent",kind="digit_changed"),hard=True)
