from common import *
import xlsxwriter
R=random.Random(4602)
N='cottonwood_mhp_jul23_jun24.xlsx'
C=[f'{m} {y}' for y,ms in(('23',MON[6:]),('24',MON[:6])) for m in ms]+['TOTAL']
s=St('Profit & Loss','Cottonwood Bend Mobile Home Park LLC','2023-07-01','2024-06-30',C,sheet='Sheet1')
def L(code,n,an,mode='noisy',lvl=3,w=None,blank=()):
    v=spread(R,an,mode,w=w)
    v=[0.0 if (i in blank or (w and not w[i])) else x for i,x in enumerate(v)]
    return s.l(n,v+[r2(sum(v))],lvl,code)
win=[.4,.4,.5,.9,1.4,1.8,2,1.9,1.4,.8,.5,.4]
s.h('Ordinary Income/Expense',0)
s.h('Income',1)
s.h('Lot Rent Income',2,'4000')
a=[L('4010','Lot Rent - Singlewide',186240,'tight'),L('4020','Lot Rent - Doublewide',97920,'tight'),L('4030','RV Pad Rent',21450,w=[2,2,1.6,1.2,.6,0,0,0,.4,.9,1.4,1.9]),L('4090','Vacancy / Concessions',-5120,w=[0,1,0,0,1,0,1,0,0,1,0,0])]
t1=s.t('Total 4000 · Lot Rent Income'.replace('4000 · ',''),a,2,code='4000')
s.h('Park-Owned Home Income',2,'4100')
b=[L('4110','Home Rent',43800,'flat'),L('4120','Home Note Interest',6218.40,'tight')]
t2=s.t('Total Park-Owned Home Income',b,2,code='4100')
s.h('Utility Reimbursements',2,'4200')
d=[L('4210','Water/Sewer Billed',38870),L('4220','Trash Billed',12960,'flat')]
t3=s.t('Total Utility Reimbursements',d,2,code='4200')
o=[L('4300','Late Fees',3425,lvl=2),L('4310','Laundry Machines',2764.75,lvl=2),L('4390','NSF & Misc',180,w=[0,1,0,0,0,2,0,0,1,0,0,0],lvl=2)]
ti=s.t('Total Income',[t1,t2,t3]+o,1,key='total_income')
gp=s.t('Gross Profit',[ti],0)
s.h('Expense',1)
def G(code,name,ls):
    s.h(name,2,code); it=[L(*x[:3],**x[3]) for x in ls]
    return s.t('Total '+name,it,2,code=code)
