# Cash-basis six-column worksheet of a small owner, typed by his bookkeeper into Excel
import random
from openpyxl import Workbook
from openpyxl.styles import Font,Border,Side,Alignment,PatternFill
from _out import put,B
R=random.Random(3802)
def r2(x): return round(x,2)
A=[("Cash in bank - Prairie State checking",8431.17),("Prairie State savings (roof money)",22950.00),("Petty cash drawer",60.00),
("Tenant deposits account - First Farmers",9125.00),("Land - all three lots",96000.00),("Buildings - 411 & 413 Walnut (duplex)",148500.00),
("Building - 27 N. Third",88200.00),("Building - 902 Prospect",121750.00),("Furnaces, appliances, roof",41306.40),("Less: depreciation taken to date",-187422.00),
("Mortgage - Walnut (First Farmers #7714)",-71288.31),("Mortgage - Prospect (First Farmers #8020)",-84102.77),("Loan from brother-in-law",-15000.00),
("Deposits owed back to tenants",-9125.00),("Owner's equity (Merle)",None),("Owner's draws",0)]
INC=["Rent - 411 Walnut","Rent - 413 Walnut","Rent - 27 N. Third, up","Rent - 27 N. Third, down","Rent - 902 Prospect","Laundry coins","Late fees collected"]
EXP=["Advertising","Truck & mileage","Cleaning & painting","Insurance","Legal - eviction of 413","Interest - First Farmers","Interest - brother-in-law","Plumbing & furnace repairs","Other repairs","Lawn & snow (Tyler)","Real estate taxes","Water, sewer, trash","Gas & electric, vacant periods","Depreciation 2024","Bank charges","Accountant"]
op=dict((k,v) for k,v in A if v is not None)
op["Owner's equity (Merle)"]=r2(-sum(op.values()))
je=[]
ck="Cash in bank - Prairie State checking"
J=lambda d,k,a: je.append((d,k,r2(a)))
for n,a in zip(INC,[13200,6650,10200,9900,18600,412.75,385]): J(ck,n,a)
for n,a in zip(EXP,[148.20,2214.60,1877.35,6344,1105,9318.42,750,4420.18,2986.51,1560,8211.36,3944.07,618.93,None,168,575]):
    if a: J(n,ck,a)
J("Depreciation 2024","Less: depreciation taken to date",14290)
J("Mortgage - Walnut (First Farmers #7714)",ck,3120.44);J("Mortgage - Prospect (First Farmers #8020)",ck,2884.12);J("Loan from brother-in-law",ck,2500)
J("Owner's draws",ck,9600);J("Prairie State savings (roof money)",ck,3000);J("Furnaces, appliances, roof","Prairie State savings (roof money)",7480)
J("Tenant deposits account - First Farmers",ck,950);J(ck,"Deposits owed back to tenants",950);J("Deposits owed back to tenants","Tenant deposits account - First Farmers",700);J("Deposits owed back to tenants","Cleaning & painting",0)
je=[j for j in je if j[2]]
names=[n for n,_ in A]+INC+EXP
wb=Workbook();ws=wb.active;ws.title="2024 worksheet"
n2=wb.create_sheet("notes to trustee")
ws["A1"]="M. Dunkelberger Rentals";ws["A1"].font=Font(name="Georgia",size=14,bold=True)
ws["A2"]="Trial balance, cash basis, checkbook 1/1/24 thru 12/31/24 (no receivables or bills carried)";ws["A2"].font=Font(name="Georgia",size=10,italic=True)
for c,t in(("C4","Balances Jan. 1"),("F4","During the year"),("I4","Balances Dec. 31")):
    ws[c]=t;ws[c].alignment=Alignment(horizontal="center");ws[c].font=Font(name="Georgia",bold=True)
