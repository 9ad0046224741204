# Sage 50 nominal pasted into an extended trial balance working paper, Welsh council company, xlsx
from common import *
import random, xlsxwriter
R=random.Random(813)
NAME='Cartrefi Glan Teifi Cyf - ETB 31-03-25.xlsx'
L=[ # nc,name,per sage signed (pounds), PY signed
('0010','Freehold Property - 31 homes acquired from CCC',5412500,5412500),
('0012','Leasehold Property - Heol y Wig flats',1180000,1180000),
('0021','Property Improvements',264381.44,198240.10),
('0030','Office Equipment',6412.00,6412.00),
('0031','Office Equipment Depreciation',-3206.00,-3206.00),
('0050','Motor Vehicle - Caddy van',14850,14850),
('0051','Motor Vehicle Depreciation',-5568.75,-5568.75),
('1100','Debtors Control Account',38416.27,31907.66),
('1101','Housing Benefit / UC-APA control',12204.16,9871.05),
('1102','Sundry Debtors',1840.00,0),
('1103','Prepayments',2116.40,9418.22),
('1105','Bad Debt Provision',-6500,-6500),
('1200','Bank Current Account - NatWest',211683.09,176412.77),
('1210','Bank Deposit Account',150000,100000),
('1220','Tenant Deposits Client A/c (DPS custodial pending)',2350.00,1800.00),
('1230','Petty Cash',84.17,120.00),
('1240','Company Credit Card',-612.48,-411.30),
('2100','Creditors Control Account',-41882.93,-36620.18),
('2101','Retentions held',-8412.50,-5100.00),
('2109','Accruals',-4200.00,-18740.00),
('2110','Rent in advance',-9318.22,-8846.17),
('2111','Deferred income - SHG',-418000,-428450),
('2200','Sales Tax Control Account',-0.0,0),
('2201','Purchase Tax Control Account',None,None),
('2210','P.A.Y.E.',-2140.66,-1988.42),
('2211','National Insurance',-1866.31,-1702.94),
('2220','Net Wages',0,0),
('2230','Pension Fund - Dyfed LGPS',-2418.70,-2290.11),
('2300','Loan - Ceredigion County Council facility A',-3650000,-3725000),
('2301','Loan - Ceredigion County Council facility B',-1420000,-1420000),
('2310','Corporation Tax',-11302.00,-11302.00),
('3000','Ordinary Shares (held by the Council)',-100,-100),
('3100','Reserves',None,None),
('3200','Profit and Loss Account',None,None),
('4000','Rents - social rent homes',-168422.80,-161903.44),
('4001','Rents - intermediate rent',-121906.00,-114480.00),
('4002','Rents - market rent flats',-96840.00,-92160.00),
('4003','Leasing Scheme Wales income',-31200.00,-20800.00),
('4010','Service charges - tenants',-18416.52,-17220.48),
('4011','Service charges - leaseholders',-6240.00,-5980.00),
('4050','Void loss',9426.13,7712.60),
('4100','SHG amortisation',0,-10450.00),
('4200','Management fee from Council (nominations)',-24000.00,-24000.00),
('4900','Miscellaneous Income',-1180.44,-640.00),
('4906','Bank Interest Received',-3816.20,-2107.45),
('5000','Day to day repairs',48213.76,44106.19),
('5001','Void works',21640.38,17884.02),
('5002','Gas servicing & CP12',4116.00,3948.00),
('5003','EICR and electrical remedials',5230.00,1870.00),
('5004','WHQS compliance works',16840.00,0),
('5010','Grounds maintenance - Tivyside Gardens',6912.00,6720.00),
('5011','Cleaning of communal areas',5148.00,4992.00),
('5020','Communal electricity',4386.91,5117.33),
('5021','Communal water - Dŵr Cymru',1108.22,986.40),
('6201','Advertising of lets',318.00,460.00),
('7003','Staff Salaries',81642.18,76210.40),
('7006','Employers N.I.',7416.90,6804.77),
('7007','Employers Pensions',13879.17,12955.77),
('7010','Recharged Council officer time',18500.00,17750.00),
('7100','Office rent - Penmorfa',4800.00,4800.00),
('7103','General Rates',1212.00,1180.00),
('7200','Electricity - office',918.33,884.12),
('7301','Repairs and servicing - van',641.18,512.90),
('7303','Vehicle Insurance',716.40,688.11),
('7304','Fuel and Oil',1288.09,1344.71),
('7502','Telephone',1106.52,1084.20),
('7505','Translation - cyfieithu',860.00,1240.00),
('7600','Legal Fees',2960.00,6150.00),
('7601','Audit and Accountancy Fees',1500.00,9250.00),
('7603','Valuation fees',3200.00,0),
('7610','Rent Smart Wales licence',0,186.00),
('7701','Software - housing management system',5760.00,5520.00),
('7901','Bank Charges',214.55,198.20),
('7903','Loan Interest Paid - Council',142390.00,144102.50),
('8000','Depreciation - vehicle & equipment',0,3712.50+801.5),
('8001','Depreciation - housing components',None,None),
('8100','Bad Debt Write Off',1418.60,906.33),
('8102','Movement in bad debt provision',0,1500),
('8204','Insurance - buildings block',11846.20,11190.00),
('9001','Taxation',None,11302.00),
('9998','Suspense Account',-550.00,0),
]
c=lambda v:None if v is None else int(round(v*100))
X={k:[n,c(s),c(p)] for k,n,s,p in L}
# PY closes on 3200, CY on bank is natural: put balance in 3200 b/f
X['3200'][2]=-sum(v[2] for v in X.values() if v[2]); pl=sum(v[2] for k,v in X.items() if v[2] and k>='4000' and k<'9500')
X['3200'][1]=X['3200'][2]+pl
d=sum(v[1] for v in X.values() if v[1]); X['1200'][1]-=d
print('P&L bf',X['3200'][1]/100,'PY',X['3200'][2]/100,'bank',X['1200'][1]/100)
# adjustments (cents)
ADJ=[('J1','Accountancy and audit accrual',[('7601',9800.00),('2109',-9800.00)]),
('J2','Prepay block insurance to 30/11/25',[('1103',7897.47),('8204',-7897.47)]),
('J3','Depreciation for the year',[('8000',4514.00),('0031',-801.50),('0051',-3712.50)]),
('J4','SHG amortisation 41 years',[('2111',10450.00),('4100',-10450.00)]),
('J5','Bad debt provision to 50% former / 10% current',[('8102',2240.00),('1105',-2240.00)]),
('J6','Clear suspense - deposit received M. Aled-Pugh',[('9998',550.00),('2112',-550.00)]),
('J7','Corporation tax charge (and payment of PY posted to 2310)',[('9001',13870.00),('2310',-13870.00)]),
('J8','Capitalise WHQS kitchens',[('0021',16840.00),('5004',-16840.00)])]
X['2112']=['Tenant deposits repayable',c(-2350),c(-1800)]; X['1200'][1]+=c(2350); X['3200'][2]+=c(1800); X['3200'][1]+=c(1800); X['1200'][1]-=c(1800)
assert sum(v[1] for v in X.values() if v[1])==0, sum(v[1] for v in X.values() if v[1])
assert sum(v[2] for v in X.values() if v[2])==0
ad={}
for j,t,ls in ADJ:
    assert abs(sum(a for _,a in ls))<.005
    for k,a in ls: ad.setdefault(k,[]).append((j,c(a)))
