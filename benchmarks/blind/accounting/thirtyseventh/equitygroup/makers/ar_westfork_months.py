# delinquency tracker kept by hand by a shopping-centre manager, month columns newest first, comments, xlsx (hard-typed values)
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
import datetime as D
K=["m0","m1","m2","other:AMOUNTS BILLED IN Jun-25 & Prior","total","deposit","other:Reserve at 9/30"]
# (suite, tenant, sep, aug, jul, prior, deposit, reserve, comment)
CEN=[("WEST FORK MARKETPLACE - Rogers, AR","West Fork Marketplace",[
 ("Anchors & Majors",[("A-1","Hometown Grocers #318",0,0,4118.62,0,0,0,"2024 tax recon in dispute - tenant audit of CAM under way, expect answer 10/15"),("A-2","Backlot Sporting Goods",31875,0,0,0,0,0,"Sept rent received 10/2")]),
 ("Inline",[("102","Salon Verbena",2140,0,0,0,2000,0,""),("104","Oodles of Noodles House",5218.33,5218.33,1609.17,0,5000,1609.17,"Default letter 9/18. Owner promises $5k by 10/10"),("106","Pinnacle Vapor & Glass",3390,3390,3390,6422.5,3000,9812.5,"Lockout 9/24; guaranty suit filed Benton Co."),("108-110","Dr. Asher Family Dentistry",-1288.4,0,0,0,4200,0,"Overpaid CAM est. - apply to Oct"),("112","Tru-Fit Yoga",412.5,0,0,0,2500,0,"Late fee - waive? Ask JB"),("118","Nail Bar West Fork",0,95,0,0,1800,0,""),("120","Quick Cash Title Loans",2875,2875,0,0,5750,0,"Always 45 days slow"),("126","U-Frame-It Gallery",0,0,0,388.14,1650,388.14,"2023 recon. Write off?")]),
 ("Pads",[("Pad 1","Cluckworthy Chicken",0,0,0,0,0,0,"Paid in full 9/29"),("Pad 3","First Ozark Bank - ATM",-750,0,0,0,0,0,"Prepaid Oct-Dec")])]),
 ("MILLRACE PLAZA - Springdale, AR","Millrace Plaza",[
 ("Inline",[("1","Dollar Depot 4471",0,0,2266.08,0,0,0,"Short-pays HVAC line every July"),("3","La Tiendita Mercado",6105.75,2000,0,0,4500,0,"Pmt plan $1,000/wk thru 11/15"),("5B","Sit & Stay Pet Grooming",1836.2,0,0,0,1700,0,""),("7","Bright Path Tutoring",2410,2410,2410,2410,2200,4820,"Moved out at night 9/6 - deposit to be applied"),("9","H&R Wireless (MetroCell dealer)",2960,0,0,0,3000,0,""),("11","Springdale Vision Center",0,0,0,-517.36,0,0,"Credit from 2022 recon, tenant never used it")]),
 ("Former Tenants",[("13","Video Vault (vacated 3/25)",0,0,0,11840.25,0,11840.25,"Judgment $11,840.25 recorded; collections"),("15","Cuts 4 Kids (vacated 5/25)",0,0,0,3120,0,3120,"Bankr. ch. 7 - proof of claim filed")])])]
wb=Workbook(); ws=wb.active; ws.title="Delq 9-30-25"; C="Calibri"
thin=Side(style="thin",color="808080"); med=Side(style="medium")
bf=lambda **k: Font(name=C,size=10,**k); AF='_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)'; AN='_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'
ws["B1"]="Bluestem Property Group"; ws["B1"].font=bf(bold=True,color="7F3F00"); ws["B2"]="TENANT DELINQUENCY REPORT"; ws["B2"].font=Font(name=C,size=14,bold=True); ws["B3"]="Month ended September 30, 2025 (report run 10/6/25 - receipts after 9/30 NOT applied, see comments)"; ws["B3"].font=bf(italic=True)
h=5
ws.cell(h,4,"AMOUNTS BILLED IN"); ws.merge_cells(start_row=h,end_row=h,start_column=4,end_column=7); ws.cell(h,4).alignment=Alignment(horizontal="center"); ws.cell(h,4).font=bf(bold=True); ws.cell(h,4).fill=PatternFill("solid",fgColor="F4E3C8")
HD=["Suite","Tenant",D.date(2025,9,1),D.date(2025,8,1),D.date(2025,7,1),"Jun-25 & Prior","TOTAL DUE","Security Deposit","Reserve at 9/30","Status / Action"]
for i,t in enumerate(HD,2):
    x=ws.cell(h+1,i,t); x.font=bf(bold=True); x.alignment=Alignment(horizontal="center",vertical="center",wrap_text=True); x.border=Border(bottom=med); x.fill=PatternFill("solid",fgColor="F4E3C8")
    if not isinstance(t,str): x.number_format="mmm\\-yy"
