# Auditor's working trial balance / lead sheets (xlsx)
from common import *
import xlsxwriter
rnd=random.Random(6102); N='Ostermann FLP WTB 2024.xlsx'
# acct, name, PY, CY(per G/L) ; P&L credit negative
L=[('A','Cash',[('1010','Heartland State Bank - operating',48217,61204),('1015','Heartland State Bank - security deposits',21650,22400),('1030','Edgemont Brokerage - money market',112480,74915)]),
('B','Receivables',[('1110','Tenant receivables',18344,23971),('1120','CAM reconciliation receivable',9120,0),('1190','Allowance for doubtful accounts',-4000,-4000),('1150','Straight-line rent receivable',37216,37216)]),
('C','Prepaids & other',[('1210','Prepaid insurance',8415,9133),('1230','Utility deposits',1250,1250),('1250','Real estate tax escrow',26880,28114)]),
('F','Property & equipment',[('1510','Land - Prairie Crossing',410000,410000),('1512','Land - outlot 3',96500,96500),('1520','Buildings',3284610,3284610),('1530','Parking lot & site improvements',287455,331905),('1540','Tenant improvements',198320,221770),('1550','Signage',24180,24180),('1560','Maintenance equipment',17640,17640),
  ('1620','Accum. depr. - buildings',-1431212,-1431212),('1630','Accum. depr. - site improvements',-164870,-164870),('1640','Accum. depr. - tenant improvements',-109440,-109440),('1660','Accum. depr. - signage & equipment',-33715,-33715)]),
('G','Deferred costs',[('1710','Loan costs',31400,31400),('1715','Accum. amortization - loan costs',-12560,-12560),('1720','Leasing commissions',44870,53120),('1725','Accum. amortization - leasing commissions',-21305,-21305)]),
('N','Payables & accruals',[('2010','Accounts payable',-14620,-19877),('2110','Accrued real estate taxes',-53760,-53760),('2120','Accrued interest',-6318,-6318),('2150','Prepaid rents',-7850,-11240),('2160','Tenant security deposits',-21650,-22400),('2190','Due to Ostermann Farms, Inc.',-15000,-10000)]),
('P','Long-term debt',[('2510','Mortgage note - Great Plains Life',-1684225,-1611408),('2530','Equipment note - Heartland State Bank',-9140,-4406)]),
('R',"Partners' capital",[('3010','Capital - general partner',-8120,None),('3020','Capital - limited partners',-803980,None),('3110','Distributions - general partner',1200,1350),('3120','Distributions - limited partners',118800,133650)]),
('S','Revenue',[('4010','Base rent - shop tenants',-412660,-431218),('4020','Base rent - anchor',-138000,-138000),('4030','Ground rent - outlot 3',-30000,-30900),('4050','Straight-line rent adjustment',-6420,0),('4110','CAM recoveries',-71344,-74902),('4120','Real estate tax recoveries',-46218,-47780),('4130','Insurance recoveries',-12906,-14015),('4210','Percentage rent',-5150,-6044),('4310','Late fees',-1875,-2310),('4910','Interest & dividend income',-3912,-3280)]),
('T','Operating expenses',[('5010','Property management fees',30120,31876),('5110','Parking lot sweeping & snow removal',23840,19415),('5120','Landscaping',11260,11780),('5130','Parking lot lighting & electric',14318,15122),('5140','Water & sewer',6902,7215),('5150','Trash removal',8440,8896),('5160','Fire alarm monitoring',2160,2232),('5210','Repairs & maintenance - building',19615,27904),('5220','Repairs & maintenance - roof',4280,18650),('5230','HVAC contract',5640,5760),('5310','Property insurance',16830,18266),('5410','Real estate taxes',53112,54480),('5510','Legal fees',3215,6480),('5520','Audit & tax preparation',14500,15100),('5530','Bank charges',412,388),('5540','Bad debt expense',2190,0),('5590','Miscellaneous',1107,943)]),
('U','Interest, depr. & amort.',[('6010','Interest - mortgage',78204,74961),('6020','Interest - equipment note',611,402),('6110','Depreciation',121488,0),('6120','Amortization',7820,0)])]
PYNI=sum(p for g,_,a in L if g in'STU' for _,_,p,_ in a)
# close: capital CY = PY cap + PY NI + PY distr ; plug PY into LP capital
py=sum(p for _,_,a in L for _,_,p,_ in a)
L2=[]
for g,t,a in L:
    if g=='R':
        lp=-803980-py; tot=PYNI+120000
        a=[('3010',a[0][1],-8120,-8120+round(tot*.01)),('3020',a[1][1],lp,lp+tot-round(tot*.01)),a[2],a[3]]
    L2.append((g,t,a))
