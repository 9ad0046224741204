# QuickBooks-to-Excel style monthly trial balance, two Canadian entities stacked
import random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
from openpyxl.utils import get_column_letter as L
from common import *
R=random.Random(1903)
MON=["Nov-24","Dec-24","Jan-25","Feb-25","Mar-25","Apr-25"];MC=["other:"+m for m in MON];COLS=["beginning"]+MC+["ending"]
A=[("1000","RBC Chequing",None,0),("1050","RBC GIC - Reserve Fund",85000,"r"),("1200","Rents Receivable",6420,"j"),("1300","Prepaid Insurance",14880,"i"),("1500","Land",940000,""),("1510","Buildings",4310000,""),("1519","Accum. Amort. - Buildings",-861300,"a"),
("2000","Accounts Payable",-18240,"j"),("2100","Last Month's Rent Deposits",-33150,"o"),("2200","GST/HST Payable",-2960,"j"),("2250","Interest on LMR Deposits Accrued",-410,"m"),("2700","CMHC-Insured Mortgage - Peoples Trust",-2874600,"p"),("3000","Partners' Capital","re",""),("3100","Drawings",0,"d"),
("4000","Residential Rent",0,-48200),("4050","Laundry Income",0,-890),("4060","Parking & Lockers",0,-2310),("4080","Section 4 NSF Fees",0,"n"),("5000","Superintendent Wages",0,4150),("5040","Property Taxes",0,6480),("5050","Natural Gas",0,2700),("5060","Hydro & Water",0,2240),("5070","Repairs and Maintenance",0,3600),("5090","Snow Clearing",0,"s"),("5200","Insurance Expense",0,"I"),("5400","Mortgage Interest",0,9350),("5600","Amortization Expense",0,"A"),("5700","Professional Fees",0,"q")]
ENT=[("Wellington Terrace LP","No. 4471",1.0,{"2250"}),("1884302 Ontario Inc. (Dufferin Walk-up)","No. 4490",.44,{"4060","1050","5700"})]
wb=Workbook();ws=wb.active;ws.title="TB by Month"
b=Font(name="Calibri",bold=True,size=11);th=Side(style="thin")
ws["B1"]="Kawartha Apartments - Trial Balance by Month";ws["B1"].font=Font(bold=True,size=14)
ws["B2"]="November 2024 - April 2025 (fiscal year begins 1 November)";ws["B3"]="Accrual basis. Credits in brackets. CAD"
r0=5;rows=[];tots=[];NF='#,##0.00_);(#,##0.00)'
def put(r,code,name,d,bold=False):
    for c,v in((2,code),(3,name)):
        if v is not None:ws.cell(r,c,v).font=Font(bold=bold)
    for i,k in enumerate(COLS):
        if k in d:
            x=ws.cell(r,5+i+(1 if i==7 else 0),d[k]);x.number_format=NF;x.font=Font(bold=bold)
            if bold:x.border=Border(top=th)
def block(k,skip):
    er=[]
    for code,n,bg,m in A:
        if code in skip:continue
        r={"account":code,"name":n}
        if isinstance(bg,(int,)) and bg:r["beginning"]=r2(bg*k+(R.uniform(0,90) if bg%1000 else 0))
        for i,c in enumerate(MC):
            v=0
            if isinstance(m,(int,)) and m:v=m*k*R.uniform(.93,1.08)*((1.5 if i in(2,3) else .8) if code=="5050" else 1)
            elif m=="r" and i in(2,5):v=1062.5
            elif m=="j":v=abs(bg)*k*R.uniform(-.3,.3)
            elif m in("i","I"):v=(-1 if m=="i" else 1)*2480*k
            elif m in("a","A"):v=(-1 if m=="a" else 1)*8979.17*k
            elif m=="o" and R.random()<.6:v=R.choice([-1,1])*R.choice([1425,1580,1295])
            elif m=="m":v=-R.uniform(35,60)
            elif m=="p":v=4100*k+i*14.3
            elif m=="d" and i in(1,4):v=15000*k
            elif m=="n" and R.random()<.5:v=-20*R.randint(1,4)
            elif m=="s" and i in(1,2,3,4):v=780*k*R.uniform(.6,1.9)
            elif m=="q" and i in(0,3):v=1850*(1+i*.4)
            if v:r[c]=r2(v)
        er.append(r)
    er[0]["beginning"]=r2(64210*k+77.31)
    re=[x for x in er if x["account"]=="3000"][0];re["beginning"]=r2(-sum(x.get("beginning",0) for x in er))
    for c in MC:er[0][c]=r2(-sum(x.get(c,0) for x in er))
    for x in er:x["ending"]=r2(sum(x.get(c,0) for c in COLS[:-1]))
    return er
for name,no,k,skip in ENT:
    ws.cell(r0,2,f"{no}   {name}").font=Font(bold=True,size=12,color="1F4E78");ws.merge_cells(start_row=r0,start_column=2,end_row=r0,end_column=7)
    h=r0+1
    ws.cell(h,2,"Acct");ws.cell(h,3,"Account");ws.cell(h,5,"Beginning\nBalance")
    for i,m in enumerate(MON):ws.cell(h,6+i,m)
    ws.cell(h,13,"Ending\nBalance")
    for c in(2,3,5,6,7,8,9,10,11,13):
        x=ws.cell(h,c);x.font=b;x.alignment=Alignment(wrap_text=True,horizontal="center" if c>3 else "left",vertical="bottom");x.border=Border(bottom=th)
    ws.row_dimensions[h].height=31
    r=h+1;er=[x for x in block(k,skip) if len(x)>3]
    er=[x for x in er if sum(isinstance(v,float) for v in x.values())>=2]
    for i,x in enumerate(er):
        if i and er[i-1]["account"][0]<"4"<=x["account"][0]:r+=1
        put(r,x["account"],x["name"],x)
        ws.cell(r,4,"BS" if x["account"]<"4" else "IS");r+=1
    t=add(er,COLS,"TOTAL "+name)
    for c in COLS:
        if abs(t.get(c,0))<.004:t[c]=0.0
        assert t[c]==0,(c,t)
    put(r,None,t["label"],t,True);tots.append(t);rows+=er;r0=r+3
ws.cell(r0,3,"Exported from QuickBooks Online, 14 May 2025; entities are not eliminated against each other").font=Font(italic=True,size=9)
ws.column_dimensions["A"].width=2;ws.column_dimensions["B"].width=7;ws.column_dimensions["C"].width=40;ws.column_dimensions["D"].hidden=True
for c in range(5,12):ws.column_dimensions[L(c)].width=15
ws.column_dimensions["L"].width=2;ws.column_dimensions["M"].width=16;ws.freeze_panes="E5"
ws.page_setup.orientation="landscape";ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc("kawartha_tb_by_month.xlsx"));save("kawartha_tb_by_month.xlsx","TB",COLS,rows,tots)
