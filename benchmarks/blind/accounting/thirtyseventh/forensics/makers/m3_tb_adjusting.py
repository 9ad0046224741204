# CPA's closing trial balance with two prior years, in Excel, two partnerships on one sheet
import random
from openpyxl import Workbook
from openpyxl.styles import Font,Border,Side,Alignment,PatternFill
from openpyxl.comments import Comment
from _out import put,B
R=random.Random(3803)
ENT=[("Larkspur Medical Plaza Partners, L.P.",[
("10100","Operating Cash","A",142000),("10150","Lockbox / DACA Account","A",38000),("10300","Security Deposit Cash","A",66400),("11100","Rents Receivable","A",91500),("11150","CAM Receivable","A",27800),("11190","Allowance for Uncollectible Rents","L",30200),
("11500","Straight-Line Rent Receivable","A",318000),("12100","Prepaid Insurance","A",21900),("12400","Tax and Insurance Escrow","A",118300),("15000","Land","F",2150000),("15100","Building","F",11480000),("15200","Tenant Improvements","A",1296000),
("15900","Accumulated Depreciation","L",4120000),("16100","Lease Commissions, net","A",274000),("16200","Loan Costs, net","A",88000),("20100","Accounts Payable","L",64200),("20300","Accrued Interest","L",46900),("20500","Accrued Property Tax","L",97000),
("21000","Tenant Security Deposits","L",66400),("21500","Prepaid Rent","L",31200),("25000","Mortgage Payable - Lakeshore Life","L",9730000),("25500","Due to General Partner","L",145000),
("30100","Capital - GP (Hallett)","C",0),("30200","Capital - Class A Limited Partners","C",0),("30300","Capital - Class B (Estate of V. Moran)","C",0),("31000","Distributions - Class A","D",180000),
("40100","Base Rent","R",2214000),("40200","CAM and Tax Recoveries","R",688000),("40300","Straight-Line Rent Adjustment","R",41000),("40400","Parking Income","R",36200),("40900","Termination Fee","R1",84000),
("50100","Janitorial","E",162000),("50200","Repairs and Maintenance","E",138000),("50300","Elevator","E",29400),("50400","Security and Fire Alarm","E",22700),("51000","Electricity","E",211000),("51200","Water and Sewer","E",28600),("52000","Real Estate Taxes","E",388000),("52500","Insurance","E",61300),
("53000","Management Fees","E",87600),("54000","Professional Fees","E",54200),("54500","Legal - Moran v. Hallett","E1",212700),("55000","Bad Debt","E",18900),("60100","Interest Expense","E",561000),("60200","Depreciation","E",402000),("60300","Amortization","E",58200)]),
("Larkspur Garage Associates",[
("10100","Operating Cash","A",31200),("11100","Monthly Parkers Receivable","A",6400),("12100","Prepaid Expenses","A",3900),("15000","Land","F",640000),("15100","Garage Structure","F",2210000),("15900","Accumulated Depreciation","L",1104000),
("20100","Accounts Payable","L",12100),("22000","Sales and Parking Tax Payable","L",8800),("25000","Note Payable - Medical Plaza Partners","L",425000),("30100","Capital - Hallett","C",0),("30200","Capital - Moran","C",0),
("40100","Monthly Parking","R",233000),("40200","Transient Parking","R",118400),("50100","Operator Salaries","E",121000),("50200","Repairs and Striping","E",24900),("51000","Electricity","E",17600),("52000","Real Estate Taxes","E",51200),("52500","Insurance","E",14100),("53000","Operator Fee","E",18000),("60100","Interest Expense","E",25500),("60200","Depreciation","E",56700)])]
def series(kind,base):
    """three years (2022,2023,2024), whole dollars, signed Dr positive"""
    if kind=="F": return [base]*3
    if kind in("E1",): return [0,round(base*.31),base]
    if kind=="R1": return [0,-base,0]
    a=round(base*R.uniform(.93,1.0));b=round(a*R.uniform(.96,1.07));c=round(b*R.uniform(.96,1.07))
    if base==66400: return [ (66400,63900,65150)[i]*(1 if kind=="A" else -1) for i in range(3)]
    s=-1 if kind in("L","R") else 1
    return [s*a,s*b,s*c]
wb=Workbook();cover=wb.active;cover.title="Index"
ws=wb.create_sheet("TB-1");aj=wb.create_sheet("AJE list")
ar="Arial Narrow"
f=lambda **k: Font(name=ar,size=k.pop("size",10),**k)
for i,(a,b) in enumerate([("W/P","Contents"),("TB-1","Closing trial balance, both partnerships, with prior years"),("AJE","Adjusting entries proposed by special master's accountant"),("","Compiled without audit. Case no. 23-CH-1190.")]):
    cover.cell(i+1,1,a).font=f(bold=i==0);cover.cell(i+1,2,b).font=f(bold=i==0)
cover.column_dimensions["B"].width=60
ws["B1"]="Larkspur entities";ws["B1"].font=f(bold=True,size=13);ws["B2"]="Closing trial balance - years ended December 31";ws["B3"]="(credits in parentheses; whole dollars)"
ws["J1"]="TB-1";ws["J2"]="Prep: NKS 3/19/25";ws["J3"]="Rev: ____"
# columns: B acct, C name, D 2022, E 2023, F unadj, G AJE, H ref, I Ending balance, J change
grey=PatternFill("solid",fgColor="D9D9D9")
H={"B":"Account\nNo.","C":"Account","D":"Prior Year\n12/31/22","E":"Prior Year\n12/31/23","F":"Unadjusted\n12/31/24","G":"Adjustments","H":"AJE","I":"Ending Balance\n12/31/24","J":"Change from\n2023"}
for c,t in H.items():
    x=ws[f"{c}5"];x.value=t;x.font=f(bold=True);x.fill=grey;x.alignment=Alignment(wrap_text=True,horizontal="left" if c in"BC" else "center",vertical="bottom")
