# Entrata/Yardi-senior-like trailing twelve in xlsx (xlsxwriter): fiscal year Jul-Jun, statistics first, merged title cells, outline groups, hidden prior-year column block, number formats in whole dollars while cells carry whole dollars
from common import *
import xlsxwriter
rng=random.Random(4404); F='T12 - Larkspur Senior Living (06.30.2025).xlsx'
s=S(12)
def ln(label,base,code,round_=100,**k):
    nat=k.pop('nat',1); key=k.pop('lk',None); v=series(rng,abs(base),round_=100,noise=k.pop('noise',.05),growth=k.pop('growth',.03),zero=k.pop('zero',0),season=k.pop('season',None))
    if base<0: v=[-x for x in v]
    return s.l(label,v,code=code,nat=nat,**k)
# statistics: floats / ints
occ=[round(rng.uniform(.885,.94),4) for _ in range(12)]
s.h('CENSUS & STATISTICS')
s.l('Average Occupancy %',occ,stat='pct'); 
il=[round(rng.uniform(64,69),1) for _ in range(12)]; al=[round(rng.uniform(47,52),1) for _ in range(12)]; mc=[round(rng.uniform(20,23.5),1) for _ in range(12)]
for nme,v in (('Average Census - Independent Living',il),('Average Census - Assisted Living',al),('Average Census - Memory Care',mc),('Average Census - Total',[round(a+b+c,1) for a,b,c in zip(il,al,mc)])): s.l(nme,v,stat='dec')
s.h('REVENUE')
def grp(head,lines,tot,lvl=1,key=None):
    s.h(head,lvl=lvl); it=[ln(q[0],q[1],q[2],**(q[3] if len(q)>3 else {})) for q in lines]
    return s.t(tot,it,lvl=lvl,key=key)
a=grp('Room & Board Revenue',[('IL Monthly Service Fees',251300,'3010-10'),('AL Base Rent',268400,'3010-20'),('MC Base Rent',161900,'3010-30'),('Second Person Fees',11900,'3010-40'),('Respite Stays',8200,'3010-50',{'noise':.6}),('Move-in Incentives',-9800,'3015-10',{'noise':.5}),('Vacation Credits',-640,'3015-20',{'noise':.8,'zero':.3})],'Total Room & Board Revenue')
b=grp('Care Revenue',[('Level of Care - AL',61200,'3020-10'),('Level of Care - MC',38400,'3020-20'),('Medication Management',9150,'3020-30'),('Incontinence Supplies',2150,'3020-40',{'noise':.2})],'Total Care Revenue')
c_=grp('Community & Other Revenue',[('Community Fees',21400,'3030-10',{'noise':.6}),('Guest Meals',1480,'3030-20',{'noise':.3}),('Beauty Shop',3350,'3030-30',{'noise':.15}),('Therapy Space Lease',2500,'3030-40',{'noise':0,'growth':0}),('Garage & Storage',1850,'3030-50',{'noise':.04}),('Pet Fees',300,'3030-60',{'noise':.5,'zero':.4}),('Late Fees & Other',260,'3030-90',{'noise':.9,'zero':.3})],'Total Community & Other Revenue')
ti=s.t('TOTAL OPERATING REVENUE',[a,b,c_],kind='TOTAL',key='total_income')
s.h('OPERATING EXPENSES'); ex=[]
deps=[('Care Services','41',[('Wages - Caregivers AL',72400),('Wages - Caregivers MC',48800),('Wages - Med Techs',24900),('Wages - LPN / RN',31700),('Agency / Contract Staff',6900,{'noise':.8}),('Overtime',8300,{'noise':.3}),('PTO Expense',7200,{'noise':.3}),('Nursing Supplies',4100,{'noise':.2}),('Pharmacy Consultant',650,{'noise':.02})]),
('Culinary Services','42',[('Wages - Cooks',24800),('Wages - Servers & Dishwashers',22600),('Raw Food',41300,{'noise':.08}),('Dietary Supplements',1100,{'noise':.2}),('Kitchen Supplies & Smallwares',2400,{'noise':.3}),('Ware-Wash Lease',420,{'noise':0,'growth':0})]),
('Housekeeping & Laundry','43',[('Wages - Housekeepers',14200),('Linen & Laundry Supplies',1650,{'noise':.2}),('Cleaning Supplies',1900,{'noise':.2})]),
('Life Enrichment','44',[('Wages - Activities',11600),('Activity Supplies & Outings',2100,{'noise':.4}),('Entertainers',1350,{'noise':.3}),('Bus / Transportation',1700,{'noise':.35})]),
('Plant Operations','45',[('Wages - Maintenance',12900),('Repairs - Building',5400,{'noise':.6}),('Repairs - Equipment',2600,{'noise':.6}),('Elevator & Generator Contracts',1480,{'noise':.02}),('Landscape & Snow',3300,{'noise':.4}),('Apartment Turns',4700,{'noise':.7})]),
('Utilities','46',[('Electric',13900,{'noise':.12}),('Gas',4600,{'season':[.4,.4,.5,.8,1.2,1.6,1.8,1.7,1.3,.9,.6,.4]}),('Water / Sewer',6100,{'noise':.1}),('Cable & Internet',5250,{'noise':.02}),('Trash',1420,{'noise':.03})]),
('Sales & Marketing','47',[('Wages - Sales',13300),('Commissions',6100,{'noise':.7}),('Paid Referral Agencies',12400,{'noise':.9,'zero':.1}),('Digital & Print Media',4800,{'noise':.3}),('Events & Hospitality',1300,{'noise':.5})]),
('Administration','48',[('Wages - Executive Director & Business Office',23400),('Payroll Taxes - All Depts',23900),('Health & Dental - All Depts',17600,{'noise':.06}),("Workers' Compensation - All Depts",8800,{'noise':.04}),('Recruiting & Background Checks',1750,{'noise':.5}),('Licenses & Surveys',620,{'zero':.6,'noise':.5}),('Telephone & IT',4150,{'noise':.06}),('Bank & Merchant Fees',940,{'noise':.2}),('Legal & Professional',1300,{'zero':.3,'noise':.8}),('Bad Debt',1700,{'noise':.9,'zero':.2})])]
for nme,p,lines in deps:
    ex.append(grp(nme,[(q[0],q[1],'%s10-%d0'%(p,i+1),(q[2] if len(q)>2 else {})) for i,q in enumerate(lines)],'Total '+nme))