for m in("C4:D4","F4:G4","I4:J4"): ws.merge_cells(m)
thin=Side(style="thin");dbl=Side(style="double")
for c,t in zip("CDFGIJ",["Dr","Cr"]*3):
    ws[f"{c}5"]=t;ws[f"{c}5"].font=Font(name="Georgia",bold=True);ws[f"{c}5"].alignment=Alignment(horizontal="right");ws[f"{c}5"].border=Border(bottom=thin)
ws["A5"]="Account";ws["A5"].font=Font(name="Georgia",bold=True);ws["K5"]="  Ref"
r=6;rows=[];T=[0]*6
keys=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
def heading(t):
    global r
    ws.cell(r,1,t).font=Font(name="Georgia",bold=True,color="7F3F00");r+=1
REF={"Legal - eviction of 413":"see note 2","Loan from brother-in-law":"no paper","Deposits owed back to tenants":"agrees bank","Owner's draws":"800/mo"}
for n in names:
    if n==A[0][0]: heading("What I have & what I owe")
    if n==INC[0]: r+=1;heading("Money in")
    if n==EXP[0]: r+=1;heading("Money out")
    o=op.get(n,0);d=r2(sum(a for x,y,a in je if x==n));c=r2(sum(a for x,y,a in je if y==n));e=r2(o+d-c)
    v=[o if o>0 else 0,-o if o<0 else 0,d,c,e if e>0 else 0,-e if e<0 else 0]
    if n=="Real estate taxes": pass
    shown=list(v)
    if n=="Water, sewer, trash": shown[4]=3494.07   # planted: 3,944.07 printed 3,494.07 in the closing Dr column
    T=[r2(p+q) for p,q in zip(T,v)]
    row=dict(name=n)
    ws.cell(r,1,n).font=Font(name="Georgia")
    for k,x,col in zip(keys,shown,"CDFGIJ"):
        if x:
            ws[f"{col}{r}"]=x;ws[f"{col}{r}"].number_format='#,##0.00';ws[f"{col}{r}"].font=Font(name="Georgia");row[k]=x
    if n in REF: ws[f"K{r}"]=REF[n];ws[f"K{r}"].font=Font(name="Georgia",size=8,italic=True)
    rows.append(row);r+=1
r+=1
ws.cell(r,1,"Should agree").font=Font(name="Georgia",bold=True)
for x,col in zip(T,"CDFGIJ"):
    ws[f"{col}{r}"]=x;ws[f"{col}{r}"].number_format='#,##0.00';ws[f"{col}{r}"].font=Font(name="Georgia",bold=True);ws[f"{col}{r}"].border=Border(top=thin,bottom=dbl)
assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5],T
totals=[dict(zip(["label"]+keys,["Should agree"]+T))]
ws.cell(r+2,1,"Prepared from check stubs and the three bank books by D. Oehlert, 2/8/25.  Depreciation per Sched. E.").font=Font(name="Georgia",size=8)
ws.column_dimensions["A"].width=42;ws.column_dimensions["B"].width=2;ws.column_dimensions["E"].width=2;ws.column_dimensions["H"].width=2
for c in "CDFGIJ": ws.column_dimensions[c].width=13
ws.column_dimensions["K"].width=12
ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
for i,t in enumerate(["Notes for Mr. Abernethy (trustee)","1. Merle never kept receivables. What a tenant still owed at year end is only in his head.","2. 413 was empty from August; court costs were paid from checking.","3. The brother-in-law was paid $2,500 on principal and $750 interest, both by check.","4. Savings was used for the 902 Prospect roof in June."]): n2.cell(i+1,1,t)
n2.column_dimensions["A"].width=80
wb.save(f'{B}/documents/Dunkelberger cash TB 2024.xlsx')
put('Dunkelberger cash TB 2024.xlsx','TB',keys,rows,totals,{"what":"closing debit of 'Water, sewer, trash' printed 3,494.07 instead of 3,944.07 (activity 3,944.07; column total counts 3,944.07)","kind":"digit_changed"},"SINGLE_FAMILY_RENTAL","bookkeeper of a small owner","six-column worksheet, no account numbers, grouped Dr/Cr heads with blank spacer columns, homely headings",False)