cy=sum(p for _,_,a in L2 for _,_,_,p in a)
# plug CY through brokerage account? use operating account
L2[0][2][2]=('1030','Edgemont Brokerage - money market',112480,74915-cy)
AJE=[(1,[('6110',118940,0),('1620',0,84220),('1630',0,19870),('1640',0,12310),('1660',0,2540)],'To record 2024 depreciation per schedule F-4'),
(2,[('6120',8105,0),('1715',0,3140),('1725',0,4965)],'To record amortization of loan costs and leasing commissions'),
(3,[('1120',7415,0),('4110',0,5130),('4120',0,2285)],'To accrue 2024 CAM / tax reconciliation billings'),
(4,[('5540',3850,0),('1190',0,3850)],'To adjust allowance - Suite 7 bankruptcy'),
(5,[('1530',14200,0),('5220',0,14200)],'To capitalize canopy and drive-lane overlay expensed as roof repair'),
(6,[('1150',0,2180),('4050',2180,0)],'To record straight-line rent adjustment'),
(7,[('2110',0,1720),('5410',1720,0)],'To adjust tax accrual to 2024 payable 2025 bill'),
(8,[('2120',273,0),('6010',0,273)],'To adjust accrued interest')]
adj={}
for n,ls,_ in AJE:
    for a,d,c in ls:
        o=adj.setdefault(a,[0,0,[]]); o[0]+=d;o[1]+=c;o[2].append(str(n))
