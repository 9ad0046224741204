# Sage-50 style opening / movement / closing pairs, Canadian business park, printed through LibreOffice
import random,subprocess,os
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(4101)
# code,name,opening,dr,cr  ; section
S=[("Bank and Receivables",[
("1010","Operating account - Interior Savings",88412,None,None),
("1020","Security deposit trust account",61250,0,0),
("1040","Petty cash",300,0,0),
("1110","Trade receivables - tenants",23480,412900,398200),
("1115","Allowance for doubtful accounts",-6500,0,0),
("1150","GST recoverable (ITCs)",4210,9815,8122),
("1180","Prepaid insurance",31900,0,11962),
("1190","Prepaid property tax",0,74310,24770)]),
("Fixed Assets",[
("1510","Land",2150000,0,0),
("1520","Buildings A, B and C including structural upgrades 2019-2022",7480000,0,0),
("1525","Accumulated amortization - buildings",-1346400,0,74800),
("1540","Paving and landscaping",212600,18450,0),
("1545","Accumulated amortization - paving",-85040,0,4252),
("1560","Tenant inducements and leasing commissions (deferred)",143900,22600,0),
("1565","Accumulated amortization - inducements",-41120,0,7195)]),
("Payables and Debt",[
("2010","Trade payables",-38215,131540,127088),
("2050","Accrued liabilities",-17400,17400,15850),
("2110","GST collected",-6120,14233,19661),
("2150","Tenant security deposits held",-61250,0,0),
("2180","Prepaid rents",-9870,9870,12440),
("2510","Mortgage payable - First West, 4.15%, matures Nov. 2028",-5210400,42930,0),
("2550","Shareholder loan - Okafor Holdings",-250000,0,0)]),
("Share Capital and Retained Earnings",[
("3010","Share capital",-1000,0,0),
("3500","Retained earnings",None,0,0),
("3600","Dividends declared",60000,30000,0)]),
("Revenue",[
("4010","Base rent",-604800,0,302400),
("4020","Operating cost recoveries (CAM)",-141200,2318,70600),
("4030","Property tax recoveries",-52400,0,26200),
("4050","Percentage rent",0,0,0),
("4060","Signage and rooftop licence fees",-7200,0,3600),
("4090","Interest and NSF charges",-842,0,415)]),
("Operating Expenses",[
("5010","Property tax",48900,24770,0),
("5020","Insurance",23924,11962,0),
("5100","Repairs and maintenance - building",37240,19480,1150),
("5110","Repairs and maintenance - HVAC",12960,6215,0),
("5120","Snow removal and sanding",11450,19380,0),
("5130","Landscaping",14200,0,0),
("5140","Janitorial - common areas",15600,7800,0),
("5150","Waste removal",9220,4610,0),
("5210","Electricity",16470,9940,0),
("5220","Natural gas",4080,6735,0),
("5230","Water and sewer",5990,2880,0),
("5310","Property management fees",32250,16120,0),
("5320","Legal and accounting",9700,6450,0),
("5330","Bad debts",2500,0,0),
("5400","Mortgage interest",109300,53870,0),
("5500","Amortization",172494,86247,0)])]
c=lambda v: 0 if not v else (v*100 if v%1000==0 or v%50==0 else v*100+R.randint(1,99)*(1 if v>0 else -1))
acc=[]
for s,l in S:
    for a,n,o,d,k in l:
        acc.append([s,a,n,c(o) if o is not None else None,c(d) if d is not None else None,c(k) if k is not None else None])