ws.row_dimensions[5].height=30
AJE=[("Larkspur Medical Plaza Partners, L.P.",1,[("55000",22400),("11190",-22400)]),("Larkspur Medical Plaza Partners, L.P.",2,[("54500",61850),("20100",-61850)]),("Larkspur Medical Plaza Partners, L.P.",3,[("31000",-75000),("25500",75000)]),
("Larkspur Medical Plaza Partners, L.P.",4,[("11150",14320),("40200",-14320)]),("Larkspur Garage Associates",5,[("60100",6375),("20100",-6375)])]
NF='#,##0_);(#,##0);"-"_)'
keys=["other:Prior Year 12/31/22","other:Prior Year 12/31/23","other:Unadjusted 12/31/24","other:Adjustments","ending","other:Change from 2023"]
cols="DEFGIJ"
r=6;rows=[];totals=[];thin=Side(style="thin");dbl=Side(style="double")
for en,acc in ENT:
    ws.cell(r,2,en).font=f(bold=True,italic=True);r+=1
    S={a:series(k,b) for a,_,k,b in acc}
    dep=S["60200"];S["15900"]=[-(-S["15900"][0]),S["15900"][0]-dep[1],S["15900"][0]-dep[1]-dep[2]]
    m0=S["25000"][0];S["25000"]=[m0,m0+(151218 if m0<-1e6 else 0),m0+(313840 if m0<-1e6 else 25000)]
    if "16200" in S: S["16200"]=[S["16200"][0],S["16200"][0]-18600,S["16200"][0]-37200]
    # equity plug: capitals share the difference each year
    caps=[a for a,_,k,_ in acc if k=="C"]; w=[.05,.70,.25] if len(caps)==3 else [.5,.5]
    for y in range(3):
        d=-sum(S[a][y] for a in S if a not in caps); left=d
        for a,q in zip(caps,w):
            S[a][y]=round(d*q) if a!=caps[-1] else left
            left-=S[a][y]
    T=[0]*6
    for a,n,k,_ in acc:
        adj=0;ref=[]
        for e,no,ls in AJE:
            for x,v in ls:
                if e==en and x==a: adj+=v;ref.append(str(no))
        s=S[a];end=s[2]+adj;v=[s[0],s[1],s[2],adj,end,end-s[1]]
        ws.cell(r,2,a if en[-1]!="s" else int(a)).font=f();ws.cell(r,2).alignment=Alignment(horizontal="left")
        x=ws.cell(r,3,n);x.font=f();x.alignment=Alignment(indent=1)
        row=dict(account=a,name=n)
        for c,val,key in zip(cols,v,keys):
            if key=="other:Adjustments" and not val: continue
            x=ws[f"{c}{r}"];x.value=val;x.number_format=NF;x.font=f()
            if val: row[key]=val
        if ref: ws[f"H{r}"]=", ".join("A-"+q for q in ref);ws[f"H{r}"].font=f(color="C00000",size=8);ws[f"H{r}"].alignment=Alignment(horizontal="center")
        if a=="31000": ws[f"I{r}"].comment=Comment("Moran estate disputes $75,000 draw of 8/2/24.","NKS")
        T=[p+q for p,q in zip(T,v)]
        rows.append(row);r+=1
    assert T==[0]*6,T
    x=ws.cell(r,3,"Net (must be zero)");x.font=f(bold=True)
    for c,val in zip(cols,T):
        x=ws[f"{c}{r}"];x.value=val;x.number_format=NF;x.border=Border(top=thin,bottom=dbl);x.font=f(bold=True)
    totals.append(dict(label="Net (must be zero)"));r+=1
    inc=[a for a,_,k,_ in acc if a[0] in"456"]
    x=ws.cell(r,3,"Net (income) loss");x.font=f(bold=True)
    t=dict(label="Net (income) loss")
    for i,(c,key) in enumerate(zip(cols,keys)):
        val=sum(rw.get(key,0) for rw in rows if rw["account"] in inc and rw in rows[-len(acc):])
        x=ws[f"{c}{r}"];x.value=val;x.number_format=NF;x.font=f(bold=True)
        if val: t[key]=val
    totals.append(t);r+=2
ws.cell(r,2,"Note: the 2022 and 2023 columns are from the filed returns; not re-examined.").font=f(size=8)
for c,wd in zip("ABCDEFGHIJ",[2,9,38,13,13,13,12,6,14,13]): ws.column_dimensions[c].width=wd
ws.column_dimensions["A"].hidden=True
ws.freeze_panes="D6";ws.print_title_rows="5:5"
ws.page_setup.orientation="landscape";ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
aj["A1"]="No.";aj["B1"]="Entity";aj["C1"]="Acct";aj["D1"]="Amount";i=2
for e,no,ls in AJE:
    for x,v in ls: aj.cell(i,1,no);aj.cell(i,2,e);aj.cell(i,3,x);aj.cell(i,4,v).number_format=NF;i+=1
aj.column_dimensions["B"].width=40
wb.active=1
wb.save(f'{B}/documents/Larkspur_WP_TB-1.xlsx')
put('Larkspur_WP_TB-1.xlsx','TB',keys,rows,totals,None,"OFFICE","special master's accountant (CPA)","work paper: two prior years, unadjusted, AJE, closing; two partnerships one below the other, format-printed dashes, hidden column, other sheets",True)