E_=0
rows=[];totals=[]; r=h+2; G=dict.fromkeys(K,0.0); DROP="Quick Cash Title Loans"; first=True
def put(r,v,style,fmt):
    for c,k in enumerate(K,4):
        x=ws.cell(r,c,v.get(k,0)); x.number_format=fmt; x.font=style
for title,short,secs in CEN:
    ws.cell(r,2,title).font=bf(bold=True,size=None) if False else Font(name=C,size=11,bold=True,color="FFFFFF")
    for c in range(2,12): ws.cell(r,c).fill=PatternFill("solid",fgColor="7F3F00")
    r+=1; S=dict.fromkeys(K,0.0)
    for sec,ts in secs:
        ws.cell(r,2,sec).font=bf(bold=True,italic=True); r+=1
        for su,nm,a,b,c_,p,dep,res,cm in ts:
            v=dict(zip(K,(a,b,c_,p,round(a+b+c_+p,2),dep,res)))
            for k in K: S[k]=round(S[k]+v[k],2)
            if nm==DROP: continue                       # planted: the tenant's line is missing, the totals hold it
            ws.cell(r,2,int(su) if su.isdigit() else su).alignment=Alignment(horizontal="left",vertical="bottom"); ws.cell(r,3,nm)
            put(r,v,bf(),AN); x=ws.cell(r,11,cm or None); x.alignment=Alignment(wrap_text=True,vertical="bottom"); x.font=bf(size=None) if False else Font(name=C,size=9)
            for c in range(2,12): ws.cell(r,c).border=Border(bottom=Side(style="hair"))
            ws.cell(r,2).font=ws.cell(r,3).font=bf()
            if len(cm)>46: ws.row_dimensions[r].height=26
            rows.append(dict(unit=su,name=nm,**{k:v[k] for k in K if v[k]})); r+=1
    ws.cell(r,3,f"Total {short}").font=bf(bold=True); put(r,S,bf(bold=True),AF)
    for c in range(3,11): ws.cell(r,c).border=Border(top=thin)
    for k in K: G[k]=round(G[k]+S[k],2)
    totals.append(dict(label=f"Total {short}",**{k:S[k] for k in K if S[k]})); r+=2
ws.cell(r,3,"TOTAL - BOTH CENTERS").font=bf(bold=True); put(r,G,bf(bold=True),AF)
for c in range(3,11): ws.cell(r,c).border=Border(top=thin,bottom=Side(style="double"))
totals.append(dict(label="TOTAL - BOTH CENTERS",**G)); r+=2
ws.cell(r,2,"Credits shown in ( ). Percentage rent not yet billed for Backlot (breakpoint yr ends 1/31/26).").font=bf(italic=True)
for a,w in zip("ABCDEFGHIJK",(2,9,33,14,14,14,15,15,14,14,46)): ws.column_dimensions[a].width=w
ws.row_dimensions[6].height=30; ws.freeze_panes="D7"; ws.sheet_view.showGridLines=False
ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
w2=wb.create_sheet("call log"); 
for i,t in enumerate([("Date","Who","Note"),("9/12","Oodles","Left msg w/ Ms. Tran's office"),("9/18","Oodles","Default letter FedEx"),("9/24","Pinnacle Vapor","Locksmith + constable on site"),("10/2","Backlot","ACH hit bank")],1):
    for j,s in enumerate(t,1): w2.cell(i,j,s)
w2.column_dimensions["C"].width=40; w2.column_dimensions["B"].width=18
F="WestFork_Millrace_Delinquency_Sept25.xlsx"; wb.save(doc(F))
save(F,"AR",K,rows,totals,"RETAIL","Hand-kept delinquency tracker, month columns newest first as dates, dashes for zero, comments, two centers",True,
 {"what":"line of suite 120 Quick Cash Title Loans (2,875.00 Sep, 2,875.00 Aug, deposit 5,750.00) is missing at West Fork Marketplace; the center's and the grand total include it","kind":"row_dropped"})
print(len(rows),totals)
