# extended TB workbook, UK
from common import *; import xlsxwriter; random.seed(683)
S=[('Fixed assets',[(10,'Investment property - Cost/valuation',8450000.00),(11,'Investment property - Fair value movement',275000.00),(30,'Office equipment - Cost',18264.17),(31,'Office equipment - Depreciation',-11902.40),(50,'Motor vehicles - Cost',32500.00),(51,'Motor vehicles - Depreciation',-16250.00)]),
('Current assets',[(1100,'Debtors control account',47318.66),(1101,'Provision for doubtful rents',-6200.00),(1102,'Service charge debtors',22817.43),(1103,'Prepayments',9140.25),(1106,'Managing agent - client account',31205.88),(1200,'Bank current account',118402.91),(1210,'Rent deposit account',58750.00),(1230,'Petty cash',112.36)]),
('Creditors',[(2100,'Creditors control account',-28994.07),(2109,'Accruals',-7500.00),(2110,'Rents received in advance',-96412.50),(2115,'Tenant deposits held',-58750.00),(2200,'Sales tax control account',-14871.22),(2201,'Purchase tax control account',6033.19),(2202,'VAT liability',-8211.40),(2210,'PAYE/NI',-2264.81),(2230,'Pension fund',-418.00),(2300,"Director's loan - current",-64000.00),(2310,'Bank loan - Handelsdale Bank plc',-4125000.00),(2320,'Corporation tax',-38612.00),(2330,'Deferred tax',-68750.00)]),
('Capital & reserves',[(3000,'Ordinary shares',-100000.00),(3100,'Revaluation / FV reserve',-275000.00),(3200,'Profit and loss account b/fwd',None),(3260,'Dividends paid',80000.00)]),
('Income',[(4000,'Rent receivable - Riverside Mill',-286450.00),(4001,'Rent receivable - 9-15 Tanner Street',-174300.00),(4002,'Rent receivable - Ground rents',-8925.00),(4010,'Service charge income',-91204.17),(4020,'Insurance recharged',-21887.30),(4900,'Surrender premium',-25000.00),(4906,'Interest received',-1864.09)]),
('Direct property costs',[(5000,'Service charge expenditure',94377.82),(5010,'Void rates & utilities',11842.60),(5020,'Repairs not recoverable',18266.00),(5030,'Letting fees',14950.00),(5040,'Managing agent fees',23484.00),(5050,'Buildings insurance',24612.75)]),
('Overheads',[(7000,'Gross wages',46200.00),(7006,"Employer's NI",4018.32),(7200,'Electricity - office',1934.77),(7500,'Printing & stationery',486.15),(7550,'Telephone & internet',1622.40),(7600,'Legal fees',9875.00),(7601,'Audit & accountancy',2400.00),(7603,'Valuation fees',5500.00),(7901,'Bank charges',744.10),(7903,'Loan interest payable',236187.50),(8000,'Depreciation',0.0),(8100,'Bad debt write off',0.0),(8200,'Donations',250.00),(8250,'Sundry',83.49),(9998,'Suspense account',-1440.00)])]
J=[('J1','Depreciation charge for year',[(8000,6827.88),(31,-2765.38),(51,-4062.50)]),('J2','Audit accrual 31.3.25',[(7601,8600.00),(2109,-8600.00)]),('J3','Clear suspense - insurance refund',[(9998,1440.00),(5050,-1440.00)]),('J4','Write off Unit 6 Tanner St (dissolved)',[(8100,3812.50),(1100,-3812.50)]),('J5','FV uplift per Pellow Finch valuation',[(11,150000.00),(3100,-150000.00)]),('J6','Loan interest accrual 17 days',[(7903,10804.79),(2109,-10804.79)]),('J7','Insurance prepaid Apr-Jul',[(1103,7724.25),(5050,-7724.25)])]
adj={}
for _,_,ls in J:
    assert abs(sum(v for _,v in ls))<.005
    for a,v in ls: adj.setdefault(a,[0,0]); adj[a][0 if v>0 else 1]+=abs(v)