find=lambda a:[x for x in acc if x[1]==a][0]
# amortization tie, cash plug
f=find("5500"); f[4]=find("1525")[5]+find("1545")[5]+find("1565")[5]
b=find("1010"); b[4]=37418822
b[5]=b[4]+sum(x[4]-x[5] for x in acc if x[1]!="1010")
re=find("3500"); re[3]=-sum(x[3] for x in acc if x[1]!="3500")
print('bank cr',b[5],'close',b[3]+b[4]-b[5],'RE',re[3])
NM=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
wb=Workbook(); ws=wb.active; ws.title="TB"
ft=lambda **k: Font(name="Liberation Serif",size=k.pop('size',9),**k)
ws.append(["Okafor Kestrel Landing Properties Inc."]); ws["A1"].font=ft(bold=True,size=13)
ws.append(["Kestrel Landing Business Park, 2280 Enterprise Way, Kelowna BC"]);ws["A2"].font=ft(italic=True)
ws.append(["Trial Balance with Movements - quarter ended 31 March 2024 (third quarter of fiscal year to 30 June 2024)"]);ws["A3"].font=ft()
ws.append([])
ws.append(["A/C","Account name",None,"Opening balance\n1 Jan 2024",None,"Movement\nin quarter",None,"Closing balance\n31 Mar 2024",None])
ws.append([None,None,None,"Dr","Cr","Dr","Cr","Dr","Cr"])
for a in ("D5:E5","F5:G5","H5:I5","A5:A6","B5:B6"): ws.merge_cells(a)
ws.row_dimensions[5].height=26
th=Side(style="thin"); hr=Side(style="hair")
for r in (5,6):
    for cc in range(1,10):
        x=ws.cell(r,cc); x.font=ft(bold=True); x.alignment=Alignment(horizontal="center" if cc>2 else "left",vertical="center",wrap_text=True)
        if cc!=3: x.border=Border(top=th if r==5 else None,bottom=th if r==6 else hr)
rows=[];tot=[];r=7
def put(label,code,v,bold=False,top=None,bot=None):
    global r
    ws.cell(r,1,code).font=ft(bold=bold); x=ws.cell(r,2,label); x.font=ft(bold=bold); x.alignment=Alignment(wrap_text=True,vertical="top")
    ws.cell(r,1).alignment=Alignment(vertical="top")
    for i,val in enumerate(v):
        x=ws.cell(r,4+i); x.font=ft(bold=bold); x.number_format='#,##0.00'; x.alignment=Alignment(vertical="top",horizontal="right")
        if val is not None: x.value=val/100
        if top or bot: x.border=Border(top=top,bottom=bot)
    if len(label)>31: ws.row_dimensions[r].height=24
    r+=1
G=[0]*6
for s,_ in S:
    ws.cell(r,1,s).font=ft(bold=True,italic=True); r+=1
    T=[0]*6
    for x in [x for x in acc if x[0]==s]:
        _,a,n,o,d,k=x; cl=o+d-k
        v=[o if o>0 else None,-o if o<0 else None,d or None,k or None,cl if cl>0 else None,-cl if cl<0 else None]
        if not any(v): continue           # the report suppresses zero accounts
        put(n,a,v)
        rows.append(dict(account=a,name=n,**{m:(y/100 if y is not None else None) for m,y in zip(NM,v)}))
        T=[p+(q or 0) for p,q in zip(T,v)]
    put("Total "+s,None,[t or None for t in T],True,th)
    tot.append(dict(label="Total "+s,**{m:(y/100 if y else None) for m,y in zip(NM,T)}))
    G=[p+q for p,q in zip(G,T)]; r+=1
put("TRIAL BALANCE TOTALS",None,G,True,th,Side(style="double"))
tot.append(dict(label="TRIAL BALANCE TOTALS",**{m:y/100 for m,y in zip(NM,G)}))
assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5]
r+=1
for t in ("Accounts with no balance and no movement are not listed. Amounts in Canadian dollars.","Mortgage instalments of 42,930 principal were applied in the quarter per lender statement.",):
    ws.cell(r,1,t).font=ft(italic=True,size=8); r+=1
r+=1
ws.cell(r,1,"Prepared by: D. Lachance  12-Apr-2024").font=ft(); ws.cell(r,6,"Reviewed by: ______________________").font=ft()
for col,w in zip("ABCDEFGHI",(7,27,1.5,14,14,13,13,14,14)): ws.column_dimensions[col].width=w
ws.print_title_rows="5:6"; ws.page_setup.orientation="portrait"; ws.page_setup.paperSize=1
ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.oddFooter.left.text="Sage 50 export - TB_Q3.xlsx"; ws.oddFooter.right.text="Page &P of &N"
N="a1_kestrel_landing_tb_q3"
os.makedirs(H+"/tmp",exist_ok=True); p=f"{H}/tmp/{N}.xlsx"; wb.save(p)
subprocess.run(["nice","soffice","--headless",f"-env:UserInstallation=file://{H}/lo","--convert-to","pdf","--outdir",H+"/documents",p],check=True,stdout=subprocess.DEVNULL)
save(N+".pdf","TB",NM,rows,tot)
