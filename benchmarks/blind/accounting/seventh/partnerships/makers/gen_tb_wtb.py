# Working trial balance, whole dollars, AJE + RJE, by lead schedule (xlsx)
import random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from common import *
R=random.Random(8101)
L=[("A","Cash",[("1110","Petty cash",500,500),("1120","Operating account - First Harbor Bank",88214,0),("1191","Tenant security deposit account",41877,43902)]),
("B","Receivables",[("1130","Tenant accounts receivable",14650,21388),("1131","Allowance for doubtful accounts",-4200,-4200),("1135","HAP receivable - County Housing Authority",7904,0),("1140","Due from management agent",None,1265)]),
("C","Prepaids, escrows and reserves",[("1200","Prepaid property insurance",22318,25077),("1310","Tax and insurance escrow",61402,58916),("1320","Replacement reserve",284119,317744),("1330","Operating deficit reserve",196500,198873)]),
("D","Property and equipment",[("1410","Land",640000,640000),("1420","Buildings",7812455,7812455),("1425","Site improvements",388902,388902),("1450","Furniture and equipment",241610,253985),("1495","Accumulated depreciation",-2614377,-2903812)]),
("E","Deferred charges",[("1520","Tax credit monitoring fees",48600,48600),("1529","Accumulated amortization - TC fees",-25920,-29160)]),
("AA","Payables and accruals",[("2110","Accounts payable - trade",-27615,-31904),("2115","Accrued professional fees",-14500,None),("2120","Accrued payroll",-6811,-7240),("2131","Accrued interest - first mortgage",-14902,-14688),("2134","Accrued interest - HOME loan",-117300,-117300),("2150","Accrued real estate taxes",-38440,-40115),("2191","Tenant security deposits",-41502,-43377),("2210","Prepaid rents",-3918,-2206)]),
("BB","Long-term debt",[("2320","First mortgage payable - Corliss Savings",-3912644,-3853018),("2321","Current maturities of long-term debt",-59626,None),("2325","HOME loan - City of Averill",-850000,-850000),("2340","Debt issuance costs, net",71208,71208)]),
("CC","Partners' capital",[("3110","General partner",412,0),("3120","Investor limited partner",0,0),("3130","Syndication costs",65000,65000),("3190","Distributions",12000,12000)]),
("10","Revenue",[("5120","Rent revenue - gross potential",-812644,-838930),("5121","Tenant assistance payments (HAP)",-94871,-88120),("5220","Vacancy and concessions",47116,52904),("5410","Interest income",-2907,-8466),("5910","Laundry and vending",-7402,-6985),("5920","Tenant charges and late fees",-11287,-9412),("5990","Miscellaneous income",None,-1850)]),
("20","Administrative expenses",[("6310","Office salaries",64880,67934),("6320","Management fee",52904,54288),("6330","Site manager salary",46200,48100),("6340","Legal expense",7118,3905),("6350","Audit and tax expense",14500,1200),("6370","Bad debt expense",9344,None),("6390","Miscellaneous administrative",5712,6480)]),
("30","Utilities",[("6450","Electricity",28417,27011),("6451","Water and sewer",41902,39874),("6452","Gas",12066,13318)]),
("40","Operating and maintenance",[("6510","Maintenance payroll",58740,61255),("6515","Supplies",17408,19266),("6520","Contracts - repairs",48912,87340),("6525","Garbage and trash removal",13870,14442),("6546","HVAC repairs",9045,11218)]),
("50","Taxes and insurance",[("6710","Real estate taxes",76880,80230),("6711","Payroll taxes",13406,14011),("6720","Property and liability insurance",44636,48922)]),
("60","Financial",[("6820","Interest on first mortgage",180114,177402),("6825","Interest on HOME loan",25500,None),("6890","Asset management fee - ILP",7500,7725)]),
("70","Depreciation and amortization",[("6600","Depreciation expense",287966,289435),("6610","Amortization of TC fees",3240,3240)])]
aje={"6370":("AJE-1",5100,0),"1131":("AJE-1",0,5100),"6825":("AJE-2",25500,0),"2134":("AJE-2",0,25500),"1420":("AJE-3",38600,0),"6520":("AJE-3",0,38600),
"6600":("AJE-4",1404,0),"1495":("AJE-4",0,1404),"6820":("AJE-5",4748,0),"2340":("AJE-5",0,4748),"6350":("AJE-6",15200,0),"2115":("AJE-6",0,15200),
"6450":("AJE-7",2319,0),"6451":("AJE-7",3877,0),"2110":("AJE-7",0,6196),"1135":("AJE-8",7315,0),"5121":("AJE-8",0,7315)}
rje={"2320":("RJE-1",62890,0),"2321":("RJE-1",0,62890),"1130":("RJE-2",1744,0),"2210":("RJE-2",0,1744),"5920":("RJE-3",3120,0),"5990":("RJE-3",0,3120)}
D={a:[n,p,c] for _,_,x in L for a,n,p,c in x}
D["3120"][1]=0; D["3120"][1]=-sum(v[1] or 0 for v in D.values())
ni=sum(v[1] or 0 for a,v in D.items() if a>="5")
D["3110"][2]=412+12+round(ni*.0001); D["3120"][2]=D["3120"][1]+ni-round(ni*.0001)+11988
D["1120"][2]=-sum(v[2] or 0 for v in D.values())
print('wtb',D["3120"],D["1120"],ni)
PY,UN,AD,AC,AJ,RD,RC,FN="other:Audited 12/31/22","other:Unadjusted 12/31/23","other:Adjusting Entries Debit","other:Adjusting Entries Credit","other:Adjusted 12/31/23","other:Reclassifying Entries Debit","other:Reclassifying Entries Credit","other:Final 12/31/23"
M=[PY,UN,AD,AC,AJ,RD,RC,FN]
col=dict(zip(M,[5,6,8,9,10,12,13,14]))
wb=Workbook();ws=wb.active;ws.title="WTB"
ws["B1"]="Hadley, Pruitt & Moss LLP";ws["B1"].font=Font(name="Georgia",size=12,bold=True)
ws["B2"]="Client:";ws["D2"]="Larkspur Commons Associates, A Limited Partnership"
ws["B3"]="Engagement:";ws["D3"]="Audit - year ended December 31, 2023"
ws["B4"]="Schedule:";ws["D4"]="Working Trial Balance (debits positive, credits in parentheses)"
ws["M1"]="W/P Ref";ws["N1"]="TB-1";ws["M2"]="Prepared";ws["N2"]="KLS 2/27/24";ws["M3"]="Reviewed";ws["N3"]="DPM 3/11/24"
h1={2:"L/S",3:"Account",4:"Description",5:"Audited",6:"Unadjusted",7:"Adjusting Entries",10:"Adjusted",11:"Reclassifying Entries",14:"Final"}
h2={3:"No.",5:"12/31/22",6:"12/31/23",7:"Ref",8:"Debit",9:"Credit",10:"12/31/23",11:"Ref",12:"Debit",13:"Credit",14:"12/31/23"}
th=Side(style="thin");F=PatternFill("solid",fgColor="DDE6EF")
for r,h in((6,h1),(7,h2)):
    for c in range(2,15):
        x=ws.cell(r,c,h.get(c));x.font=Font(name="Calibri",bold=True,size=10);x.fill=F;x.alignment=Alignment(horizontal="center")
