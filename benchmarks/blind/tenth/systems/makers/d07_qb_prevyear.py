import random; from common import *
import xlsxwriter
R=random.Random(7707)
NAME='Silver Creek Plaza P&L PY comparison.xlsx'
s=St('Profit & Loss Prev Year Comparison','Silver Creek Plaza','2024-01-01','2024-12-31',['Jan - Dec 24','Jan - Dec 23','$ Change'],sheet='Sheet1')
C=lambda x:int(round(x*100))
def L(code,lab,a,b,lv): return s.L(lab,[C(a),C(b),C(a)-C(b)],code,lv)
def jit(x,n=.1): return round(x*R.uniform(1-n,1+n),2)
def P(code,lab,items,lv):
    """parent account with children; items: (code,label,cur,prior) or nested"""
    s.H(lab,code,lv); g=[]
    for it in items: g.append(P(*it,lv=lv+1) if isinstance(it[2],list) else L(it[0],it[1],it[2],it[3],lv+1))
    return s.T('Total '+lab,g,code,lv)
s.H('Ordinary Income/Expense',lv=0)
s.H('Income',lv=1)
i1=P('4000','Rental Income',[('4010','Base Rent',486218.52,471904.16),('4020','Percentage Rent',11840.33,9277.09),('4030','Pad Site Ground Lease',48000,48000),('4090','Rent Abatements',-6250,0)],2)
i2=P('4100','Tenant Reimbursements',[('4110','CAM',88417.2,84020.64),('4120','Property Tax',71206.08,69511.4),('4130','Insurance',19877.52,16204.92),('4140','Water',6340.15,5988.71),('4190','Prior Year Reconciliation',-2114.67,3380.02)],2)
i3=P('4200','Other Income',[('4210','Late Charges',1385,940),('4220','Pylon Sign',3600,3600),('4230','Cart / Seasonal License',4500,3750),('4240','NSF',70,35)],2)
i4=L('4900','Interest - Bank',812.44,118.03,2)
ti=s.T('Total Income',[i1,i2,i3,i4],lv=1,key='total_income',rt='TOTAL')
s.H('Expense',lv=1)
x=[]
x.append(P('6000','CAM Expenses',[('6010','Parking Lot',[('6011','Sweeping',9360,9360),('6012','Striping & Sealcoat',14850,0),('6013','Snow & Ice',7912.5,12240.75),('6014','Lighting Repairs',3318.09,2204.41)]),('6020','Landscape',[('6021','Contract',13200,12600),('6022','Irrigation & Extras',2188.36,3019.9)]),('6030','Trash Removal',15422.88,14790.12),('6040','Electric - Common',10904.53,10266.17),('6050','Water & Sewer',8811.02,8240.65),('6060','Fire Monitoring',1740,1740),('6070','Roof Repairs',4215,9820.5),('6080','Day Porter',11700,11250),('6095','CAM Admin - Contra',-1200,-1200)],2))
x.append(P('6200','Taxes',[('6210','Real Estate',73418.66,71302.28),('6220','Special Assessment',1866.4,1866.4)],2))
x.append(L('6300','Insurance',21540,17355,2))
x.append(L('6400','Management Fees',26244.11,25180.36,2))
x.append(P('6500','Professional Fees',[('6510','Accounting',5800,5450),('6520','Legal',3927.5,8116.25)],2))
x.append(P('6600','Office & Admin',[('6610','Bank Service Charges',318,290),('6620','Postage',86.4,71.2),('6630','Licenses',250,250),('6640','Travel',0,612.38)],2))
x.append(P('6700','Repairs - Non CAM',[('6710','Vacant Suite',2650.75,0),('6720','HVAC - Landlord',6122.3,3190)],2))
x.append(L('6800','Advertising & Leasing',1475,2980,2)); x.append(L('6999','Uncategorized Expense',0,144.17,2))
te=s.T('Total Expense',x,lv=1,key='total_operating_expenses',rt='TOTAL')
noi=s.T('Net Ordinary Income',[ti,te],lv=0,rt='TOTAL',signs=[1,-1],key='noi')
s.H('Other Income/Expense',lv=0)
s.H('Other Income',lv=1); o1=s.T('Total Other Income',[L('7010','Insurance Proceeds',0,8400,2)],lv=1)
s.H('Other Expense',lv=1)
o2=s.T('Total Other Expense',[L('8010','Mortgage Interest',138406.77,142911.35,2),L('8020','Depreciation',104216,101880,2),L('8030','Amortization',6640,6640,2)],lv=1)
no=s.T('Net Other Income',[o1,o2],lv=0,rt='SUBTOTAL',signs=[1,-1])
s.T('Net Income',[noi,no],lv=0,rt='TOTAL',key='net_income')
wb=xlsxwriter.Workbook(f'{ROOT}/documents/{NAME}'); ws=wb.add_worksheet('Sheet1'); tip=wb.add_worksheet('QuickBooks Export Tips')
F=lambda **k: wb.add_format(dict(font_name='Arial',font_size=8,**k))
bl=F(bold=True); sm=F(bold=True)
ws.write('A1','3:41 PM',sm); ws.write('A2','01/22/25',sm); ws.write('A3','Accrual Basis',sm)
for r,(t,z) in enumerate([('Silver Creek Plaza',12),('Profit & Loss Prev Year Comparison',14),('January through December 2024',10)]):
    ws.merge_range(r,3,r,13,t,wb.add_format(dict(font_name='Arial',bold=True,font_size=z,align='center')))