wb=xlsxwriter.Workbook(doc(N)); ws=wb.add_worksheet('WTB'); w2=wb.add_worksheet('AJE'); w3=wb.add_worksheet('Tickmarks')
F=lambda **k: wb.add_format({'font_name':'Arial','font_size':9,**k})
nf='#,##0_);(#,##0);"-"_)'
b=F(bold=True); t=F(); m=F(num_format=nf); ref=F(align='center',font_color='#C00000'); grp=F(bold=True,italic=True)
st=F(num_format=nf,bold=True,top=1); gt=F(num_format=nf,bold=True,top=1,bottom=6); H=F(bold=True,align='center',bottom=1,text_wrap=True,valign='bottom'); Hg=F(bold=True,align='center',bottom=1)
ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(0,5);ws.set_column('A:A',7);ws.set_column('B:B',40);ws.set_column('C:D',13);ws.set_column('E:E',5);ws.set_column('F:G',11);ws.set_column('H:H',13);ws.set_column('I:I',8)
ws.write(0,0,'Ostermann Family Limited Partnership',F(bold=True,font_size=11));ws.write(1,0,'Working Trial Balance',b);ws.write(2,0,'Year ended December 31, 2024',t)
ws.write(0,7,'Prepared by',t);ws.write(0,8,'KMD 3/4/25',t);ws.write(1,7,'Reviewed by',t);ws.write(1,8,'TJH 3/11/25',t);ws.write(2,7,'W/P',t);ws.write(2,8,'TB-1',F(bold=True,font_color='#C00000'))
ws.merge_range(4,4,4,6,'Adjusting Entries',Hg)
ws.set_row(5,26)
for i,h in enumerate(['Acct','Account Name','Final\n12/31/2023','Ending Balance\nper G/L','Ref','Debit','Credit','Final\n12/31/2024','W/P Ref']): ws.write(5,i,h,H)
ws.freeze_panes(6,2)
K=['other:Final 12/31/2023','ending','other:Adjusting Entries Debit','other:Adjusting Entries Credit','other:Final 12/31/2024']
r=6; rows=[];tots=[];subs=[];G=[0]*5;sub={}
for g,title,accts in L2:
    ws.write(r,0,g,grp);ws.write(r,1,title,grp);r+=1;r0=r;S=[0]*5
    for a,n,p,cyv in accts:
        d,c,rf=adj.get(a,(0,0,[])); fin=cyv+d-c
        ws.write(r,0,a,t);ws.write(r,1,n,t);ws.write(r,2,p,m);ws.write(r,3,cyv,m)
        if rf: ws.write(r,4,','.join(rf),ref)
        if d: ws.write(r,5,d,m)
        if c: ws.write(r,6,c,m)
        ws.write_formula(r,7,f'=D{r+1}+F{r+1}-G{r+1}',m,fin); ws.write(r,8,{'1010':'A-2','1030':'A-4','1110':'B-2','1520':'F-1','2510':'P-1','4010':'S-3','5410':'T-5','2110':'N-3'}.get(a,''),ref)
        v=[p,cyv,d,c,fin]; S=[x+y for x,y in zip(S,v)]
        o=dict(account=a,name=n)
        for k,x in zip(K,v):
            if x!=0: o[k]=x
        rows.append(o);r+=1
    ws.write(r,1,f'Total {title}',b)
    for j,(col,x) in enumerate(zip((2,3,5,6,7),S)): ws.write_formula(r,col,f'=SUM({"CDFGH"[j]}{r0+1}:{"CDFGH"[j]}{r})',st,x)
    tots.append(dict(label=f'Total {title}',**{k:x for k,x in zip(K,S) if x})); subs.append(r+1); sub[g]=S; G=[x+y for x,y in zip(G,S)]; r+=2
def trow(lbl,S,rr,fmt):
    global r
    ws.write(r,1,lbl,b)
    for j,(col,x) in enumerate(zip((2,3,5,6,7),S)): ws.write_formula(r,col,'='+'+'.join(f'{"CDFGH"[j]}{q}' for q in rr),fmt,x)
    tots.append(dict(label=lbl,**{k:x for k,x in zip(K,S) if x})); r+=2
assert G[0]==G[1]==G[4]==0 and G[2]==G[3],G
trow('Trial balance total',G,subs,gt)
trow('Net (income) loss',[sum(x) for x in zip(sub['S'],sub['T'],sub['U'])],subs[-3:],gt)
ws.write(r,0,'Credit balances and net income shown in parentheses. AJE detail at tab AJE; passed entries at TB-3.',F(italic=True))
w2.set_column('A:A',6);w2.set_column('B:B',9);w2.set_column('C:C',44);w2.set_column('D:E',12)
w2.write(0,0,'Ostermann Family Limited Partnership - Adjusting Journal Entries 12/31/2024',b)
for i,h in enumerate(['AJE','Acct','Account / explanation','Debit','Credit']): w2.write(2,i,h,H)
nm={a:n for _,_,x in L2 for a,n,_,_ in x};q=3
for n,ls,ex in AJE:
    for a,d,c in ls:
        w2.write(q,0,n,t);w2.write(q,1,a,t);w2.write(q,2,nm[a],t)
        if d:w2.write(q,3,d,m)
        if c:w2.write(q,4,c,m)
        q+=1
    w2.write(q,2,ex,F(italic=True));q+=2
for i,x in enumerate(['f  Footed','PBC  Prepared by client','CF  Agreed to prior-year audited financial statements','TB  Agreed to client general ledger (QuickBooks) printed 2/18/25']): w3.write(i+1,0,x,t)
wb.close()
save(N,'TB',None,K,rows,tots,'auditor working trial balance with lead-sheet groups, AJE debit/credit columns, second sheets',True)
print(len(rows),L2[0][2],L2[7][2],sub['S'],tots[-1])