de=s.t('TOTAL DEPARTMENTAL EXPENSES',ex,kind='TOTAL')
ebm=s.t('EBITDARM',[ti,de],[1,-1],kind='TOTAL')
mf=s.l('Management Fee (5.0%)',[int(round(x*.05/100))*100 for x in s.rows[ti]['v']],code='5010-10')
eb=s.t('EBITDAR',[ebm,mf],[1,-1],kind='TOTAL')
fx=grp('Fixed Costs',[('Real Estate Taxes',17850,'5020-10',{'noise':0,'growth':0}),('Property Insurance',5400,'5020-20',{'noise':0,'growth':0}),('General & Professional Liability',7950,'5020-30',{'noise':0,'growth':0})],'Total Fixed Costs')
noi=s.t('NET OPERATING INCOME',[eb,fx],[1,-1],kind='TOTAL',key='noi')
rr=s.l('Replacement Reserve',[5833*100]*12,code='5090-10')
an=s.t('NET OPERATING INCOME AFTER RESERVES',[noi,rr],[1,-1],kind='TOTAL')
ms=[(2024,m) for m in range(7,13)]+[(2025,m) for m in range(1,7)]
cols=['%02d/%d'%(m,y) for y,m in ms]+['T-12 Total','T-3 Annualized']
def getv(r):
    if r.get('stat'): return [float(x) for x in r['v']]+[None,None]
    return r['v']+[sum(r['v']),4*sum(r['v'][9:])]