cols=[7,9,11,13]  # H J L N
hf=F(bold=True,align='center',bottom=5)
for cc,h in zip(cols,['Jan - Dec 24','Jan - Dec 23','$ Change','% Change']): ws.write(4,cc,h,hf)
rr=5; pos={}
top=dict(num_format='#,##0.00;-#,##0.00',top=1)
for k,r in enumerate(s.rows):
    pos[k]=rr
    code=r['code']; lab=r['label']
    if code: 
        lab=(f'Total {code} · {lab[6:]}' if lab.startswith('Total ') else f'{code} · {lab}')
    ws.write(rr,1+r['lv'],lab,bl)
    if r['rt']!='HEADING':
        for q,cc in enumerate(cols[:3]):
            v=r['v'][q]/100; L_='ABCDEFGHIJKLMN'[cc]
            opt=dict(num_format='#,##0.00;-#,##0.00')
            if r['items']: opt['top']=1
            if lab=='Net Income': opt['bottom']=6; opt['bold']=True
            f=F(**opt)
            if q==2: ws.write_formula(rr,cc,f'=ROUND((H{rr+1}-J{rr+1}),5)',f,v)
            elif r['items']:
                ex='+'.join(f'{L_}{pos[i]+1}' if g==1 else f'(-{L_}{pos[i]+1})' for i,g in zip(r['items'],r['signs'])); ws.write_formula(rr,cc,f'=ROUND({ex},5)',f,v)
            else: ws.write_number(rr,cc,v,f)
        a,b=r['v'][0],r['v'][1]
        pc=1.0 if b==0 and a else (0 if b==0 else (a-b)/abs(b))
        ws.write_number(rr,13,round(pc,5),F(num_format='0.0%;-0.0%',**({'top':1} if r['items'] else {})))
    rr+=1
ws.set_column(0,5,2.4); ws.set_column(6,6,26)
for cc in cols: ws.set_column(cc,cc,12)
for cc in (8,10,12): ws.set_column(cc,cc,1.2)
ws.set_column(0,0,2.4); ws.freeze_panes(5,7); ws.hide_gridlines(2); ws.set_footer('&RPage &P'); ws.fit_to_pages(1,0)
for r,t in enumerate(['QuickBooks Desktop Export Tips','','To keep this report format, choose Update an existing worksheet the next time you export.','Change the report header under Advanced > Send header to screen.']): tip.write(r,1,t,F())
wb.close()
save(NAME,[s],'RETAIL','OPERATING_STATEMENT','QuickBooks Desktop P&L previous-year comparison: labels stepped over columns B-F, spacer columns, formulas, $ and % change, tips sheet',False)