wb=xlsxwriter.Workbook(doc(NAME)); ws=wb.add_worksheet('ETB'); wj=wb.add_worksheet('Journals')
F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
acc='#,##0.00;(#,##0.00);"-"'
b=F(bold=True);n=F();m=F(num_format='#,##0.00');ms=F(num_format=acc);hc=F(bold=True,align='center',bottom=1,bg_color='#DDEBF7');hr=F(bold=True,align='right',bottom=1,bg_color='#DDEBF7',text_wrap=True);hl=F(bold=True,bottom=1,bg_color='#DDEBF7')
red=F(font_color='#C00000',align='center',font_size=9); tt=F(bold=True,num_format='#,##0.00',top=1,bottom=6); ts=F(bold=True,num_format='#,##0.00;(#,##0.00);0.00',top=1,bottom=6)
ws.write(0,0,'Cartrefi Glan Teifi Cyfyngedig',F(bold=True,font_size=13)); ws.write(1,0,'Extended trial balance',b); ws.write(2,0,'Year ended 31 March 2025',n)
ws.write(0,7,'Prepared: ER 19/06/25',n); ws.write(1,7,'Reviewed:',n); ws.write(2,7,'Schedule B2',n)
ws.merge_range(4,2,4,3,'Per Sage',hc); ws.merge_range(4,4,4,5,'Adjustments',hc); ws.write(4,0,'',hl);ws.write(4,1,'',hl);ws.write(4,6,'',hl);ws.write(4,7,'Closing balance',hr);ws.write(4,8,'2024',hr)
for i,h in enumerate(['N/C','Name','Dr','Cr','Dr','Cr','Ref','£','£']): ws.write(5,i,h,hl if i<2 else (hc if i==6 else hr))
ws.set_column(0,0,7);ws.set_column(1,1,47);ws.set_column(2,3,14);ws.set_column(4,5,12);ws.set_column(6,6,6);ws.set_column(7,8,15)
ws.freeze_panes(6,2)
rows=[];T=[0]*6;r=6
for k in sorted(X):
    nm,s,p=X[k]; a=ad.get(k,[])
    if s is None and p is None and not a: continue
    if not s and not p and not a: continue
    ws.write_string(r,0,k,n);ws.write(r,1,nm,n);row={'account':k,'name':nm}
    if s:
        ws.write_number(r,2 if s>0 else 3,abs(s)/100,m); row['debit' if s>0 else 'credit']=abs(s)/100; T[0 if s>0 else 1]+=abs(s)
    dr=sum(x for _,x in a if x>0); cr=-sum(x for _,x in a if x<0)
    if dr: ws.write_number(r,4,dr/100,m); row['other:Adjustments Dr']=dr/100
    if cr: ws.write_number(r,5,cr/100,m); row['other:Adjustments Cr']=cr/100
    T[2]+=dr;T[3]+=cr
    if a: ws.write(r,6,','.join(j for j,_ in a),red)
    e=(s or 0)+dr-cr
    ws.write_formula(r,7,f'=ROUND(C{r+1}-D{r+1}+E{r+1}-F{r+1},2)',ms,e/100)
    if e: row['ending']=e/100
    if p is not None:
        ws.write_number(r,8,p/100,ms)
        if p: row['other:2024 £']=p/100
    T[4]+=e;T[5]+=p or 0
    rows.append(row);r+=1
