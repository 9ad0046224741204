"""HOA trial balance stacked by fund, XLSX. PLANTED: one digit."""
import random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from common import *
R=random.Random(7712)
c=lambda x:round(x*100)
# name, gl, beginning, dr, cr
OP=[("Assets",[("Checking - Alliance Western","1010",None,None,None),("Money Market - Alliance Western","1015",60412.18,151.03,0),("Petty Cash - Clubhouse","1030",300,0,0),("Assessments Receivable","1210",38764.55,72150,69418.12),
("Late Fees & Interest Receivable","1215",4117.9,610,385.4),("Legal Fees Billed to Owners","1220",11862.5,1475,900),("Allowance for Uncollectible Assmts","1290",-15000,0,750),("Prepaid Insurance","1310",22875,0,2541.67),("Due From Reserve Fund","1400",0,3860,0)]),
("Liabilities",[("Accounts Payable","2010",-14206.77,14206.77,11893.2),("Prepaid Assessments","2110",-21540,9870,12115),("Accrued Income Tax","2205",-412,0,0),("Clubhouse Rental Deposits","2240",-1500,250,500),("Due To Reserve Fund","2400",-12000,12000,12000)]),
("Members' Equity",[("Operating Fund Balance","3010",None,0,0)]),
("Revenue",[("Homeowner Assessments","4010",-72150,0,72150),("Late Charges","4110",-575,50,360),("Interest on Delinquent Accounts","4115",-241.38,0,250),("Legal Reimbursements","4120",-650,0,1475),("Clubhouse Rental","4210",-400,0,225),("Gate Remotes & Fobs","4230",-105,0,70),("Interest - Operating","4310",-148.9,0,151.03)]),
("Expenses",[("Management Contract","5010",5980,5980,0),("Postage & Copies","5020",712.44,388.16,0),("Legal - Collections","5035",1925,2310,0),("Legal - General","5036",0,640,0),("Audit & Tax Prep","5040",0,0,0),("Bad Debt","5060",750,750,0),("Insurance - Package","5110",2541.67,2541.67,0),
("Electric - Street Lights","5210",1866.3,1790.42,0),("Water - Irrigation","5220",934.18,1102.75,0),("Landscape Contract","5310",11450,11450,0),("Landscape Extras","5315",0,1685,0),("Pool Service","5330",890,890,0),("Gate Repairs","5350",436.12,0,0),("Lake & Fountain Maint.","5360",775,775,0),("Reserve Contribution","5900",12000,12000,0)])]
RS=[("Assets",[("Reserve Money Market - Sunbelt","1110",None,None,None),("CD 9 Mo. 4.15% Mat. 06/25","1121",150000,0,0),("CD 12 Mo. 4.40% Mat. 11/25","1122",125000,0,0),("Accrued Interest Receivable","1180",2318.05,946.3,0),("Due From Operating Fund","1410",12000,12000,12000)]),
("Liabilities",[("Contract Liability - Reserves","2500",-300000,0,0),("Retainage Payable","2515",-3170,0,0),("Due To Operating Fund","2410",0,0,3860)]),
("Fund Balances",[("Reserve - Paving","3110",None,0,0),("Reserve - Pool & Clubhouse","3120",-41350.6,0,0),("Reserve - Gates & Walls","3130",-28216.4,0,0)]),
("Revenue",[("Contributions From Operating","4910",-12000,0,12000),("Interest - Reserves","4920",-1264.77,0,1198.52)]),
("Expenses",[("Pool Resurfacing (Study Item 14)","6120",0,3860,0),("Gate Operator Replacement","6130",6344,0,0)])]
wb=Workbook();ws=wb.active;ws.title="TB by Fund"
K=["beginning","debit","credit","activity","ending"]
COL=dict(zip(K,[5,6,7,9,10]))   # B name, C GL, D hidden memo, H spacer
B=lambda r,cc,v,**k:ws.cell(r,cc,v)
ws["B1"]="Quail Run Crossing Homeowners Association, Inc.";ws["B1"].font=Font(name="Cambria",size=14,bold=True,color="1F3864")
ws["B2"]="Trial Balance by Fund - Accrual Basis";ws["B3"]="Month Ended February 28, 2025";ws["J1"]="Prepared: 03/11/2025 RL";ws["J1"].alignment=Alignment(horizontal="right")
for x in("B2","B3"): ws[x].font=Font(name="Cambria",italic=True)
r=5
thin=Side(style="thin");dbl=Side(style="double")
rows=[];totals=[];GT=[0]*5
fmt='#,##0.00_);(#,##0.00)'
def header(r,fund):
    ws.cell(r,2,fund).font=Font(name="Cambria",bold=True,size=12,color="FFFFFF")
    for q in range(2,11): ws.cell(r,q).fill=PatternFill("solid",fgColor="1F3864")
    for q,t in [(2,"Account"),(3,"G/L"),(4,"Memo"),(5,"Balance\n1/31/2025"),(6,"Debits"),(7,"Credits"),(9,"Net\nChange"),(10,"Balance\n2/28/2025")]:
        x=ws.cell(r+1,q,t);x.font=Font(name="Cambria",bold=True);x.alignment=Alignment(wrap_text=True,horizontal="right" if q>4 else "left",vertical="bottom");x.border=Border(bottom=thin)
    ws.row_dimensions[r+1].height=31
