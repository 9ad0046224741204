# CPA working trial balance, medical office bldg, xlsx
from common import *
import xlsxwriter
rng=random.Random(2302); fn="Larkmoor Medical Arts WTB 2024.xlsx"
A=[("Cash - operating","101",84212.37,0),("Cash - tenant deposits","103",41800,0),("Cash - reserve (lender)","104",126540.12,0),("Tenant accounts receivable","110",38914.55,0),("Allowance for uncollectible accounts","112",-6000,0),("CAM receivable - prior year","114",0,0),("Straight-line rent receivable","116",91377,0),("Prepaid insurance","120",0,0),("Prepaid property tax","121",0,0),("Land","150",980000,0),("Building","155",5412300,0),("Building improvements","156",664215,0),("Tenant improvements","158",412087.5,0),("Accumulated depreciation","169",-1733608,0),("Loan costs","180",88400,0),("Accumulated amortization - loan costs","181",-35360,0),("Leasing commissions, net","183",74125.8,0),
("Accounts payable","201",-29411.08,0),("Accrued real estate taxes","205",0,0),("Accrued interest","206",-14102.77,0),("Tenant security deposits","210",-41800,0),("Prepaid rents","212",-18774,0),("Due to Larkmoor Holdings","220",-25000,0),("Mortgage payable - Tri-County Mutual","250",-4120500,0),("Members' capital","301",0,0),("Members' draws","305",240000,0),
("Base rent","401",-1012480.4,0),("CAM recoveries","405",-214388.15,0),("Tax recoveries","406",-98120,0),("Parking income","410",-17640,0),("Medical waste reimbursement","412",-6221.9,0),("Late fees & other","415",-1890,0),("Interest income","490",-811.43,0),
("Janitorial","501",96340.2,0),("Elevator contract","503",14256,0),("HVAC repairs","505",41877.93,0),("Repairs & maintenance - general","507",33902.66,0),("Landscape & snow","509",22110,0),("Medical waste hauling","511",7405.5,0),("Electric","520",88214.71,0),("Gas","521",19877.02,0),("Water & sewer","522",15332.9,0),("Management fee","530",51812,0),("Legal & audit","532",18650,0),("Insurance","540",47880,0),("Real estate taxes","545",118730.44,0),("Bad debts","550",0,0),("Mortgage interest","601",261004.18,0),("Depreciation","610",0,0),("Amortization","612",0,0)]
J=[(1,[("610",178240),("169",-178240)],"Depreciation per schedule F-3"),(2,[("612",8840),("181",-8840)],"Amortize loan costs, 10 yrs"),(3,[("545",31420),("205",-31420)],"Accrue 2nd half real estate taxes"),(4,[("250",74118.6),("601",-74118.6)],"Reclass principal coded to interest"),(5,[("120",15960),("540",-15960)],"Set up prepaid insurance at 12/31"),(6,[("550",9214.55),("110",-6214.55),("112",-3000)],"Write off Suite 210; raise allowance"),(7,[("114",12650),("405",-12650)],"2024 CAM true-up billed Feb 2025"),(8,[("601",1302.11),("206",-1302.11)],"Adjust accrued interest to lender statement"),(9,[("156",18400),("505",-18400)],"Capitalize rooftop unit replaced in June")]
un={c:u for _,c,u,_ in A}; un["301"]=r2(-sum(un.values()))
adj={c:[0,0,[]] for c in un}
for n,ls,_ in J:
    assert abs(sum(x for _,x in ls))<.005
    for c,x in ls:
        if x>0: adj[c][0]=r2(adj[c][0]+x)
        else: adj[c][1]=r2(adj[c][1]-x)
        adj[c][2].append(str(n))
py={}
for n,c,u,_ in A:
    v=u
    if c in("150","155","103","210","220"): v=u
    elif c=="169": v=-1555368-0+0
    elif c=="610": v=178240
    elif c=="612": v=8840
    elif c=="181": v=-26520
    elif c=="114": v=0
    elif c=="205": v=-30115
    elif c=="120": v=15200
    elif u: v=round(u*rng.uniform(.88,1.06))
    py[c]=round(v)
