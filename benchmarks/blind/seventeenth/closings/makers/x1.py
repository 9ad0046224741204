# neighbourhood centre, closing binder workbook: 3-line merged headers, charges in columns, steps in columns, anchors/shops/pads subtotals
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
r=random.Random(1811); N="Tab 7 - Rent Roll - Cedar Prairie Crossing.xlsx"
wb=Workbook();ws=wb.active;ws.title="RR 8.31.25"
B=Font(name='Arial',size=9,bold=True);F=Font(name='Arial',size=9);ws['A1']="Cedar Prairie Crossing";ws['A1'].font=Font(name='Arial',size=14,bold=True);ws['A2']="Schedule 4.1(f) to Purchase and Sale Agreement — Rent Roll";ws['A3']="As of August 31, 2025";ws['A2'].font=ws['A3'].font=F
top={"A":"","D":"Lease Dates","F":"Monthly Charges","L":"Next Step","N":"Following Step"}
for rng,t in (("D5:E5","Lease Dates"),("F5:K5","Current Monthly Charges"),("L5:M5","Next Rent Step"),("N5:O5","Following Rent Step")):
    ws.merge_cells(rng);ws[rng[:2]]=t
h=["Space","Tenant","GLA\n(sq ft)","Commence-\nment","Expira-\ntion","Base\nRent","CAM","RE\nTax","Insur-\nance","Sign /\nOther","Total\nMonthly","Date","Monthly\nRent","Date","Monthly\nRent","Renewal\nOptions","Security\nDeposit"]
for j,t in enumerate(h,1):
    if j<=3 or j>=16:
        ws.merge_cells(start_row=5,end_row=6,start_column=j,end_column=j);c=ws.cell(5,j,t)
    else:c=ws.cell(6,j,t)
for rr in(5,6):
    for j in range(1,18):
        c=ws.cell(rr,j);c.font=B;c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center');c.fill=PatternFill('solid',fgColor='DCE6F1');c.border=Border(bottom=Side(style='thin'))
ws.row_dimensions[6].height=26
G=[("ANCHOR TENANTS",[("A1","Brightway Market #218",48200,9.75),("A2","Fit Republic",21500,11.5)]),("SHOP SPACE",[("101","Golden Wok Express",1400,24),("102-103","Smile Prairie Dental PLLC",2800,26.5),("104","[Vacant]",1250,0),("105","Nail Theory",1250,25),("106","Cut & Co. Barbers",1100,27),("107","Pho Saigon Corner",2150,25.25),("108","[Vacant]",1800,0),("109","Prairie Tax & Title",1200,22.5),("110","Wireless Junction",1600,29),("111-112","Paws Aplenty Pet Supply",3950,21)]),("OUTPARCELS",[("P-1","Cobbler's Coffee (ground lease)",2400,42),("P-2","First Meridian Bank (ground lease)",3600,39)])]
y=7;rows=[];T=[0]*8;n=occ=0
for g,ts in G:
    ws.cell(y,1,g).font=B;y+=1;S=[0]*8
    for u,t,a,psf in ts:
        n+=1;ws.cell(y,1,u);ws.cell(y,2,t);ws.cell(y,3,a).number_format='#,##0';S[0]+=a
        if psf:
            occ+=1;s=D.date(r.randint(2016,2024),r.randint(1,12),1);e=eom(addm(s,12*15-1 if a>20000 or g=="OUTPARCELS" else 119));br=round(a*psf/12,2);cam=0 if 'ground' in t else round(a*3.4/12,2);tx=round(a*2.85/12,2);ins=0 if 'ground' in t else round(a*.55/12,2);ot=r.choice([0,0,75,125]) if a<20000 else 0;tt=round(br+cam+tx+ins+ot,2);dp=None if a>20000 or 'ground' in t else round(br,2)
            nx=D.date(2025 if s.month>8 else 2026,s.month,1);st=[]
            if a>20000 or 'ground' in t:
                k=s
                while k<=D.date(2025,8,31):k=addm(k,60)
                st=[(k,round(br*1.08,2))] if k<e else []
            else: st=[(nx,round(br*1.03,2)),(addm(nx,12),round(br*1.0609,2))];st=[z for z in st if z[0]<e]
            for j,v in zip(range(4,12),[s,e,br,cam,tx,ins,ot,tt]):ws.cell(y,j,v)
            for q,(d,v) in enumerate(st):ws.cell(y,12+2*q,d).number_format='m/d/yyyy';ws.cell(y,13+2*q,v).number_format='#,##0.00'
            ws.cell(y,16,r.choice(["2 x 5 yrs","1 x 5 yrs @ FMV","None","4 x 5 yrs"]))
            if dp:ws.cell(y,17,dp).number_format='#,##0.00'
            for j in(4,5):ws.cell(y,j).number_format='m/d/yyyy'
            for j in range(6,12):ws.cell(y,j).number_format='#,##0.00;(#,##0.00);"-"'
            for j,v in enumerate([br,cam,tx,ins,ot,tt,dp or 0],1):S[j]+=v
            rows.append(row(unit=u,tenantName=t,area=a,section=g,leaseStartDate=s,leaseEndDate=e,contractRent=br,charges=[dict(code=c,amount=v) for c,v in(("Base Rent",br),("CAM",cam),("RE Tax",tx),("Insurance",ins),("Sign / Other",ot)) if v],totalCharges=tt,rentSteps=[dict(date=iso(d),amount=v) for d,v in st] or None,deposit=dp))
        else: rows.append(row(unit=u,area=a,section=g,statusText="Vacant"))
        for j in range(1,18):ws.cell(y,j).font=F
        y+=1
    def tot(l,S,y):
        ws.cell(y,2,l)
        for j,v in zip([3,6,7,8,9,10,11,17],S):ws.cell(y,j,round(v,2)).number_format='#,##0' if j==3 else '#,##0.00'
        for j in range(1,18):ws.cell(y,j).font=B;ws.cell(y,j).border=Border(top=Side(style='thin'))
    tot(f"Subtotal – {g.title()}",S,y);T=[a+b for a,b in zip(T,S)];y+=2
T=[round(t,2) for t in T];tot("TOTAL CENTER",T,y);y+=2
va=sum(x["area"] for x in rows if "statusText" in x)
for a,b,f in(("Leased GLA",T[0]-va,'#,##0'),("Vacant GLA",va,'#,##0'),("% Leased",(T[0]-va)/T[0],'0.0%'),("Spaces leased / total",f"{occ} / {n}",'@')):ws.cell(y,2,a).font=F;c=ws.cell(y,3,b);c.number_format=f;c.font=F;y+=1
ws.cell(y+1,1,"Seller certifies that the foregoing is true and complete to Seller's knowledge. No rent has been prepaid more than 30 days in advance.").font=Font(name='Arial',size=8,italic=True)
for j,w in enumerate([9,34,9,11,11,11,10,10,9,8,11,11,11,11,11,16,11],1):ws.column_dimensions[L(j)].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.freeze_panes='C7'
wb.save(doc(N))
put(N,"RETAIL","PSA schedule, merged two-row headers, charge columns, two step pairs, three groups","dash for zero, ground leases","Cedar Prairie Crossing","2025-08-31",n,occ,n-occ,rows,dict(area=T[0],contractRent=T[1],totalCharges=T[6],deposit=T[7]))