def total(r,lab,T,double=False):
    ws.cell(r,2,lab).font=Font(name="Cambria",bold=True)
    for k,v in zip(K,T):
        x=ws.cell(r,COL[k],v/100);x.number_format=fmt;x.font=Font(name="Cambria",bold=True);x.border=Border(top=thin,bottom=dbl if double else None)
    totals.append(dict(label=lab,**{k:v/100 for k,v in zip(K,T)}))
planted=None
for fund,F,cash,plug in[("OPERATING FUND",OP,(48219.36,66850.52),("1010","3010")),("RESERVE FUND",RS,(191904.11,12252.22),("1110","3110"))]:
    L=[list(a) for s,l in F for a in l]
    d={a[1]:a for a in L}
    d[plug[0]][2]=cash[0]
    d[plug[1]][2]=0
    d[plug[1]][2]=-round(sum(a[2] for a in L),2)
    d[plug[0]][3]=cash[1]; 
    D=sum(c(a[3]) for a in L);C=sum(c(a[4]) for a in L if a[4] is not None); d[plug[0]][4]=(D-C)/100
    assert d[plug[0]][4]>=0 and d[plug[1]][2]<0,(fund,d[plug[0]],d[plug[1]])
    header(r,fund); r+=2; FT=[0]*5
    for s,l in F:
        ws.cell(r,2,s).font=Font(name="Cambria",italic=True,bold=True);r+=1
        T=[0]*5
        for a in l:
            _,gl,b,dr,cr=d[a[1]]
            if gl=="5040": continue
            b,dr,cr=c(b),c(dr),c(cr);v=[b,dr,cr,dr-cr,b+dr-cr]
            T=[p+q for p,q in zip(T,v)]
            pv=list(v)
            if gl=="5310":
                pv[4]=2_390_000  # true 22,900.00
                planted={"what":"G/L 5310 Landscape Contract, balance 2/28/2025: printed 23,900.00 for 22,900.00","kind":"digit"}
            ws.cell(r,2,"   "+a[0]);ws.cell(r,3,gl);ws.cell(r,4,R.choice(["","x","v"]))
            row=dict(account=gl,name=a[0])
            for k,z in zip(K,pv):
                if k in("debit","credit") and z==0: continue
                x=ws.cell(r,COL[k],z/100);x.number_format=fmt;row[k]=z/100
            for q in(2,3,5,6,7,9,10): ws.cell(r,q).font=Font(name="Cambria",size=10)
            rows.append(row);r+=1
        total(r,"Total "+s,T);r+=2
        FT=[p+q for p,q in zip(FT,T)]
    assert FT[0]==0 and FT[1]==FT[2] and FT[4]==0,FT
    total(r,f"{fund} - TOTAL",FT,True);r+=3
    GT=[p+q for p,q in zip(GT,FT)]
total(r,"ALL FUNDS",GT,True);r+=2
ws.cell(r,2,"Interim statement - no assurance provided. Accounts with no balance and no activity are suppressed.").font=Font(name="Cambria",italic=True,size=8)
ws.column_dimensions["A"].width=2;ws.column_dimensions["B"].width=38;ws.column_dimensions["C"].width=7;ws.column_dimensions["D"].hidden=True;ws.column_dimensions["H"].width=2
for q in"EFGIJ": ws.column_dimensions[q].width=14
ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc("QuailRun_FundTB_Feb25.xlsx"))
save("QuailRun_FundTB_Feb25.xlsx","TB",K,rows,totals,planted)