py["301"]=0; py["301"]=-sum(py.values())
ub,uc="other:PER CLIENT BOOKS Debit","other:PER CLIENT BOOKS Credit"
jd,jc="other:ADJUSTING ENTRIES Debit","other:ADJUSTING ENTRIES Credit"
ad,ac="other:AS ADJUSTED 12/31/2024 Debit","other:AS ADJUSTED 12/31/2024 Credit"
pk="other:Final 12/31/2023 Dr (Cr)"
K=[pk,ub,uc,jd,jc,ad,ac]
rows=[]
wb=xlsxwriter.Workbook(D(fn)); ws=wb.add_worksheet("WTB"); B={"font_name":"Garamond","font_size":11}
F=lambda **k: wb.add_format({**B,**k})
h=F(bold=1,align="center",valign="vcenter",text_wrap=1,bottom=1); g=F(bold=1,align="center",bottom=1,bg_color="#E4E0D0")
m=F(num_format='#,##0.00;(#,##0.00);"-"??'); p=F(num_format='#,##0;(#,##0);"-"??',font_color="#555555"); t=F(num_format='#,##0.00',bold=1,top=1,bottom=6); tp=F(num_format='#,##0;(#,##0);"-"??',bold=1,top=1,bottom=6); tx=F(); ct=F(align="center"); red=F(font_color="#B00000",align="center",italic=1)
ws.write(0,0,"Larkmoor Medical Arts, LLC",F(bold=1)); ws.write(1,0,"Working trial balance - income tax / lender basis"); ws.write(2,0,"December 31, 2024"); ws.write(0,9,"Prepared: TWG 2/18/25",tx); ws.write(1,9,"Reviewed: HB 2/27/25",tx); ws.write(2,9,"W/P  TB-1",F(bold=1))
# cols: A name, B acct, C hidden tax line, D PY, E ub, F uc, G jeref, H jd, I jc, J ad, K ac, L W/P
ws.merge_range("E5:F5","PER CLIENT BOOKS",g); ws.merge_range("G5:I5","ADJUSTING ENTRIES",g); ws.merge_range("J5:K5","AS ADJUSTED 12/31/2024",g)
for i,x in enumerate(["Account","No.","Tax line","Final\n12/31/2023\nDr (Cr)","Debit","Credit","AJE","Debit","Credit","Debit","Credit","W/P"]): ws.write(5,i,x,h)
ws.set_row(5,48)
r=6
for n,c,_,_ in A:
    if c in("101","201","301","401","501"):
        ws.write(r,0,{"101":"Assets","201":"Liabilities","301":"Equity","401":"Income","501":"Expenses"}[c],F(bold=1,underline=1)); r+=1
    u=un[c]; a=r2(u+adj[c][0]-adj[c][1]); o={"account":c,"name":n}
    ws.write(r,0,n,tx); ws.write_string(r,1,c,ct); ws.write(r,2,"8825-"+str(rng.randint(2,17)),ct)
    if py[c] or c in("114",): ws.write(r,3,py[c],p); o[pk]=py[c]
    if u>0: ws.write(r,4,u,m); o[ub]=r2(u)
    if u<0: ws.write(r,5,-u,m); o[uc]=r2(-u)
    if adj[c][2]: ws.write(r,6,",".join(adj[c][2]),red)
    if adj[c][0]: ws.write(r,7,adj[c][0],m); o[jd]=adj[c][0]
    if adj[c][1]: ws.write(r,8,adj[c][1],m); o[jc]=adj[c][1]
    if a>0: ws.write(r,9,a,m); o[ad]=a
    if a<0: ws.write(r,10,-a,m); o[ac]=-a
    if rng.random()<.4: ws.write(r,11,rng.choice("ABCDEFG")+"-"+str(rng.randint(1,6)),ct)
    if len(o)>2: rows.append(o)
    else: ws.write(r,3,0,p); o[pk]=0; rows.append(o)
    r+=1
s=sums(rows,K); assert s[pk]==0 and s[ub]==s[uc] and s[jd]==s[jc] and s[ad]==s[ac]
ws.write(r,0,"Totals",F(bold=1)); ws.write_formula(r,3,f"=SUM(D7:D{r})",tp,0)
for col,k in zip([4,5,7,8,9,10],[ub,uc,jd,jc,ad,ac]):
    L="ABCDEFGHIJK"[col]; ws.write_formula(r,col,f"=SUM({L}7:{L}{r})",t,s[k])
ws.write(r+2,0,"Note: books were kept on the modified cash basis until 6/30; AJE 3 and 7 put the year on accrual. AJE detail on next tab.",F(italic=1))
ws.set_column(0,0,36);ws.set_column(1,1,6);ws.set_column(2,2,9,None,{"hidden":1});ws.set_column(3,5,15);ws.set_column(6,6,6);ws.set_column(7,10,15);ws.set_column(11,11,7)
ws.freeze_panes(6,2); ws.set_landscape(); ws.fit_to_pages(1,0)
w2=wb.add_worksheet("AJE"); q=1; w2.write(0,0,"Adjusting journal entries"); w2.set_column(1,1,44); w2.set_column(2,3,15); nm={c:n for n,c,_,_ in A}
for n,ls,d in J:
    w2.write(q,0,n); w2.write(q,1,d,F(italic=1)); q+=1
    for c,x in ls: w2.write(q,1,("" if x>0 else "     ")+c+" "+nm[c]); w2.write(q,2 if x>0 else 3,abs(x),m); q+=1
    q+=1
wb.close()
save(fn,"TB","OFFICE","CPA","working trial balance, grouped pairs, AJE references, prior year signed, hidden tax line column","names before codes; three pairs plus prior year; AJE tab beside; blank cells",K,rows,[{"label":"Totals",**s}])