plug=-round(sum(v for _,l in S for _,_,v in l if v),2); print('plug',plug)
N='tb_etb_harcourt_mill_2025.xlsx'; wb=xlsxwriter.Workbook(D(N)); ws=wb.add_worksheet('ETB'); F=lambda **k: wb.add_format(dict(font_name='Arial',font_size=9,**k))
b=F(bold=True); n=F(num_format='#,##0.00;(#,##0.00);-'); h=F(bold=True,align='center',bottom=1,bg_color='#DDEBF7'); hg=F(bold=True,align='center',bg_color='#DDEBF7'); tx=F(); tt=F(bold=True,num_format='#,##0.00',top=1,bottom=6); cd=F(num_format='0000',align='left'); sec=F(bold=True,italic=True,font_color='#1F3864')
ws.write('A1','Client: Harcourt Mill Properties Limited',b); ws.write('A2','Extended trial balance',b); ws.write('A3','Year ended: 31 March 2025',tx); ws.write('J1','Prepared by: SKD   12/06/25',tx); ws.write('J2','Reviewed by:',tx); ws.write('J3','Ref: B1/2',tx)
ws.set_column('A:A',7); ws.set_column('B:B',40); ws.set_column('C:D',14); ws.set_column('E:E',5); ws.set_column('F:G',12.5); ws.set_column('H:H',2); ws.set_column('I:K',14)
ws.merge_range('C5:D5','Per Sage',hg); ws.merge_range('F5:G5','Adjustments',hg); ws.merge_range('I5:J5','Adjusted',hg); ws.write('K5','Prior year',hg)
for i,s in enumerate(['N/C','Account','Dr £','Cr £','Jnl','Dr £','Cr £',None,'Dr £','Cr £','31.03.24 £']):
    if s: ws.write(5,i,s,h)
KA=['debit','credit','other:Adjustments Dr','other:Adjustments Cr','other:Adjusted Dr','other:Adjusted Cr','other:Prior year 31.03.24']
cols=[2,3,5,6,8,9,10]; r=6; T=[]; pys=0; P=[]
for s,l in S:
    ws.write(r,1,s,sec); r+=1
    for a,nm,v in l:
        if a==3200: v=plug
        t=dict(account=f'{a:04d}',name=nm); ws.write(r,0,a,cd); ws.write(r,1,nm,tx)
        if v==0: v=None
        py=None if a in(8100,4900,9998,3200) else round((v or 5890.12)*random.choice([1,.94,.97,1.03,.9]),2)
        if a in(10,11,31,51,3100,2310,3000,1210,2115,50,2330,30): py=v
        if a==8000: py=6827.88
        if a==3200: P.append((r,t))
        A=adj.get(a,[None,None]); A=[x or None for x in A]
        e=round((v or 0)+(A[0] or 0)-(A[1] or 0),2)
        vals=[v if v and v>0 else None,-v if v and v<0 else None,A[0],A[1],e if e>0 else None,-e if e<0 else None,py]
        for cx,k,x in zip(cols,KA,vals):
            if x is not None: ws.write(r,cx,x,n); t[k]=round(x,2)
        js=[j for j,_,ls in J if any(q==a for q,_ in ls)]
        if js: ws.write(r,4,','.join(q[1:] for q in js),F(align='center',font_color='#C00000'))
        pys+=py or 0; T.append(t); r+=1
    r+=1
rr,t=P[0]; ws.write(rr,10,round(-pys,2),n); t[KA[6]]=round(-pys,2); print('py plug',-pys)
tot={"label":"Total"}; ws.write(r,1,'Total',b)
for cx,k in zip(cols,KA):
    L='ABCDEFGHIJK'[cx]; x=round(sum(t.get(k,0) for t in T),2)+0.0; x=abs(x) if abs(x)<.005 else x
    ws.write_formula(r,cx,f'=ROUND(SUM({L}7:{L}{r}),2)',tt,x); tot[k]=x
assert tot['debit']==tot['credit'] and tot[KA[2]]==tot[KA[3]] and tot[KA[4]]==tot[KA[5]]
ws.write(r+2,1,'Difference',F(italic=True)); 
for cx in(3,6,9): ws.write_formula(r+2,cx,f'={"ABCDEFGHIJ"[cx-1]}{r+1}-{"ABCDEFGHIJ"[cx]}{r+1}',F(num_format='0.00',italic=True,font_color='#7F7F7F'),0)
ws.freeze_panes(6,2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.set_paper(9)
w2=wb.add_worksheet('Journals'); w2.set_column('B:B',44); w2.set_column('C:D',13); q=0
w2.write(0,0,'Harcourt Mill Properties Limited - audit journals y/e 31.3.25',b); q=2
nmx={a:nm for _,l in S for a,nm,_ in l}
for j,ds,ls in J:
    w2.write(q,0,j,b); w2.write(q,1,ds,b); q+=1
    for a,v in ls: w2.write(q,0,a,cd); w2.write(q,1,nmx[a],tx); w2.write(q,2 if v>0 else 3,abs(v),n); q+=1
    q+=1
wb.close(); save(N,'TB','Excel extended trial balance UK, Per Sage / Adjustments / Adjusted Dr-Cr pairs plus signed prior year, journals sheet',True,KA,T,[tot]); print(len(T))