wb=xlsxwriter.Workbook(os.path.join(DOCS,F)); 
cv=wb.add_worksheet('Cover'); cv.write('B3','Larkspur Senior Living',wb.add_format({'bold':1,'font_size':20})); cv.write('B5','Trailing twelve month financial package'); cv.write('B6','Prepared for: Lender diligence'); cv.write('B8','Licensed capacity'); cv.write('C8',152); cv.write('B9','Units'); cv.write('C9',148); cv.write('B10','Fiscal year end'); cv.write('C10','June 30'); cv.set_column('B:B',34); cv.hide_gridlines(2)
w=wb.add_worksheet('T12 Detail'); base={'font_name':'Calibri','font_size':9}
f=lambda **k: wb.add_format({**base,**k})
nf='#,##0;(#,##0);"-"'
ti_=f(bold=1,font_size=13,align='center'); w.merge_range(0,0,0,20,'LARKSPUR SENIOR LIVING',ti_); w.merge_range(1,0,1,20,'Trailing 12-Month Operating Statement',f(bold=1,align='center')); w.merge_range(2,0,2,20,'For the twelve months ended June 30, 2025 (unaudited, in US dollars)',f(italic=1,align='center'))
hd=f(bold=1,bg_color='#1F4E78',font_color='white',align='center',border=1)
# A GL, B label, C..H hidden PY (6 cols summary), I.. months
w.write(4,0,'GL',hd); w.write(4,1,'Description',hd)
for j in range(2): w.write(4,2+j,['FY2023','FY2024'][j],hd)
import datetime
for j,(y,m) in enumerate(ms): w.write_datetime(4,4+j,datetime.datetime(y,m,1),f(bold=1,bg_color='#1F4E78',font_color='white',align='center',border=1,num_format='mm/yyyy'))
w.write(4,16,'',hd); w.write(4,17,'T-12 Total',hd); w.write(4,18,'T-3 Annualized',hd); w.write(4,19,'% of Rev',hd); w.write(4,20,'PRD',hd)
row=5; totrev=sum(s.rows[ti]['v']); days=sum(sum(x) for x in zip(il,al,mc))*30.42
for r in s.rows:
    k={}; t=r['type']
    if t=='HEADING': k=dict(bold=1,bg_color='#DDEBF7') if r['lvl']==0 else dict(bold=1,italic=1)
    if t=='SUBTOTAL': k=dict(bold=1,top=1)
    if t=='TOTAL': k=dict(bold=1,top=1,bottom=6,bg_color='#F2F2F2')
    w.write(row,0,r['code'] or '',f(**k)); w.write(row,1,r['label'],f(indent=min(r['lvl'],2)+(1 if t=='LINE' else 0),**k))
    if r['v'] is None and t=='HEADING' and r['lvl']==0:
        for c in range(2,21): w.write_blank(row,c,None,f(**k))
    if r['v']:
        if r.get('stat'):
            for j,x in enumerate(r['v']): w.write(row,4+j,x,f(num_format='0.0%' if r['stat']=='pct' else '0.0'))
        else:
            g=getv(r)
            for j,x in enumerate(g[:12]): w.write(row,4+j,x//100,f(num_format=nf,**k))
            py=int(g[12]/100*rng.uniform(.9,.97)); w.write(row,2,int(py*.95),f(num_format=nf)); w.write(row,3,py,f(num_format=nf))
            w.write(row,17,g[12]//100,f(num_format=nf,**k)); w.write(row,18,g[13]//100,f(num_format=nf,**k)); w.write(row,19,g[12]/totrev,f(num_format='0.0%',**k)); w.write(row,20,round(g[12]/100/days,2),f(num_format='0.00',**k))
        if t=='LINE' and r['code']: w.set_row(row,None,None,{'level':2})
    row+=1
    if t=='TOTAL': row+=1
w.merge_range(row+1,0,row+1,20,'PRD = per resident day. T-3 Annualized = April through June 2025 multiplied by four. Percentages are of Total Operating Revenue, trailing twelve months.',f(italic=1,font_size=8))
w.set_column('A:A',9); w.set_column('B:B',41); w.set_column('C:D',11,None,{'hidden':1}); w.set_column('E:P',10.5); w.set_column('Q:Q',1.5); w.set_column('R:S',12.5); w.set_column('T:U',8)
w.freeze_panes(5,2); w.set_landscape(); w.fit_to_pages(1,0); w.repeat_rows(0,4); w.hide_gridlines(2); w.set_footer('&L&F&RPage &P of &N')
w.activate(); wb.close()
# occupancy is printed with one decimal of a percent
for r in s.rows:
    if r.get('stat')=='pct': pass
st=truth(s,'Trailing 12-Month Operating Statement','Larkspur Senior Living','2024-07-01','2025-06-30',cols,getv,sheet='T12 Detail')
# a dash is printed for zero
for d in st['rows']:
    d['values']=[None if x==0 else x for x in d['values']]
save(F,[st],dict(assetType='SENIOR_HOUSING',documentType='OPERATING_STATEMENT_T12',author='controllers',style='senior-living T12 workbook, GL outline, fiscal year Jul-Jun, real dates as headers with mm/yyyy format',hard='census statistics rows above revenue (percent and decimals), EBITDARM/EBITDAR before NOI and no total of all expenses, hidden prior-year columns, T-3 annualized, percent and per-resident-day columns, cover sheet'))