ws.merge_cells("G6:I6");ws.merge_cells("K6:M6")
for c in range(2,15): ws.cell(7,c).border=Border(bottom=th)
NF='#,##0_);(#,##0)'
rows=[];tots=[];r=8
def put(r,rec,bold=False,top=False):
    for k in M:
        if k in rec:
            x=ws.cell(r,col[k],rec[k]);x.number_format=NF;x.font=Font(name="Calibri",size=10,bold=bold)
            if top:x.border=Border(top=th)
def summ(rs,label):
    t={"label":label}
    for k in M:
        v=[q[k] for q in rs if k in q]
        if v:t[k]=sum(v)
    return t
for ls,nm,acc in L:
    ws.cell(r,2,ls).font=Font(bold=True,size=10);ws.cell(r,3,nm).font=Font(bold=True,size=10);r+=1
    g=[]
    for a,*_ in acc:
        n,p,c=D[a];q={"account":a,"name":n}
        if p is not None:q[PY]=p
        if c is not None:q[UN]=c
        t=c or 0
        if a in aje:
            f,d,k=aje[a];ws.cell(r,7,f).font=Font(size=8,italic=True,color="AA0000")
            if d:q[AD]=d
            if k:q[AC]=k
            t+=d-k
        if t or c is not None: q[AJ]=t
        if a in rje:
            f,d,k=rje[a];ws.cell(r,11,f).font=Font(size=8,italic=True,color="0000AA")
            if d:q[RD]=d
            if k:q[RC]=k
            t+=d-k
        q[FN]=t
        ws.cell(r,2,ls).font=Font(size=9,color="777777");ws.cell(r,3,a).font=Font(size=10);ws.cell(r,4,n).font=Font(size=10)
        ws.cell(r,15,"GRP-"+ls)
        put(r,q);g.append(q);rows.append(q);r+=1
    t=summ(g,"Total "+ls+" - "+nm);tots.append(t)
    ws.cell(r,4,t["label"]).font=Font(bold=True,size=10);put(r,t,True,True);r+=2
t=summ([q for q in rows if q["account"]>="5"],"Net (income) loss");tots.append(t)
ws.cell(r,4,t["label"]).font=Font(bold=True,size=10);put(r,t,True,True);r+=1
t=summ(rows,"Trial balance totals");tots.append(t);assert t[FN]==t[UN]==t[PY]==0 and t[AD]==t[AC]
ws.cell(r,4,t["label"]).font=Font(bold=True,size=10);put(r,t,True,True);r+=2
for s in ["AJE-1  To adjust allowance to ageing analysis at B-2.","AJE-2  To accrue simple interest at 3% on the HOME loan.","AJE-3  To capitalize roof replacement, buildings 4 and 5.","AJE-4  To record half-year depreciation on AJE-3 and correct useful lives.",
 "AJE-5  To amortize debt issuance costs (reported as interest).","AJE-6  To accrue audit and tax return fee.","AJE-7  To record unrecorded liabilities found in search at AA-3.","AJE-8  To record December HAP received in January.",
 "RJE-1  To present current maturities.","RJE-2  To reclassify tenants' credit balances.","RJE-3  To reclassify key and damage charges to miscellaneous."]:
    ws.cell(r,3,s).font=Font(size=9,italic=True);r+=1
for c,w in zip("ABCDEFGHIJKLMNO",[2,9,9,40,12,12,8,10,10,12,8,10,10,12,9]): ws.column_dimensions[c].width=w
ws.column_dimensions["O"].hidden=True
ws.freeze_panes="E8";ws.page_setup.orientation="landscape";ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows="6:7"
w2=wb.create_sheet("Tickmarks")
for i,s in enumerate(["TB-1 tickmarks","PY  Agreed to prior-year audited financial statements","GL  Agreed to client general ledger","F  Footed"],1):w2.cell(i,1,s)
wb.save(doc("larkspur_wtb_2023.xlsx"))
save("larkspur_wtb_2023.xlsx","TB",M,rows,tots)