r+=1; ws.write(r,1,'Check totals',b)
for i,t in enumerate(T):
    col=[2,3,4,5,7,8][i]; L_='CDEFGHI'[col-2]
    ws.write_formula(r,col,f'=ROUND(SUM({L_}7:{L_}{r}),2)',tt if i<4 else ts,t/100)
tot={'label':'Check totals','debit':T[0]/100,'credit':T[1]/100,'other:Adjustments Dr':T[2]/100,'other:Adjustments Cr':T[3]/100,'ending':T[4]/100,'other:2024 £':T[5]/100}
assert T[0]==T[1] and T[2]==T[3] and T[4]==0 and T[5]==0
ws.set_landscape();ws.set_paper(9);ws.fit_to_pages(1,0);ws.repeat_rows(4,5);ws.set_footer('&L&F&RPage &P of &N')
wj.write_row(0,0,['Ref','N/C','Narrative','Dr','Cr'],hl);wj.set_column(2,2,58);wj.set_column(3,4,12);q=1
for j,t,ls in ADJ:
    for k,a in ls:
        wj.write(q,0,j,n);wj.write_string(q,1,k,n);wj.write(q,2,t+' - '+X[k][0],n);wj.write_number(q,3 if a>0 else 4,abs(a),m);q+=1
    q+=1
wb.close()
save(NAME,'TB',rows,[tot],['debit','credit','other:Adjustments Dr','other:Adjustments Cr','ending','other:2024 £'],None,'Sage nominal extended TB workbook with grouped Per Sage / Adjustments heads and signed closing balance; Journals sheet beside',True)