e=[]
e.append(L('6010','Advertising',1140,lvl=2,w=[1,0,1,0,1,0,0,0,1,1,1,0]))
e.append(L('6020','Auto & Truck (park)',3890.22,lvl=2))
e.append(L('6030','Bank Charges',228,'flat',lvl=2))
e.append(G('6100','Insurance',[('6110','Liability',9864,{'mode':'flat'}),('6120','Park-Owned Homes',4212,{'w':[1,0,0,1,0,0,1,0,0,1,0,0],'mode':'tight'})]))
e.append(L('6200','Legal & Eviction',2915,lvl=2,w=[0,1,0,0,0,1,0,2,0,0,0,0]))
e.append(L('6210','Accounting',3300,lvl=2,w=[1,1,1,1,1,1,1,4,3,1,1,1]))
e.append(G('6300','Payroll',[('6310','On-site Manager',31200,{'mode':'flat'}),('6320','Payroll Taxes',2636.40,{'mode':'tight'}),('6330','Work Comp',1044,{'w':[0,0,1,0,0,1,0,0,1,0,0,1]}),('6340','Casual Labor',4675,{'w':[2,2,2,1,.5,0,0,0,.5,1,2,2]})]))
e.append(G('6400','Repairs & Maintenance',[('6410','Roads / Gravel',7480,{'w':[0,2,3,0,0,0,0,0,0,3,2,0]}),('6420','Water & Sewer Lines',9233.17,{}),('6430','Park-Owned Home Repairs',11340.55,{}),('6440','Tree Trimming',2850,{'w':[0,0,0,2,0,0,0,0,1,0,0,0]}),('6450','Snow Removal',3160,{'w':[0,0,0,0,1,2,3,2,1,0,0,0]}),('6460','Supplies',2471.90,{})]))
e.append(L('6500','Property Taxes',23418.66,lvl=2,w=[0,0,0,1,0,0,0,0,0,1,0,0],mode='tight'))
e.append(G('6600','Utilities',[('6610','Electric - Common',6128.31,{'w':win}),('6620','Water/Sewer - City',44317.84,{}),('6630','Trash Hauler',14688,{'mode':'flat'}),('6640','Propane - Shop',1937.12,{'w':[0,0,0,1,2,3,3,3,2,0,0,0]})]))
e.append(L('6700','Telephone & Internet',1548,'flat',lvl=2))
te=s.t('Total Expense',e,1,key='total_operating_expenses')
no=s.t('Net Ordinary Income',[gp,te],0,'TOTAL',[1,-1],key='noi')
s.h('Other Income/Expense',0)
s.h('Other Income',1)
oi=s.t('Total Other Income',[L('8010','Interest Income',412.33,lvl=2)],1)
s.h('Other Expense',1)
oe=s.t('Total Other Expense',[L('9010','Mortgage Interest - Prairie State Bk',48216.90,'tight',lvl=2),L('9020','Depreciation',0.0,'flat',lvl=2) if 0 else L('9020','Capital - Well Pump',8950,w=[0,0,0,0,0,0,0,0,1,0,0,0],lvl=2)],1)
ni2=s.t('Net Other Income',[oi,oe],0,'TOTAL',[1,-1])
s.t('Net Income',[no,ni2],0,'TOTAL',key='net_income')
wb=xlsxwriter.Workbook(doc(N)); ws=wb.add_worksheet('Sheet1'); wb.add_worksheet('Sheet2') if 0 else None
B=dict(font_name='Arial',font_size=8)
lab=wb.add_format({**B,'bold':1}); hd=wb.add_format({**B,'bold':1,'align':'center','bottom':2}); 
num=wb.add_format({**B,'num_format':'#,##0.00;-#,##0.00'}); numt=wb.add_format({**B,'num_format':'#,##0.00;-#,##0.00','top':1}); numg=wb.add_format({**B,'bold':1,'num_format':'#,##0.00;-#,##0.00','top':1,'bottom':6})
ws.write(0,0,'3:47 PM',lab);ws.write(1,0,'07/19/24',lab);ws.write(2,0,'Accrual Basis',lab)
ctr=wb.add_format({'font_name':'Arial','font_size':12,'bold':1})
ws.write(0,8,s.prop,ctr);ws.write(1,8,'Profit & Loss',wb.add_format({'font_name':'Arial','font_size':14,'bold':1}));ws.write(2,8,'July 2023 through June 2024',wb.add_format({**B,'font_size':10,'bold':1}))
ws.set_column(0,3,2);ws.set_column(4,4,2);ws.set_column(5,5,32)
LC=6
for k,t in enumerate(C): ws.write(3,LC+2*k,t,hd);ws.set_column(LC+2*k,LC+2*k,10.5);ws.set_column(LC+2*k+1,LC+2*k+1,.8)
from xlsxwriter.utility import xl_rowcol_to_cell as rc
for i,(r,m) in enumerate(zip(s.rows,s.meta)):
    y=4+i; t=r['label']
    if r['accountCode']: t=(f"Total {r['accountCode']} · {t[6:]}" if t.startswith('Total ') else f"{r['accountCode']} · {t}")
    col=m['lvl'] if t.startswith('Net ') or m['lvl']==0 else m['lvl']+1
    ws.write(y,min(col,5) if m['lvl']<3 else 4,t,lab)
    if r['rowType']=='HEADING':continue
    for k,v in enumerate(r['values']):
        x=LC+2*k
        fm=num if r['rowType']=='LINE' else (numg if r['label']=='Net Income' else numt)
        if k==12: ws.write_formula(y,x,'=ROUND('+'+'.join(rc(y,LC+2*j) for j in range(12))+',5)',fm,v)
        elif r['rowType']=='LINE': ws.write_number(y,x,v,fm)
        else:
            its=r['footsFrom']['items'];sg=m['signs'] or [1]*len(its)
            ws.write_formula(y,x,'=ROUND('+''.join(('+' if g>0 else '-')+rc(4+q,x) for q,g in zip(its,sg)).lstrip('+')+',5)',fm,v)
ws.freeze_panes(4,6);ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(3);ws.set_footer('&RPage &P of &N')
wb.close()
save(N,[s],'MANUFACTURED_HOUSING','OPERATING_STATEMENT_T12','QuickBooks Desktop export, labels stepped over columns, spacer columns, fiscal year',False)
